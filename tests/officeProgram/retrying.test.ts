import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryAfter, type Failing } from '../../office/retrying';
import { runs } from '../support/runs';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** At which minutes something is tried that fails each time, from a time on. */
function triesFrom(start: number, before: Failing): number[] {
  const tries: number[] = [];
  let failing = before;
  for (let now = start; ;) {
    tries.push((now - start) / MINUTE_MS);
    const retry = retryAfter(failing, now);
    if ('isGivenUp' in retry) return tries;
    failing = retry;
    now = retry.until;
  }
}

test('what fails is tried again after 1, 5 and 30 minutes, 2 and 8 hours, and given up a day after the first failure', () => {
  expect(triesFrom(0, { failures: 0 })).toEqual([0, 1, 6, 36, 156, 636, 1_116, 1_440]);
});

test('what failed first by a clock that was ahead is given up a day after the clock was set right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 9 }), (daysAhead, failures) => {
      const tries = triesFrom(0, { failures, failedFirst: daysAhead * DAY_MS });
      expect(tries.at(-1)).toBe(1_440);
    }),
    { numRuns: runs(100) },
  );
});

test('what begins anew has no failure before it, whatever was written down', () => {
  expect(retryAfter({ failures: 0, failedFirst: 0 }, 2 * DAY_MS)).toEqual({
    failures: 1,
    failedFirst: 2 * DAY_MS,
    until: 2 * DAY_MS + MINUTE_MS,
  });
});
