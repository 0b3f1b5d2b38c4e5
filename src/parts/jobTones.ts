import { statusesOf } from '@/machines/advance';
import { jobMachine, type JobStatus } from '@/machines/job';
import { statusTypeOf } from '@/store/care/jobs/job';
import type { Tone } from '@/ui/Badge';

const TONES = { success: 'green', error: 'red' } as const;

const toneOf = (status: JobStatus): Tone => {
  const type = statusTypeOf(status);
  return type ? TONES[type] : 'orange';
};

/** The badge's colour of a job's status: its type's, orange while it has none. */
export const JOB_TONES = Object.fromEntries(
  statusesOf(jobMachine).map((status) => [status, toneOf(status)]),
) as Readonly<Record<JobStatus, Tone>>;
