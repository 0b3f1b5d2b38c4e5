import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/journal/kit/durations';

/** So long after its first failure nobody tries any more. */
const GIVEN_UP_AFTER_MS = DAY_MS;

/** How long to wait before each next try, in milliseconds. */
export const WAITS_MS: readonly number[] = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS];

/** What was tried in vain: how often in a row, and when first (milliseconds), once it was. */
export interface Failing {
  failures: number;
  failedFirst?: number | undefined;
}

/** How often it failed by now, and until when it waits; or that it is given up. */
export type Retry = { failures: number; failedFirst: number } & ({ until: number } | { isGivenUp: true });

/** What one more failure comes to at a time in milliseconds: the waits grow, the last one goes for all that follow, and it ends a day after the first failure. */
export function retryAfter({ failures, failedFirst }: Failing, now: number): Retry {
  // A clock that was ahead has written down a first failure that is still to come.
  const first = failures === 0 ? now : Math.min(failedFirst ?? now, now);
  const last = first + GIVEN_UP_AFTER_MS;
  const failed = { failures: failures + 1, failedFirst: first };
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
  return now >= last ? { ...failed, isGivenUp: true } : { ...failed, until: Math.min(now + wait, last) };
}

/** What is told of something that was given up, with what was said to it last. */
export const givenUpWords = (words: string): string => `Given up after a day. ${words}`;
