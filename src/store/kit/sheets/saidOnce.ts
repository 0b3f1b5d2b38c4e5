import type { DescribedRow } from './describedRow';
import type { Importable, Mark } from './importable';

type Told = Readonly<Record<string, string>>;

/** Tells of each row of a file why it cannot say what a row before it says, by column, where that is said once. */
export function sayingOnce<Draft extends object>(
  { columns, once = [] }: Pick<Importable<Draft, never>, 'columns' | 'once'>,
  rows: readonly DescribedRow[],
): (row: DescribedRow) => Told {
  const repeatedBy = ({ column, compared }: Mark<Draft>) => {
    const saidIn = ({ texts }: DescribedRow) => compared(texts[column] ?? '');
    const first = new Map<string, DescribedRow>();
    for (const row of rows) if (saidIn(row) !== '' && !first.has(saidIn(row))) first.set(saidIn(row), row);
    const title = columns.find(({ key }) => key === column)?.title ?? column;
    return (row: DescribedRow): Told => {
      const other = first.get(saidIn(row));
      return other && other !== row ? { [column]: `Row ${other.line} has this ${title} already.` } : {};
    };
  };
  const all = once.map(repeatedBy);
  return (row) => Object.assign({}, ...all.map((tell) => tell(row))) as Told;
}
