import { pauseBefore } from '@/journal/kit/pauses';
import { UnheardError } from '@/journal/kit/plainWords';

/** Short, so that no page sleeps on once another machine has taken over; to ask whom nobody hears keeps nobody busy. */
const LONGEST_UNHEARD_MS = 400;

/** How many milliseconds to wait before the next try, after so many that failed, the last one with that. */
export const pauseAfter = (error: unknown, failures: number): number =>
  pauseBefore(failures, error instanceof UnheardError ? LONGEST_UNHEARD_MS : undefined);
