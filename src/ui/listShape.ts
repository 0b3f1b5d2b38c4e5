import { keyColumn, type Column } from './column';

const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** What of a list's looks a person chose: its columns in order, and how close its rows stand. */
export interface ListShape {
  /** The keys of the columns that are shown; no keys are all columns as they come. */
  columns?: readonly string[] | undefined;
  density?: Density | undefined;
}

/** More columns than any list has. */
const MOST_COLUMNS = 60;
/** Between keys, which hold letters, digits and hyphens. */
const SEPARATOR = '.';
/** All columns as they come, said on purpose: so it is whatever this browser remembers. */
const ALL = 'all';

const isDensity = (word: unknown): word is Density => DENSITIES.some((density) => density === word);

/** A shape as words of the query string say it; what they do not say, or not so, is left out. */
export const readShape = (columns: string | null, density: string | null): ListShape => ({
  ...(columns && {
    columns: columns === ALL ? [] : [...new Set(columns.split(SEPARATOR).filter(Boolean))].slice(0, MOST_COLUMNS),
  }),
  ...(isDensity(density) && { density }),
});

/** The words of the query string that say a shape, also where it is as all come. */
export const printShape = ({ columns = [], density }: ListShape) => ({
  cols: columns.length > 0 ? columns.join(SEPARATOR) : ALL,
  density,
});

/**
 * The columns as they were chosen, in that order. The one that names the rows is never missing, and pinned ones, with what
 * can be done with a row, stay at the end; keys of columns that are gone are passed over, and without any other all come.
 */
export function shapedColumns<Row>(
  columns: readonly Column<Row>[],
  keys: readonly string[] = [],
): readonly Column<Row>[] {
  const chosen = keys.flatMap((key) => columns.find((column) => column.key === key && !column.pinned) ?? []);
  if (chosen.length === 0) return columns;
  const naming = keyColumn(columns);
  const named = !naming || naming.pinned || chosen.includes(naming) ? chosen : [naming, ...chosen];
  return [...named, ...columns.filter(({ pinned }) => pinned)];
}

/** The keys with one of them a place further up (-1) or down (1). */
export function moved(keys: readonly string[], key: string, by: -1 | 1): readonly string[] {
  const from = keys.indexOf(key);
  const to = from + by;
  const other = keys[to];
  return from < 0 || other === undefined ? keys : keys.with(to, key).with(from, other);
}
