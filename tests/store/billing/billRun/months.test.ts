import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  daysInMask,
  daysFrom,
  daysOfMonth,
  firstDayOf,
  lastDayOf,
  monthsBetween,
} from '@/store/billing/billRun/months';

test.each([
  ['2026-11', 30],
  ['2026-12', 31],
  ['2026-02', 28],
  ['2028-02', 29],
])('%s has %d days', (month, days) => {
  expect([daysOfMonth(month), daysInMask(daysFrom(month, ''))]).toEqual([days, days]);
});

test('months are counted over the turn of a year', () => {
  expect([
    monthsBetween('2026-11', '2026-11'),
    monthsBetween('2026-11', '2027-02'),
    monthsBetween('2027-02', '2026-11'),
  ]).toEqual([0, 3, -3]);
});

const day = fc.integer({ min: 0, max: 120 }).map((n) => new Date(Date.UTC(2026, 9, 1 + n)).toISOString().slice(0, 10));

test('the days of a month from one up to before another are those that lie between', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2026-10', '2026-11', '2026-12', '2027-01'),
      day,
      fc.option(day, { nil: undefined }),
      (month, from, before) => {
        const days = Array.from(
          { length: daysOfMonth(month) },
          (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
        );
        const meant = days.filter((one) => one >= from && (before === undefined || one < before));
        const mask = daysFrom(month, from, before);
        expect([daysInMask(mask), firstDayOf(mask), lastDayOf(mask)]).toEqual([
          meant.length,
          Number(meant[0]?.slice(8) ?? 0),
          Number(meant.at(-1)?.slice(8) ?? 0),
        ]);
      },
    ),
  );
});
