import type { Refusal } from '@/journal/port/model';
import { gone } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { jobVehicleCount, type Job, type JobEvent } from './job';
import { nextStatus } from './jobsSlice';

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

/** Why a job cannot take a step: it is not there, its machine does not allow it, or the count does not fit. */
export function stepRefusal({ jobs }: WithJobs, id: string, event: JobEvent): Refusal | undefined {
  const job = jobs.entities[id];
  if (!job) return gone(jobs, id, 'This job');
  if (nextStatus(job, event)) return undefined;
  return isCountAlone(job, event) ? countRefusal(job) : { reason: `Job ${job.number} is ${job.status} now.` };
}
