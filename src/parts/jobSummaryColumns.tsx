import { formatDate } from '@/format';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import type { Installer } from '@/store/places/installers/installer';
import { jobType, type Job } from '@/store/care/jobs/job';
import type { Table } from '@/store/kit/table';
import { columnsOf } from '@/ui/columns';
import { OpenLink } from '@/ui/links';
import { JOB_TONES } from './jobTones';
import { jobVehiclesColumn } from './jobVehiclesColumn';

const nameOf = ({ number }: Job) => `Job ${number}`;

const { badge, date, shown, text } = columnsOf<Job>();

/** The columns of the jobs of one client or vehicle, each of which leads to its job. */
export const jobSummaryColumns = (installers: Table<Installer>) => [
  shown('text', 'job', 'Job', nameOf, (job) => <OpenLink to={RECORD_PLACES.jobs(job)}>{nameOf(job)}</OpenLink>),
  text('type', 'Type', jobType),
  jobVehiclesColumn,
  date('raised', 'Raised', ({ raisedOn }) => raisedOn),
  badge('status', 'Status', ({ status }) => status, JOB_TONES),
  text('visit', 'Visit', ({ visit }) => {
    if (!visit) return '—';
    return `${installers.entities[visit.installerId]?.name ?? 'An installer who is gone'}, ${formatDate(visit.on)}`;
  }),
];
