import type { Table } from '@/store/table';
import { telling } from '@/store/words';
import type { Job } from './job';
import { jobAdvanced, jobRaised, serviceRaised, type JobEvent } from './jobsSlice';

interface WithJobs {
  jobs: Table<Job>;
}

const ADVANCED: Record<JobEvent['type'], (job: string) => string> = {
  approve: (job) => `approved ${job}`,
  sendBack: (job) => `gave back the form of ${job}`,
  sendAgain: (job) => `sent ${job} to the admin again`,
  dispatch: (job) => `sent ${job} to the dispatcher`,
};

const nameOf = ({ jobs }: WithJobs, id: string) => {
  const job = jobs.entities[id];
  return job ? `job ${job.number}` : 'a job that is gone';
};

/** The facts of the jobs in words. */
export const jobWords = [
  telling(serviceRaised, ({ request }) => `raised a service request for ${request.registrationNo}`),
  telling(jobRaised, ({ request: { jobType, companyName } }) => `raised a job for ${companyName}: ${jobType}`),
  telling(jobAdvanced, ({ id, event }, state: WithJobs) => ADVANCED[event.type](nameOf(state, id))),
];
