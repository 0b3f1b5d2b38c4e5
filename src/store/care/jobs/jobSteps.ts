import type { JobStatus } from '@/machines/job';
import { devicesOf, type Job, type JobEvent } from './job';
import { nextStatus } from './jobsSlice';

/** A step that staff may take with a job; a counted one asks for the approved device count. */
export interface JobStep {
  label: string;
  counted?: boolean;
  /** Whether it hands the job on, as the row's Send does. */
  sends?: boolean;
  /** Whether nothing is to be done here after it, so that the dialog has served. */
  ends?: boolean;
  /** Whether every job is on its way to it, so that the dialog names it before its time, too. */
  isGoal?: boolean;
  event: (devices: number) => JobEvent;
}

const STEPS: readonly JobStep[] = [
  {
    label: 'Send to Dispatcher',
    counted: true,
    sends: true,
    isGoal: true,
    event: (devices) => ({ type: 'dispatch', devices }),
  },
  { label: 'Send Back', ends: true, event: () => ({ type: 'sendBack' }) },
  { label: 'Approve', counted: true, event: (devices) => ({ type: 'approve', devices }) },
  { label: 'Send Again', sends: true, event: () => ({ type: 'sendAgain' }) },
];

const isAllowed = (job: Job, { event }: JobStep) => nextStatus(job, event(devicesOf(job))) !== undefined;

/** The steps that the machine allows a job; the one that takes it forward comes last. */
export const jobStepsOf = (job: Job): JobStep[] => STEPS.filter((step) => isAllowed(job, step));

/** The step that every job is on its way to, while the machine does not allow it. */
export const goalOf = (job: Job): JobStep | undefined => STEPS.find((step) => step.isGoal && !isAllowed(job, step));

/** What the row's Send says of a job: the one sending step that the machine allows it. */
export const sendingOf = (job: Job): JobEvent | undefined =>
  jobStepsOf(job)
    .find(({ sends }) => sends)
    ?.event(devicesOf(job));

/** Why a job cannot be sent to the dispatcher as it stands. */
export const SENDING_REFUSED: Partial<Record<JobStatus, string>> = {
  'Pending at Admin': 'The admin has not approved this job yet.',
  'Back Form Admin': 'The admin gave the form of this job back.',
  'Sent to Dispatcher': 'This job is at the dispatcher already.',
  'With Installer': 'This job is with an installer.',
  'Not Done': 'This job was at the dispatcher: assign it again.',
  Done: 'This job is done.',
};
