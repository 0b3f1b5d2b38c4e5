import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyReportsIn } from '../../../office/sms/earlyReports';
import { refusalsIn } from '../../../office/sms/refusals';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What an office keeps, in which somebody else is always faster, with the milliseconds at which that was tried. */
function overtakenBook() {
  const tried: number[] = [];
  const begun = Date.now();
  const book = {
    read: () => Promise.resolve({ value: { of: 1, words: { '9876543210': 'no such number' } }, place: 1 }),
    replace: () => {
      tried.push(Date.now() - begun);
      return Promise.resolve(undefined);
    },
  };
  return { book, tried };
}

test.each([
  ['A number that is noted', (book) => refusalsIn(book, 'nobody').note('9123456780', 1, 'no such number')],
  ['A number that is taken back', (book) => refusalsIn(book, 'nobody').takeBack('9876543210')],
  [
    'An early report',
    (book) => earlyReportsIn(book, Date.now).keep([{ requestId: '1', became: 'deliver', words: 'DELIVRD' }]),
  ],
] satisfies [string, (book: ReturnType<typeof overtakenBook>['book']) => Promise<unknown>][])(
  '%s, while others are faster, is kept again after pauses that grow to a second',
  async (_what, keep) => {
    const { book, tried } = overtakenBook();
    void keep(book);
    await vi.advanceTimersByTimeAsync(3_300);
    expect(tried).toEqual([0, 10, 30, 70, 150, 310, 630, 1_270, 2_270, 3_270]);
  },
);
