import { CarOutlined, CheckOutlined, StopOutlined } from '@ant-design/icons';
import { advance } from '@/machines/advance';
import { jobMachine, type JobMachineEvent } from '@/machines/job';
import { isWithInstaller, type Job } from '@/store/care/jobs/job';
import { jobAssigned, jobClosed, visitFailed } from '@/store/facts/jobs';

/** What sends an installer, or says what his visit came to. */
export type VisitStep = 'assign' | 'fail' | 'close';

const EVENTS = {
  assign: { type: 'assign' },
  fail: { type: 'fail' },
  close: { type: 'close', left: 0, failed: false },
} as const satisfies Record<VisitStep, JobMachineEvent>;

const isAllowed = ({ status }: Job, step: VisitStep) => advance(jobMachine, status, EVENTS[step]) !== undefined;

/** The steps of its visit that a job's machine allows, the one that it waits for last; `named` says them of a job that is not in sight. */
export function visitStepsOf(job: Job) {
  const isAgain = isWithInstaller(job);
  return [
    {
      step: 'assign' as const,
      label: isAgain ? 'Assign Again' : 'Assign',
      named: (called: string) => `Assign ${called}${isAgain ? ' again' : ''}`,
      does: jobAssigned,
      icon: CarOutlined,
    },
    {
      step: 'fail' as const,
      label: 'Not Reached',
      named: (called: string) => `Not reached: ${called}`,
      does: visitFailed,
      icon: StopOutlined,
    },
    {
      step: 'close' as const,
      label: 'Close Job',
      named: (called: string) => `Close ${called}`,
      does: jobClosed,
      icon: CheckOutlined,
    },
  ].filter(({ step }) => isAllowed(job, step));
}
