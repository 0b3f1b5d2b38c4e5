import { advance } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import { doneAt, type Job } from '@/store/care/jobs/job';
import type { ClosingLine } from './closingDraft';

const CLOSE = { type: 'close', left: 0, failed: false } as const;

/** The last of a vehicle's jobs whose visit may say that its device was swapped; undefined where a service is to be raised first. */
export const swapVisitOf = (jobs: readonly Job[], vehicleId: string): Job | undefined =>
  jobs.findLast((job) => !doneAt(job).has(vehicleId) && advance(jobMachine, job.status, CLOSE) !== undefined);

/** What a visit begins with that swaps the device of one vehicle. */
export const swappedAt = (lines: readonly ClosingLine[], vehicleId: string | undefined): ClosingLine[] =>
  lines.map((line) =>
    vehicleId !== undefined && line.vehicleId === vehicleId ? { ...line, workDone: 'Swapped' } : line,
  );
