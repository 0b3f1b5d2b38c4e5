import { ordered, type Column } from './column';
import { filterWay, NUMBER, printFilter, valueText } from './filters';

/** So many different values of a text are still few. */
const FEW = 20;

/** The different values of a column's rows in order, each with how many rows have it. */
export function valuesOf<Row>({ value }: Column<Row>, rows: readonly Row[]): { value: string; rows: number }[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = valueText(value(row));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => ({ value: text, rows: count })).toSorted((a, b) => ordered(a.value, b.value));
}

/** Whether a filter by the column is offered: of texts only where few values come again and again. */
export function isOffered<Row>(column: Column<Row>, rows: readonly Row[]): boolean {
  const way = filterWay(column);
  if (way !== 'values' || column.kind === 'status' || column.filtered) return way !== undefined;
  const count = column.kind === 'text' ? valuesOf(column, rows).length : 0;
  return count > 1 && count <= Math.min(FEW, rows.length / 2);
}

const bare = (typed: string) => typed.replaceAll(/[₹,\s]/g, '');

/** The words of a filter between two numbers as somebody typed them, or why there can be none, in a sentence. */
export function typedBounds(from: string, to: string): { words: readonly string[] } | { wrong: string } {
  const odd = [from, to].find((typed) => bare(typed) && !NUMBER.test(bare(typed)));
  if (odd !== undefined) return { wrong: `${odd} is not a number with at most two decimals.` };
  const [first, last] = [bare(from), bare(to)];
  if (first && last && Number(first) > Number(last)) return { wrong: 'From is more than to.' };
  const bounds = { ...(first && { from: Number(first) }), ...(last && { to: Number(last) }) };
  return { words: first || last ? printFilter(bounds) : [] };
}
