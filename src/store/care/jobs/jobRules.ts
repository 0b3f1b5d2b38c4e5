import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { gone, known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { jobVehicleCount, type Job } from './job';
import { jobAdvanced, jobRaised, nextStatus, serviceRaised, type JobEvent } from './jobsSlice';

interface WithJobs {
  jobs: Table<Job>;
}

/** Whether the machine would allow the event with another count. */
const isCountAlone = (job: Job, event: JobEvent) =>
  'devices' in event && nextStatus(job, { ...event, devices: 1 }) !== undefined;

function countRefusal(job: Job): Refusal {
  const vehicles = jobVehicleCount(job);
  const bounds = vehicles === 1 ? '1 vehicle: the count is 1' : `${vehicles} vehicles: the count is 1 to ${vehicles}`;
  return { reason: `Job ${job.number} has ${bounds}.` };
}

/** Why a job cannot take a step: it is not there, its machine does not allow it, or the count does not fit (D34). */
function stepRefusal({ jobs }: WithJobs, id: string, event: JobEvent): Refusal | undefined {
  const job = jobs.entities[id];
  if (!job) return gone(jobs, id, 'This job');
  if (nextStatus(job, event)) return undefined;
  return isCountAlone(job, event) ? countRefusal(job) : { reason: `Job ${job.number} is ${job.status} now.` };
}

/** What the facts of the jobs are about, and when they cannot be. */
export const jobRules = rules<WithJobs>()
  .about(
    serviceRaised,
    ({ id }) => [id],
    ({ jobs }, raised) => known(jobs, raised, 'This service request'),
  )
  .about(
    jobRaised,
    ({ id }) => [id],
    ({ jobs }, raised) => known(jobs, raised, 'This job'),
  )
  .about(
    jobAdvanced,
    ({ id }) => [id],
    (state, { id, event }) => stepRefusal(state, id, event),
  );
