import { clientOf, type Job } from '@/store/jobs/job';
import { jobAdvanced, nextStatus, type JobEvent } from '@/store/jobs/jobsSlice';
import { useAppDispatch } from '@/parts/hooks';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { useToast } from '@/ui/toast';

/** Takes a job one step on, as far as its machine allows it, with a toast that can take the step back. */
export function useJobSteps() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return (job: Job, event: JobEvent) => {
    const next = nextStatus(job, event);
    const undo = dispatch(sayUndoable(jobAdvanced(job.id, event)));
    if (next) toast({ text: `Job of ${clientOf(job)}: ${next}`, undo });
  };
}
