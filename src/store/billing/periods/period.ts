import type { Numbered, Table } from '@/store/kit/table';

/** A month of the books that was closed, and with it all before it: amounts dated in them never change again. Or that somebody proposed to close. */
export interface Period extends Numbered {
  /** `YYYY-MM`. */
  month: string;
  /** ISO date; what is proposed alone is not closed. */
  closedOn?: string | undefined;
  /** The ISO date on which somebody proposed it who may not close it. */
  proposedOn?: string | undefined;
  /** The identity of the company's details with which it was closed, by which its returns stay; not told where there were none, or by a closing of before it was kept. */
  companyId?: string | undefined;
  /** The GST numbers of ours besides the company's with which it was closed, none among them too; not told by a closing of before they were kept. */
  registrations?: readonly string[] | undefined;
  /** That it was closed with a return of its own for each number that the company had; one of before had a single return. */
  isApart?: true | undefined;
  /** When and why it was opened again, alone: the month before it has a row of its own then; it is closed without. */
  opened?: { on: string; why: string } | undefined;
}

/** A state that has the closed months. */
export interface WithPeriods {
  periods: Table<Period>;
}

type ClosedPeriod = Period & { closedOn: string };
type ProposedPeriod = Period & { proposedOn: string };

const rowsOf = ({ ids, entities }: Table<Period>): readonly Period[] => ids.flatMap((id) => entities[id] ?? []);

const latest = <Some extends Period>(some: readonly Some[]): Some | undefined =>
  some.reduce<Some | undefined>((last, one) => (last && last.month > one.month ? last : one), undefined);

const isClosedStill = (row: Period): row is ClosedPeriod => row.closedOn !== undefined && !row.opened;

/** The closings of months that nobody opened again. */
export const standingClosings = ({ periods }: WithPeriods): ClosedPeriod[] => rowsOf(periods).filter(isClosedStill);

/** The last month that is closed; undefined where none is. */
export const lastClosed = (state: WithPeriods): ClosedPeriod | undefined => latest(standingClosings(state));

/** The closing that closed a month, `YYYY-MM`: its own, or the first of a later one; undefined while it is open. */
export const closingOf = (state: WithPeriods, month: string): ClosedPeriod | undefined =>
  standingClosings(state)
    .filter((row) => row.month >= month)
    .toSorted((one, other) => one.month.localeCompare(other.month))[0];

/** Whether a month, `YYYY-MM`, has a return of its own for each GST number that the company had: it has not where it was closed before they were apart. */
export function isApartIn(state: WithPeriods, month: string): boolean {
  const closing = closingOf(state, month);
  return closing === undefined || closing.isApart === true;
}

/** The last month that is proposed to be closed, and was not closed since; undefined where none is. A month that was opened again is proposed anew. */
export const lastProposed = ({ periods }: WithPeriods): ProposedPeriod | undefined => {
  const rows = rowsOf(periods);
  const isClosedSince = ({ number, month }: Period) =>
    rows.some((row) => row.closedOn !== undefined && row.number > number && row.month >= month);
  return latest(rows.filter((row): row is ProposedPeriod => row.proposedOn !== undefined && !isClosedSince(row)));
};

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
