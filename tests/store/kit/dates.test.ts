import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isRealDay } from '@/store/kit/calendar';
import { daysBefore, daysBetween, isoDate, minuteNow, monthsAfter, todaysDate, untilMidnight } from '@/store/kit/dates';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const ZONES = ['Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Kiritimati'];

describe.each(ZONES)('in a browser in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone));

  test.each([
    ['2026-11-21T18:29:59.999Z', '2026-11-21', 1],
    ['2026-11-21T18:30:00.000Z', '2026-11-22', 24 * 3_600_000],
    ['2026-12-31T17:00:00.000Z', '2026-12-31', 90 * 60_000],
  ])('%s has the day of the office, and so long to its midnight', (moment, date, wait) => {
    expect(isoDate(new Date(moment))).toBe(date);
    expect(untilMidnight(new Date(moment))).toBe(wait);
  });

  test('today and now are those of the contacts of the vehicles', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T19:00:30Z') });
    expect(todaysDate()).toBe('2026-11-22');
    expect(minuteNow()).toBe('2026-11-22T00:30');
  });
});

describe('days before a date', () => {
  test.each([
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-03-01', 1, '2026-02-28'],
    ['2028-03-01', 1, '2028-02-29'],
    ['2026-01-10', 15, '2025-12-26'],
    ['2026-11-02', 400, '2025-09-28'],
  ])('%s less %d is %s', (date, days, before) => {
    expect(daysBefore(date, days)).toBe(before);
  });
});

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2028-02-28', '2028-03-01', 2],
  ['2026-01-10', '2025-12-26', -15],
])('from %s to %s it is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11-22', 12, '2027-11-22'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %i months is %s', (date, months, later) => {
  expect(monthsAfter(date, months)).toBe(later);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['2026-11', false],
  ['2026-11-21T10:00', false],
  ['', false],
])('that %j is a day of the calendar is %s', (text, isOne) => {
  expect(isRealDay(text)).toBe(isOne);
});
