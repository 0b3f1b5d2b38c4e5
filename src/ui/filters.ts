import { formatCount, formatDate, formatMoney, formatMonth } from '@/format';
import type { ColumnKind, ColumnValue } from './column';

type Bound = string | number;

/** Which rows of a column are shown: those with one of these values, or those within bounds, both of them inclusive. */
export type Filter = { among: readonly string[] } | { from?: Bound; to?: Bound };
export type Filters = Readonly<Record<string, Filter>>;

/** How a column is filtered: by values that are chosen, or between two days, months or numbers. */
export type FilterWay = 'values' | BoundsWay;
export type BoundsWay = 'days' | 'months' | 'numbers';

const WAYS: Partial<Record<ColumnKind, FilterWay>> = {
  text: 'values',
  status: 'values',
  identifier: 'values',
  date: 'days',
  month: 'months',
  money: 'numbers',
  count: 'numbers',
};

/** What stands for no value among those that can be chosen. */
const NONE = '—';
/** More than that nobody ticks, but a link may hold them. */
const MOST_VALUES = 200;
const BETWEEN = /^(.{0,20})\.\.(.{0,20})$/;
/** At most two decimals, as all money has. */
const NUMBER = /^-?\d{1,13}(\.\d{1,2})?$/;

/** How rows can be filtered by a column; undefined if they cannot. */
export const filterWay = <Row>({ kind, filtered }: ColumnValue<Row>): FilterWay | undefined =>
  filtered === false ? undefined : WAYS[kind];

/** A column's value of a row as one of those that can be chosen. */
export const valueText = (value: Bound | undefined) => (value === undefined || value === '' ? NONE : String(value));

const isDay = (text: string) => formatDate(text) !== text;
const isMonth = (text: string) => formatMonth(text) !== text;

/** A bound as it is kept, `2026-09-05`, `2026-09` or a number; undefined for what is none. */
export const readBound = (way: BoundsWay, text: string): Bound | undefined => {
  if (way === 'numbers') return NUMBER.test(text) ? Number(text) : undefined;
  return (way === 'days' ? isDay : isMonth)(text) ? text : undefined;
};

/** The words that are values of a column: of those that it can have, or of one of its rows. */
function knownAmong<Row>({ value, among = [] }: ColumnValue<Row>, words: readonly string[], rows: readonly Row[]) {
  const unknown = new Set(words);
  for (const word of among) unknown.delete(word);
  for (const row of rows) {
    if (unknown.size === 0) break;
    unknown.delete(valueText(value(row)));
  }
  return [...new Set(words)].filter((word) => !unknown.has(word));
}

/** What words of the query string say of a column of these rows; undefined for none and for nonsense. */
export function readFilter<Row>(
  column: ColumnValue<Row>,
  words: readonly string[],
  rows: readonly Row[],
): Filter | undefined {
  const way = filterWay(column);
  if (!way) return undefined;
  if (way === 'values') {
    const among = knownAmong(column, words, rows).slice(0, MOST_VALUES);
    return among.length > 0 ? { among } : undefined;
  }
  const [, first = '', last = ''] = BETWEEN.exec(words[0] ?? '') ?? [];
  const from = readBound(way, first);
  const to = readBound(way, last);
  if ((first && from === undefined) || (last && to === undefined)) return undefined;
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from > to) return undefined;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The words of the query string that say a filter. */
export const printFilter = (filter: Filter): readonly string[] =>
  'among' in filter ? filter.among : [`${filter.from ?? ''}..${filter.to ?? ''}`];

/** Whether a value, or the day of an instant, lies within the bounds. */
const isWithin = (value: Bound | undefined, { from, to }: { from?: Bound; to?: Bound }) => {
  if (value === undefined || value === '') return false;
  const known = typeof value === 'string' ? value.slice(0, 10) : value;
  return (from === undefined || known >= from) && (to === undefined || known <= to);
};

/** The rows that pass all filters; a filter whose column is gone is passed over. */
export function passing<Row>(
  rows: readonly Row[],
  columns: readonly ColumnValue<Row>[],
  filters: Filters,
): readonly Row[] {
  const tests = columns.flatMap(({ key, value }) => {
    const filter = filters[key];
    if (!filter) return [];
    if (!('among' in filter)) return [(row: Row) => isWithin(value(row), filter)];
    const wanted = new Set(filter.among);
    return [(row: Row) => wanted.has(valueText(value(row)))];
  });
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((passes) => passes(row)));
}

const FORMATS: Partial<Record<ColumnKind, (bound: never) => string>> = {
  date: formatDate,
  month: formatMonth,
  money: formatMoney,
  count: formatCount,
};

/** A filter as it is told: `Order Date: from 01 Sep 2026`. */
export function filterText<Row>({ title, kind }: ColumnValue<Row>, filter: Filter): string {
  if ('among' in filter) {
    const { among } = filter;
    return `${title}: ${among.length > 3 ? `${formatCount(among.length)} values` : among.join(', ')}`;
  }
  const { from, to } = filter;
  const format = (FORMATS[kind] ?? String) as (bound: Bound) => string;
  if (from === undefined) return `${title}: up to ${to === undefined ? NONE : format(to)}`;
  if (to === undefined) return `${title}: from ${format(from)}`;
  return `${title}: ${from === to ? format(from) : `${format(from)} – ${format(to)}`}`;
}
