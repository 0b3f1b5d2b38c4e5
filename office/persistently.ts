import { setTimeout } from 'node:timers/promises';
import { SpokenError } from '@/journal/kit/plainWords';
import { complain } from './tell';

/** Thrown where trying again changes nothing, with words for whoever runs the office. */
export class FinalError extends SpokenError {}

const PAUSE_MS = 500;
const TELL_EVERY_MS = 10_000;

/**
 * Does what the server may not be ready for, until it is done. Gives up when the signal says so, or after that time, and at
 * once where no try will do.
 */
export async function persistently<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
  patienceMs: number,
): Promise<Result> {
  const startedAt = performance.now();
  let describedAt = startedAt;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const now = performance.now();
      if (error instanceof FinalError || signal.aborted || now - startedAt > patienceMs) throw error;
      if (now - describedAt > TELL_EVERY_MS) {
        complain(`The office waits until its streams can be reached: ${String(error)}`);
        describedAt = now;
      }
    }
    await setTimeout(PAUSE_MS, undefined, { signal }).catch(() => {});
  }
}
