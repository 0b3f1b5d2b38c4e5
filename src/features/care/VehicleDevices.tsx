import { useAppSelector } from '@/parts/hooks';
import { deviceColumn } from '@/parts/deviceColumn';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import type { Job } from '@/store/care/jobs/job';
import type { Fitment } from '@/store/vehicles/fitments/fitments';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { columnsOf } from '@/ui/columns';
import { DataTable } from '@/ui/DataTable';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';

interface Row extends Fitment {
  id: string;
  job: Job | undefined;
}

const { date, shown } = columnsOf<Row>();
const imeiOf = ({ deviceId }: Row) => deviceId;
const nameOf = ({ job }: Row) => job && `Job ${job.number}`;

const columns = [
  deviceColumn<Row>('imei', 'IMEI', imeiOf, imeiOf),
  date('from', 'From', ({ from }) => from),
  date('to', 'To', ({ to }) => to),
  shown('text', 'job', 'Job', nameOf, (row) => (
    <OpenLink to={row.job && RECORD_PLACES.jobs(row.job)}>{nameOf(row) ?? '—'}</OpenLink>
  )),
];

const NONE: readonly Fitment[] = [];

/** The devices that are and were in a vehicle, the last first. */
export function VehicleDevices({ vehicle: { id } }: { vehicle: Vehicle }) {
  const fitments = useAppSelector((state) => selectFitments(state).get(id)) ?? NONE;
  const jobs = useAppSelector((state) => state.jobs.entities);
  const rows = fitments
    .map((fitment): Row => ({ ...fitment, id: `${fitment.deviceId} ${fitment.from}`, job: jobs[fitment.jobId ?? ''] }))
    .toReversed();
  return (
    <Section title="Devices">
      <DataTable label="Devices" name="devices" rows={rows} columns={columns} empty="No devices yet." />
    </Section>
  );
}
