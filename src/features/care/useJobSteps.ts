import { clientOf, type Job, type JobEvent } from '@/store/care/jobs/job';
import { nextStatus } from '@/store/care/jobs/jobsSlice';
import { jobAdvanced } from '@/store/facts/jobs';
import { useSay } from '@/parts/useSay';

/** Takes a job one step on, if its machine allows it, and answers whether it did. */
export function useJobSteps() {
  const say = useSay();
  return (job: Job, event: JobEvent) =>
    say(jobAdvanced(job.id, event), `Job of ${clientOf(job)}: ${nextStatus(job, event) ?? ''}`);
}
