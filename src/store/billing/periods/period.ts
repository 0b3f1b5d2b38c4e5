import type { Numbered, Table } from '@/store/kit/table';

/** A month of the books that was closed, and with it all before it; amounts dated in them never change again. */
export interface Period extends Numbered {
  /** `YYYY-MM`. */
  month: string;
  /** ISO date. */
  closedOn: string;
  /** When and why it was opened again; it is closed without. */
  opened?: { on: string; why: string } | undefined;
}

/** A state that has the closed months. */
export interface WithPeriods {
  periods: Table<Period>;
}

/** The last month that is closed; undefined where none is. */
export const lastClosed = ({ periods: { ids, entities } }: WithPeriods): Period | undefined =>
  ids
    .flatMap((id) => entities[id] ?? [])
    .filter(({ opened }) => !opened)
    .reduce<Period | undefined>((last, one) => (last && last.month > one.month ? last : one), undefined);

/** How a month stands in the books: it lasts yet, is open, or is closed; the one that was closed last can be opened again. */
export function standingOf(
  last: Period | undefined,
  month: string,
  today: string,
): 'Lasting' | 'Open' | 'Closed' | 'Closed last' {
  if (month >= today.slice(0, 7)) return 'Lasting';
  if (!last || month > last.month) return 'Open';
  return month === last.month ? 'Closed last' : 'Closed';
}

/** The first day (ISO date) after a month, `YYYY-MM`. */
export const dayAfterMonth = (month: string): string => {
  const [year = 0, place = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, place, 1)).toISOString().slice(0, 10);
};
