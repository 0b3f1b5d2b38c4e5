import type { DescribedRow } from './describedRow';
import type { Importable } from './importable';

/** Tells of each row of a file why it cannot say what a row before it says, by column, where that is said once. */
export function sayingOnce<Draft extends object>(
  { columns, once }: Pick<Importable<Draft, never>, 'columns' | 'once'>,
  rows: readonly DescribedRow[],
): (row: DescribedRow) => Readonly<Record<string, string>> {
  if (!once) return () => ({});
  const { column, compared } = once;
  const saidIn = ({ texts }: DescribedRow) => compared(texts[column] ?? '');
  const first = new Map<string, DescribedRow>();
  for (const row of rows) if (saidIn(row) !== '' && !first.has(saidIn(row))) first.set(saidIn(row), row);
  const title = columns.find(({ key }) => key === column)?.title ?? column;
  return (row) => {
    const other = first.get(saidIn(row));
    return other && other !== row ? { [column]: `Row ${other.line} has this ${title} already.` } : {};
  };
}
