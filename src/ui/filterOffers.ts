import { ordered, type ColumnValue } from './column';
import { filterWay, printFilter, readBound, valueText, type BoundsWay } from './filters';

/** So many different values of a text are still few. */
const FEW = 20;
/** So many values stand to be ticked; more are narrowed by typing. */
const MOST_TICKED = 50;

/** The different values of the rows, each with how many rows have it. */
export function valuesOf<Row>({ value }: ColumnValue<Row>, rows: readonly Row[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = valueText(value(row));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/** Whether there are several different values, and no more than so many. */
function differsLittle<Row>({ value }: ColumnValue<Row>, rows: readonly Row[], most: number): boolean {
  const known = new Set<string>();
  for (const row of rows) {
    known.add(valueText(value(row)));
    if (known.size > most) return false;
  }
  return known.size > 1;
}

/** Whether a filter by it is offered: of texts only where few values come again and again, or where it is said. */
export function isOffered<Row>(column: ColumnValue<Row>, rows: readonly Row[]): boolean {
  const way = filterWay(column);
  if (way !== 'values' || column.kind === 'status' || column.filtered) return way !== undefined;
  return column.kind === 'text' && differsLittle(column, rows, Math.min(FEW, rows.length / 2));
}

/** The first so many of them in order, without putting all in order: that takes long where there are very many. */
function firstOf(values: readonly string[], most: number): string[] {
  const first: string[] = [];
  for (const value of values) {
    const last = first.at(-1);
    if (first.length === most && last !== undefined && ordered(value, last) >= 0) continue;
    const place = first.findIndex((other) => ordered(value, other) < 0);
    first.splice(place < 0 ? first.length : place, 0, value);
    if (first.length > most) first.pop();
  }
  return first;
}

/** What stands to be ticked of very many values. */
export interface Ticked {
  values: readonly string[];
  /** How many more there are like them. */
  more: number;
  /** Whether there are so many that a field to narrow them is of use. */
  isLong: boolean;
}

/** Of some values those that hold what was typed, the first of them in order, and all that are chosen. */
export function tickable(known: ReadonlyMap<string, number>, typed: string, chosen: readonly string[]): Ticked {
  const wanted = typed.trim().toLowerCase();
  const matching = [...known.keys()].filter((value) => value.toLowerCase().includes(wanted));
  const first = firstOf(matching, MOST_TICKED);
  // What a link asks for stands here, though no row has it: how else would it be taken away?
  const values = new Set([...first, ...chosen]);
  return {
    values: [...values],
    more: matching.filter((value) => !values.has(value)).length,
    isLong: known.size > MOST_TICKED,
  };
}

const SIGNS = /[₹,\s]/g;
const WRONG: Record<BoundsWay, { one: string; order: string }> = {
  numbers: { one: 'is not a number with at most two decimals.', order: 'From is more than to.' },
  days: { one: 'is not a date.', order: 'From is after to.' },
  months: { one: 'is not a month.', order: 'From is after to.' },
};

/** The words of a filter between two bounds as somebody typed them, or why there can be none, in a sentence. */
export function typedBounds(
  way: BoundsWay,
  from: string,
  to: string,
): { words: readonly string[] } | { wrong: string } {
  const [first = '', last = ''] = [from, to].map((typed) =>
    way === 'numbers' ? typed.replaceAll(SIGNS, '') : typed.trim(),
  );
  const [start, end] = [readBound(way, first), readBound(way, last)];
  if (first && start === undefined) return { wrong: `${from} ${WRONG[way].one}` };
  if (last && end === undefined) return { wrong: `${to} ${WRONG[way].one}` };
  if (start !== undefined && end !== undefined && start > end) return { wrong: WRONG[way].order };
  const bounds = { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) };
  return { words: first || last ? printFilter(bounds) : [] };
}
