import { equal } from '@/journal/kit/equal';
import { markIn, type DescribedRow } from './describedRow';
import type { Importable } from './importable';
import type { ValidatedRow } from './validatedRow';

/** Compares the rows of a file with each other, and with the record that they are of. */
export function comparingRows<Draft extends object, Known extends object>({
  columns,
  knownBy,
  parts,
  one,
  skipped,
}: Importable<Draft, Known>) {
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  const partOf = ({ texts }: DescribedRow) => (parts ? parts.by.compared(texts[parts.by.column] ?? '') : '');
  const knownColumn = ({ texts }: DescribedRow) =>
    (knownBy.find(({ column, compared }) => compared(texts[column] ?? '') !== '') ?? knownBy[0])?.column ?? '';
  const differing = (draft: Draft, other: Draft) => columns.filter(({ key }) => !equal(draft[key], other[key]));

  /** The first row of the file that names each part: a part is one record's alone. */
  function firstOfParts(rows: readonly DescribedRow[]): ReadonlyMap<string, DescribedRow> {
    const first = new Map<string, DescribedRow>();
    for (const row of rows) {
      const part = partOf(row);
      if (part !== '' && !first.has(part)) first.set(part, row);
    }
    return first;
  }

  /** Why a row cannot be beside those that came before it, by column: `double` has its part, `first` is of its record. */
  function besideOthers(
    row: DescribedRow,
    double: DescribedRow | undefined,
    draft: Draft | undefined,
    first: { line: number; draft: Draft | undefined },
  ) {
    if (double) {
      const column = parts && partOf(row) !== '' ? parts.by.column : knownColumn(row);
      return { [column]: `Row ${double.line} has this ${titleOf(column)} already.` };
    }
    if (!draft || !first.draft || !parts || first.line === row.line) return {};
    const others = differing(draft, first.draft).filter(({ key }) => !parts.columns.includes(key));
    return Object.fromEntries(others.map(({ key, title }) => [key, `Row ${first.line} has another ${title}.`]));
  }

  /** That a new record has a name, or the like, of one that is known by something else: this may be mistyped. */
  function warningOf(head: DescribedRow, alike: readonly string[]): { warning?: string } {
    const mark = knownBy.find((each) => alike.includes(markIn(each, head.texts) ?? ''));
    return mark
      ? { warning: `There is a ${one} of this ${titleOf(mark.column)} with another ${titleOf(knownColumn(head))}.` }
      : {};
  }

  /** What a good row makes of the record that it is. */
  function standing(
    draft: Draft,
    record: Known,
    fields: Draft,
  ): Pick<ValidatedRow<Draft, Known>, 'validation' | 'warning'> {
    const why = skipped?.(draft, record);
    if (why !== undefined) return { validation: 'Same', warning: why };
    return { validation: differing(draft, fields).length > 0 ? 'Changed' : 'Same' };
  }

  return { titleOf, partOf, knownColumn, differing, firstOfParts, besideOthers, warningOf, standing };
}
