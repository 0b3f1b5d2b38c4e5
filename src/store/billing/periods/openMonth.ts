import { formatDate, formatMonth } from '@/format';
import { dayAfterMonth, lastClosed, type WithPeriods } from './period';

/** The first day (ISO date) that is in no closed month; undefined where none is closed. */
export function openFrom(state: WithPeriods): string | undefined {
  const last = lastClosed(state);
  return last && dayAfterMonth(last.month);
}

/** That a day (ISO date) is in a closed month, as a sentence begins, and which days are not. */
export const closedWords = (day: string, open: string): string =>
  `${formatMonth(day.slice(0, 7))} is closed: choose ${formatDate(open)} or a later day`;

/** The test of a field: its day (ISO date) is none of a closed month. */
export const inOpenMonth = (open: string | undefined) => ({
  name: 'open',
  message: ({ value }: { value: string }) => `${closedWords(value, open ?? '')}.`,
  test: (typed: string | undefined) => open === undefined || typed === undefined || typed >= open,
});
