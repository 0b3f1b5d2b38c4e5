/** The days that a month has, January first, but for February in a leap year. */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The number of days of a month, `YYYY-MM`: without a Date, as a run asks for each of a hundred thousand vehicles several times. */
export function daysOfMonth(month: string): number {
  const place = Number(month.slice(5, 7));
  return place === 2 && isLeap(Number(month.slice(0, 4))) ? 29 : (DAYS[place - 1] ?? 0);
}

/** The months from one to another, both `YYYY-MM`: 0 for the same. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Days of one month as the bits of a number, the first day being the lowest. */
export type DayMask = number;

/** The days of a month from an ISO date up to before another; without an end all that follow. */
export function daysFrom(month: string, from: string, before?: string): DayMask {
  const last = daysOfMonth(month);
  const first = from.slice(0, 7) < month ? 1 : from.slice(0, 7) > month ? last + 1 : Number(from.slice(8, 10));
  const end =
    before === undefined || before.slice(0, 7) > month
      ? last + 1
      : before.slice(0, 7) < month
        ? 1
        : Number(before.slice(8, 10));
  if (end <= first) return 0;
  // Neither is above 32, so that each shift is by 31 at most; what goes over is cut off again.
  return ((1 << (end - 1)) - (1 << (first - 1))) | 0;
}

/** How many days a mask has. */
export function daysInMask(mask: DayMask): number {
  let left = mask >>> 0;
  let count = 0;
  for (; left > 0; count += 1) left = (left & (left - 1)) >>> 0;
  return count;
}

/** A mask without so many of its first days. */
export function withoutFirst(mask: DayMask, days: number): DayMask {
  let left = mask >>> 0;
  for (let gone = 0; gone < days && left > 0; gone += 1) left = (left & (left - 1)) >>> 0;
  return left | 0;
}

/** The first day of a mask; 0 without one. */
export const firstDayOf = (mask: DayMask): number => (mask === 0 ? 0 : 32 - Math.clz32(mask & -mask));

/** The last day of a mask; 0 without one. */
export const lastDayOf = (mask: DayMask): number => 32 - Math.clz32(mask);
