import { PlusOutlined } from '@ant-design/icons';
import { paths } from '@/paths';
import { deviceColumn } from '@/parts/deviceColumn';
import { vehicleColumn } from '@/parts/vehicleColumn';
import { VehicleLink } from '@/parts/VehicleLink';
import type { Job } from '@/store/care/jobs/job';
import { networkingDays, type NotWorkingVehicle } from '@/store/vehicles/vehicles/notWorking';
import { repeatFailureText, type RepeatFailure } from '@/store/care/jobs/repeatFailures';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { formatCount, formatMinute } from '@/format';
import { Icon } from '@/ui/Icon';
import { LinkButton, OpenLink } from '@/ui/links';
import { SmallLine } from '@/ui/SmallLine';
import { PlaceCell } from './PlaceCell';

const imeiOf = ({ imei }: NotWorkingVehicle) => imei;
const { count, date, onCard, pinned, shown, describing, text } = columnsOf<NotWorkingVehicle>();

/** A temperature in degrees Celsius, such as `−18 °C`. */
export const formatTemperature = (degrees: number | undefined): string =>
  degrees === undefined ? '' : `${formatCount(degrees)} °C`;

/** What else is known of a vehicle: its open service job, its client's town, and that its device or its model fails again and again. */
interface Known {
  openService: (vehicle: NotWorkingVehicle) => Job | undefined;
  repeatFailure: (vehicle: NotWorkingVehicle) => RepeatFailure | undefined;
  town: (vehicle: NotWorkingVehicle) => string | undefined;
}

const openJob = (job: Job | undefined) =>
  job && (
    <OpenLink to={paths.care.viewJobOf('Service', job.number)}>
      <Badge tone="blue">Job open: {job.number}</Badge>
    </OpenLink>
  );

const failure = (found: RepeatFailure | undefined) =>
  found && (
    <span title={repeatFailureText(found)}>
      <Badge tone="orange">{`${found.of === 'Device' ? 'This device' : found.name}: ${formatCount(found.jobs)} jobs`}</Badge>
    </span>
  );

/** The columns of the not-working vehicles, whose days count up to `today` (ISO date). */
export const vehicleColumns = (today: string, { openService, repeatFailure, town }: Known) => [
  describing(
    {
      ...vehicleColumn('vehicle-registration-number', 'Vehicle Registration Number', ({ vehicleNo }) => vehicleNo),
      cell: ({ vehicleNo, company }) => (
        <>
          <VehicleLink vehicleNo={vehicleNo} />
          <SmallLine wraps>{company}</SmallLine>
        </>
      ),
    },
    { key: 'client', title: 'Client', kind: 'text', value: ({ company }) => company, filtered: true },
    { key: 'town', title: 'Town', kind: 'text', value: town, filtered: true },
  ),
  deviceColumn('imei', 'IMEI', imeiOf, imeiOf),
  date('last-service-date', 'Last Service Date', ({ lastServiceDate }) => lastServiceDate),
  {
    ...date('last-contact-time', 'Last Contact Time', ({ lastContactTime }) => lastContactTime),
    cell: ({ lastContactTime }: NotWorkingVehicle) => {
      const [day, time] = formatMinute(lastContactTime).split(', ');
      return (
        <>
          {day}
          <SmallLine>{time}</SmallLine>
        </>
      );
    },
  },
  text('last-service-reason', 'Last Service Reason', ({ lastServiceReason }) => lastServiceReason),
  onCard(
    'fact',
    count('networking-days', 'Networking Days', (vehicle) => networkingDays(vehicle, today)),
  ),
  {
    ...text('lat-long', 'Lat/Long', ({ latLong }) => latLong),
    cell: ({ vehicleNo, latLong }: NotWorkingVehicle) => <PlaceCell vehicleNo={vehicleNo} latLong={latLong} />,
  },
  {
    ...count('temperature', 'Temperature', ({ temp }) => temp),
    cell: ({ temp }: NotWorkingVehicle) => formatTemperature(temp),
  },
  describing(
    shown(
      'status',
      'job',
      'Job',
      (vehicle) => openService(vehicle) && 'Job open',
      (vehicle) => (
        <>
          {openJob(openService(vehicle))} {failure(repeatFailure(vehicle))}
        </>
      ),
    ),
    { key: 'repeat-failure', title: 'Repeat Failure', kind: 'status', value: (vehicle) => repeatFailure(vehicle)?.of },
  ),
  pinned('add', 'Add', ({ vehicleNo }) => (
    <LinkButton
      size="small"
      icon={<Icon of={PlusOutlined} />}
      aria-label={`Raise service for ${vehicleNo}`}
      to={paths.care.raiseServiceFor(vehicleNo)}
    />
  )),
];
