import { CarOutlined, CheckOutlined } from '@ant-design/icons';
import { advance } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import type { Job } from '@/store/care/jobs/job';
import { jobAssigned, jobClosed } from '@/store/facts/jobs';

/** What sends an installer, or says what his visit came to. */
export type VisitStep = 'assign' | 'close';

const isAllowed = ({ status }: Job, step: VisitStep) =>
  advance(jobMachine, status, step === 'assign' ? { type: 'assign' } : { type: 'close', left: 0, failed: false }) !==
  undefined;

/** The steps of its visit that a job's machine allows, the one that it waits for last. */
export const visitStepsOf = (job: Job) =>
  [
    {
      step: 'assign' as const,
      label: job.status === 'With Installer' ? 'Assign Again' : 'Assign',
      does: jobAssigned,
      icon: CarOutlined,
    },
    { step: 'close' as const, label: 'Close Job', does: jobClosed, icon: CheckOutlined },
  ].filter(({ step }) => isAllowed(job, step));
