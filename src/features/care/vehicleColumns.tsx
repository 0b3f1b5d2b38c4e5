import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { networkingDays, type Vehicle } from '@/store/vehicles/vehiclesSlice';
import { columnsOf } from '@/ui/columns';
import { formatCount, formatMinute } from '@/format';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';

const { text, date, count, pinned } = columnsOf<Vehicle>();

/** A temperature in degrees Celsius, such as `−18 °C`. */
export const formatTemperature = (degrees: number): string => `${formatCount(degrees)} °C`;

/** The columns of the not-working vehicles (spec 2), whose days count up to `today` (ISO date). */
export const vehicleColumns = (today: string) => [
  text('Vehicle Registration Number', ({ vehicleNo }) => vehicleNo),
  text('IMEI', ({ imei }) => imei),
  date('Last Service Date', ({ lastServiceDate }) => lastServiceDate),
  {
    ...date('Last Contact Time', ({ lastContactTime }) => lastContactTime),
    cell: ({ lastContactTime }: Vehicle) => formatMinute(lastContactTime),
  },
  text('Last Service Reason', ({ lastServiceReason }) => lastServiceReason),
  count('Networking Days', (vehicle) => networkingDays(vehicle, today)),
  text('Lat/Long', ({ latLong }) => latLong),
  { ...count('Temperature', ({ temp }) => temp), cell: ({ temp }: Vehicle) => formatTemperature(temp) },
  pinned('Add', ({ vehicleNo }) => (
    <LinkButton
      size="small"
      icon={<Icon of={PlusOutlined} />}
      aria-label={`Raise service for ${vehicleNo}`}
      to={paths.care.raiseServiceFor(vehicleNo)}
    />
  )),
];
