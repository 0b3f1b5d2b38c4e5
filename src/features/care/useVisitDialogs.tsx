import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import type { Job } from '@/store/care/jobs/job';
import { selectJob } from '@/store/care/jobs/jobsSlice';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import type { VisitStep } from './visitSteps';

const AssignDialog = lazyWhenIdle(() => import('./AssignDialog'));
const CloseJobDialog = lazyWhenIdle(() => import('./CloseJobDialog'));
const NotReachedDialog = lazyWhenIdle(() => import('./NotReachedDialog'));

const DIALOGS = { assign: AssignDialog, fail: NotReachedDialog, close: CloseJobDialog } satisfies Record<
  VisitStep,
  unknown
>;

/** The dialogs of a job's visit, and what opens them. */
export function useVisitDialogs() {
  const [open, setOpen] = useState<{ step: VisitStep; id: string }>();
  const job = useAppSelector((state) => (open ? selectJob(state, open.id) : undefined));
  const onClose = () => setOpen(undefined);
  const Dialog = DIALOGS[open?.step ?? 'close'];
  return {
    visit: (step: VisitStep, { id }: Pick<Job, 'id'>) => setOpen({ step, id }),
    dialogs: (
      <Suspense>{open && job && <Dialog key={`${open.step} ${job.id}`} job={job} onClose={onClose} />}</Suspense>
    ),
  };
}
