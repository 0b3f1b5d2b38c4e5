import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { deviceColumn } from '@/parts/deviceColumn';
import { networkingDays, type Vehicle } from '@/store/vehicles/vehiclesSlice';
import { columnsOf } from '@/ui/columns';
import { formatCount, formatMinute } from '@/format';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';

const imeiOf = ({ imei }: Vehicle) => imei;
const { count, date, identifier, pinned, text } = columnsOf<Vehicle>();

/** A temperature in degrees Celsius, such as `−18 °C`. */
export const formatTemperature = (degrees: number): string => `${formatCount(degrees)} °C`;

/** The columns of the not-working vehicles (spec 2), whose days count up to `today` (ISO date). */
export const vehicleColumns = (today: string) => [
  identifier('vehicle-registration-number', 'Vehicle Registration Number', ({ vehicleNo }) => vehicleNo),
  deviceColumn('imei', 'IMEI', imeiOf, imeiOf),
  date('last-service-date', 'Last Service Date', ({ lastServiceDate }) => lastServiceDate),
  {
    ...date('last-contact-time', 'Last Contact Time', ({ lastContactTime }) => lastContactTime),
    cell: ({ lastContactTime }: Vehicle) => formatMinute(lastContactTime),
  },
  text('last-service-reason', 'Last Service Reason', ({ lastServiceReason }) => lastServiceReason),
  count('networking-days', 'Networking Days', (vehicle) => networkingDays(vehicle, today)),
  text('lat-long', 'Lat/Long', ({ latLong }) => latLong),
  { ...count('temperature', 'Temperature', ({ temp }) => temp), cell: ({ temp }: Vehicle) => formatTemperature(temp) },
  pinned('add', 'Add', ({ vehicleNo }) => (
    <LinkButton
      size="small"
      icon={<Icon of={PlusOutlined} />}
      aria-label={`Raise service for ${vehicleNo}`}
      to={paths.care.raiseServiceFor(vehicleNo)}
    />
  )),
];
