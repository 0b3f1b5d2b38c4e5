import type { ReactNode } from 'react';
import { formatDate, formatMinute, formatMonth, textOrder } from '@/format';

/** What a column holds: sorting, search, alignment and export follow from it. */
export type ColumnKind = 'text' | 'identifier' | 'date' | 'month' | 'money' | 'count' | 'status' | 'action';

/** What a list knows of each of its rows under one name. */
export interface ColumnValue<Row> {
  /** Names it in addresses and views; it stays when the title changes. */
  key: string;
  title: string;
  kind: ColumnKind;
  /** A text, an ISO date, a `YYYY-MM`, rupees or a count, as the kind says; undefined where a row has none. */
  value: (row: Row) => string | number | undefined;
  /** Whether a search passes it over. */
  unsearched?: boolean;
  /** Whether it can be filtered by, where not its kind and its values shall say so. */
  filtered?: boolean;
  /** All values that it can have, where they are known whatever the rows are. */
  among?: readonly string[];
}

/** What of a row's card a cell is, on a phone; before a titled fact its title stands, though it is a text, and the rest opens. */
export type CardPart = 'fact' | 'titled' | 'badge' | 'amount' | 'action' | 'rest';

export interface Column<Row> extends ColumnValue<Row> {
  /** `hasPaise` says whether an amount of the list has paise, so that all of them show two decimals. */
  cell: (row: Row, hasPaise?: boolean) => ReactNode;
  /** What its cell is on a card, where its kind does not say so. */
  card?: CardPart;
  /** Whether its cell is a field, which a card has also where nothing is typed. */
  isField?: boolean;
  /** What its cell tells besides its value, or only a file does: searched, filtered by and exported as columns of their own would be. */
  further?: readonly ColumnValue<Row>[];
  /** What a row gives to the total of its amounts, which stands under the list; none where a total says nothing. */
  total?: ((row: Row) => number | undefined) | undefined;
  /** Whether it stays in sight at the end of a row that is wider than the screen. */
  pinned?: boolean;
  /** Whether its cell takes two lines rather than widen the table, though its kind is one word. */
  wraps?: boolean;
  /** Whether it holds long names, such as those of firms, which would take a line for each word among many columns. */
  isLong?: boolean;
  /** Whether it names the row: then it cannot be hidden, and heads the row's card; else the first column does. */
  isKey?: boolean;
}

/** The column that names the rows. */
export const keyColumn = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ isKey }) => isKey) ?? columns[0];

/** All that columns tell of a row: each its own value, then what else its cell shows. */
export const valuesIn = <Row>(columns: readonly Column<Row>[]): readonly ColumnValue<Row>[] =>
  columns.flatMap((column): readonly ColumnValue<Row>[] => [column, ...(column.further ?? [])]);

/** What a column is sorted by: its value, or the first that is shown with what can be done; else nothing. */
export const sortedBy = <Row>(column: Column<Row>): ColumnValue<Row> | undefined =>
  column.kind === 'action' ? column.further?.[0] : column;

/** Which of two values comes first, as numbers or as people order texts; what is not known comes before all. */
export const ordered = (one: string | number | undefined, other: string | number | undefined): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (one === undefined || other === undefined) return Number(one !== undefined) - Number(other !== undefined);
  return textOrder(String(one), String(other));
};

/** Sorts rows ascending by a column; undefined for what can be done with a row. */
export const compareBy = <Row>({ kind, value }: ColumnValue<Row>): ((a: Row, b: Row) => number) | undefined =>
  kind === 'action' ? undefined : (a, b) => ordered(value(a), value(b));

/** Numbers stand at the end of their cells. */
export const alignOf = ({ kind }: { kind: ColumnKind }): 'end' | undefined =>
  kind === 'money' || kind === 'count' ? 'end' : undefined;

/** The words under which a search finds a row by a value; a number is found under none. */
function wordsOf<Row>({ kind, value, unsearched }: ColumnValue<Row>, row: Row): string {
  const found = value(row);
  if (typeof found !== 'string' || unsearched) return '';
  if (kind === 'date') return formatMinute(formatDate(found));
  if (kind === 'month') return formatMonth(found);
  // A plate is found with and without its spaces.
  return kind === 'identifier' ? `${found}\n${found.replaceAll(/\s/g, '')}` : found;
}

/** The text of a row that a search looks through, by the columns and what else tells of it. */
export const searchTextBy = <Row>(columns: readonly Column<Row>[], more?: (row: Row) => string) => {
  const values = valuesIn(columns);
  return (row: Row): string =>
    [...values.map((one) => wordsOf(one, row)), more?.(row) ?? ''].filter(Boolean).join('\n');
};
