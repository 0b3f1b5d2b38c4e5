import type { Table } from '@/store/kit/table';
import { describing } from '@/store/kit/words';
import type { Job } from './job';
import { formatDate } from '@/format';
import type { Installer } from '@/store/places/installers/installer';
import { jobAdvanced, jobAssigned, jobClosed, jobRaised, serviceRaised, type JobEvent } from './jobsSlice';
import { TIME_SLOTS } from './job';
import type { WorkDone } from './outcome';

interface WithJobs {
  jobs: Table<Job>;
  installers: Table<Installer>;
}

const ADVANCED: Record<JobEvent['type'], (job: string) => string> = {
  approve: (job) => `approved ${job}`,
  sendBack: (job) => `gave back the form of ${job}`,
  sendAgain: (job) => `sent ${job} to the admin again`,
  dispatch: (job) => `sent ${job} to the dispatcher`,
};

const DONE: Record<WorkDone, string> = {
  Fitted: 'fitted',
  Swapped: 'swapped in',
  Repaired: 'repaired',
  Removed: 'removed from',
  'Not Done': 'not done at',
};

const nameOf = ({ jobs }: WithJobs, id: string) => {
  const job = jobs.entities[id];
  return job ? `job ${job.number}` : 'a job that is gone';
};

/** The facts of the jobs in words. */
export const jobWords = [
  describing(serviceRaised, ({ request }) => `raised a service request for ${request.registrationNo}`),
  describing(jobRaised, ({ request: { jobType, companyName } }) => `raised a job for ${companyName}: ${jobType}`),
  describing(jobAdvanced, ({ id, event }, state: WithJobs) => ADVANCED[event.type](nameOf(state, id))),
  describing(
    jobAssigned,
    ({ id, visit: { installerId, on, slot } }, state: WithJobs) =>
      `assigned ${nameOf(state, id)} to ${state.installers.entities[installerId]?.name ?? 'an installer who is gone'} for ${formatDate(on)}, ${TIME_SLOTS[slot]}`,
  ),
  describing(jobClosed, ({ id, outcomes }, state: WithJobs) => {
    const done = outcomes.map(
      ({ workDone, vehicleNo, deviceIn, deviceOut }) =>
        `${DONE[workDone]} ${vehicleNo}${(deviceIn ?? deviceOut) ? ` (${[deviceOut, deviceIn].filter(Boolean).join(' → ')})` : ''}`,
    );
    return `closed ${nameOf(state, id)}: ${done.join(', ')}`;
  }),
];
