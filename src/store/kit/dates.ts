import { officeMinute } from '@/format';
import { DAY_MS, MINUTE_MS } from '@/journal/kit/durations';

/** The ISO date of a moment by the office's clock, wherever this browser is. */
export const isoDate = (moment: Date): string => officeMinute(moment).slice(0, 10);

/** The ISO date of today. It reads the clock: for `prepare`, thunks and screens, not for reducers. */
export const todaysDate = (): string => isoDate(new Date());

/** The ISO minute of now by the office's clock, such as `2026-11-19T14:05`. It reads the clock, as `todaysDate` does. */
export const minuteNow = (): string => officeMinute(new Date());

/** Whether an ISO month, day or moment is one of the calendar: 2026-02-31 is none. */
export function isRealDate(text: string): boolean {
  const day = new Date(text.slice(0, 10));
  return (
    !Number.isNaN(Date.parse(text)) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text.slice(0, 10))
  );
}

/** Which of two ISO dates, or minutes, is the earlier: their signs tell, and no language has a say in it. */
export const comparedDays = (one: string, other: string): number => Number(one > other) - Number(one < other);

/** The earlier of two ISO dates. */
export const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/** The ISO date so many days before another one. */
export const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);

/** The ISO date so many days after another one. */
export const daysAfter = (date: string, days: number): string => daysBefore(date, -days);

/** The days from one ISO date to another; below zero where the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The ISO date as many days from a date as one day is from another. */
export const movedAlong = (date: string, from: string, to: string): string => daysAfter(date, daysBetween(from, to));

/** The ISO date so many months after another one; where that month has no such day, its last. */
export function monthsAfter(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The milliseconds from a moment to the next midnight by the office's clock. */
export function untilMidnight(moment: Date): number {
  const intoMinute = moment.getTime() % MINUTE_MS;
  const [hours = 0, minutes = 0] = officeMinute(moment).slice(11).split(':').map(Number);
  return DAY_MS - (hours * 60 + minutes) * MINUTE_MS - intoMinute;
}

/** The milliseconds from a moment to the next minute. */
export const untilNextMinute = (moment: Date): number => MINUTE_MS - (moment.getTime() % MINUTE_MS);
