import { AnotherOfficeError } from './streams';
import { complain } from './tell';

const PAUSE_MS = 500;
const TELL_EVERY_MS = 10_000;

/**
 * Does what the server may not be ready for, until it is done. Gives up when the signal says so, or after that time, and at
 * once when the office is another one.
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
      if (error instanceof AnotherOfficeError || signal.aborted || now - startedAt > patienceMs) throw error;
      if (now - describedAt > TELL_EVERY_MS) {
        complain(`The office waits until its streams can be reached: ${String(error)}`);
        describedAt = now;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
