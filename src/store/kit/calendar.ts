import { daysBefore, isRealDate, monthsAfter } from './dates';

/** Whether it is a day of the calendar, an ISO date. */
export const isRealDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isRealDate(text);

/** Whether it is a month of the calendar, `YYYY-MM`. */
export const isRealMonth = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d$/.test(text) && isRealDate(text);

/** The last ISO date of a month, `YYYY-MM`. */
export const lastOfMonth = (month: string): string => daysBefore(monthsAfter(`${month}-01`, 1), 1);

/** The month, `YYYY-MM`, before another. */
export const monthBefore = (month: string): string => monthsAfter(`${month}-01`, -1).slice(0, 7);

/** From one ISO date to another, both among them. */
export interface Days {
  from: string;
  to: string;
}

/** The days of a month, `YYYY-MM`. */
export const daysOf = (month: string): Days => ({ from: `${month}-01`, to: lastOfMonth(month) });

/** Whether an ISO date is one of these days. */
export const isAmong = ({ from, to }: Days, day: string): boolean => from <= day && day <= to;

/** The last twelve months, `YYYY-MM`, up to the one of an ISO date. */
export function lastTwelveMonths(today: string): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  return Array.from({ length: 12 }, (_, index) => {
    const month = last - 11 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The first ISO date of the financial year of another one, which begins on 1 April. */
export const yearBegin = (date: string): string =>
  `${Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0)}-04-01`;
