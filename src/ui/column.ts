import type { ReactNode } from 'react';
import { formatDate, formatMonth } from '@/format';

/** What a column holds: sorting, search, alignment and export follow from it. */
export type ColumnKind = 'text' | 'identifier' | 'date' | 'month' | 'money' | 'count' | 'status' | 'action';

export interface Column<Row> {
  /** Names the column in addresses and views; it stays when the title changes. */
  key: string;
  title: string;
  kind: ColumnKind;
  /** A text, an ISO date, a `YYYY-MM`, rupees or a count, as the kind says; undefined where a row has none. */
  value: (row: Row) => string | number | undefined;
  cell: (row: Row) => ReactNode;
  /** Whether it stays in sight at the end of a row that is wider than the screen. */
  pinned?: boolean;
  /** Whether a search passes it over. */
  unsearched?: boolean;
  /** Whether it can be filtered by, where not its kind and its values shall say so. */
  filtered?: boolean;
  /** Whether it names the row: then it cannot be hidden, and stays in sight on a phone; else the first column does. */
  isKey?: boolean;
}

/** The column that names the rows. */
export const keyColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isKey }) => isKey) ?? columns[0];

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

/** Which of two values comes first, as numbers or as people order texts; what is not known comes before all. */
export const ordered = (one: string | number | undefined, other: string | number | undefined): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined);
  return collator.compare(String(one), String(other));
};

/** Sorts rows ascending by a column; undefined for what can be done with a row. */
export const compareBy = <Row>({ kind, value }: Column<Row>): ((a: Row, b: Row) => number) | undefined =>
  kind === 'action' ? undefined : (a, b) => ordered(value(a), value(b));

/** Numbers stand at the end of their cells. */
export const alignOf = ({ kind }: { kind: ColumnKind }): 'end' | undefined => (kind === 'money' || kind === 'count' ? 'end' : undefined);

/** The words under which a search finds a row by a column; a number is found under none. */
function wordsOf<Row>({ kind, value, unsearched }: Column<Row>, row: Row): string {
  const found = value(row);
  if (typeof found !== 'string' || unsearched) return '';
  if (kind === 'date') return formatDate(found);
  if (kind === 'month') return formatMonth(found);
  // A plate is found with and without its spaces.
  return kind === 'identifier' ? `${found}\n${found.replaceAll(/\s/g, '')}` : found;
}

/** The text of a row that a search looks through, by the columns and what else tells of it. */
export const searchTextBy =
  <Row>(columns: readonly Column<Row>[], more?: (row: Row) => string) =>
  (row: Row): string =>
    [...columns.map((column) => wordsOf(column, row)), more?.(row) ?? ''].filter(Boolean).join('\n');
