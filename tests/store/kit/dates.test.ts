import { afterEach, describe, expect, test, vi } from 'vitest';
import { daysBefore, isoDate, monthsAfter, todaysDate, untilMidnight } from '@/store/kit/dates';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test.each([
  ['Asia/Kolkata', '2026-11-22'],
  ['UTC', '2026-11-21'],
  ['America/New_York', '2026-11-21'],
])('a quarter to seven in the evening, UTC, is in %s on %s', (zone, date) => {
  vi.stubEnv('TZ', zone);
  expect(isoDate(new Date('2026-11-21T18:45:00Z'))).toBe(date);
});

test.each([
  [new Date(2026, 0, 5, 0, 0, 1), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
])('a moment has the date of the clock on the wall: %s', (moment, date) => {
  expect(isoDate(moment)).toBe(date);
});

test('today is the date of now', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 0, 30) });
  expect(todaysDate()).toBe('2026-11-21');
});

test.each([
  ['Asia/Kolkata', '2026-11-21T18:29:59.999Z', 1],
  ['Asia/Kolkata', '2026-11-21T18:30:00.000Z', 24 * 3_600_000],
  ['UTC', '2026-12-31T22:30:00.000Z', 90 * 60_000],
  ['Europe/Berlin', '2026-03-28T23:00:00.000Z', 23 * 3_600_000],
  ['Europe/Berlin', '2026-10-24T22:00:00.000Z', 25 * 3_600_000],
])('in %s, %s is so long before midnight: %d ms', (zone, moment, wait) => {
  vi.stubEnv('TZ', zone);
  expect(untilMidnight(new Date(moment))).toBe(wait);
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
  ['2026-11-22', 12, '2027-11-22'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2024-02-29', 12, '2025-02-28'],
])('%s and %i months is %s', (date, months, later) => {
  expect(monthsAfter(date, months)).toBe(later);
});
