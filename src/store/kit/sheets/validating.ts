import type { Mapping, SheetTable } from './headings';
import type { Importable } from './importable';
import { describingRows, type DescribedRow, type Mended } from './describedRow';
import { recordValidator } from './recordValidating';
import { recognizing } from './sameRecord';
import type { ValidatedRow } from './validatedRow';

/** How many rows are validated between two moments at which the page may have its turn. */
const AT_A_TIME = 10;

/** A row that brings nothing, and why. */
const unchanged = ({ line, texts, damaged }: DescribedRow, warning: string) => ({
  id: line,
  record: line,
  validation: 'Same' as const,
  texts,
  reasons: {},
  damaged,
  warning,
});

/**
 * Validates the rows of files for a noun against the records that are there: bit by bit, telling how much is done from 0 to 1, as
 * there may be many. What was validated once is remembered.
 */
export function validatorFor<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
) {
  const { columns, knownBy, passedOver } = importable;
  const validateAll = recordValidator(importable);
  const describing = describingRows(columns, knownBy);
  const recognized = recognizing(importable, known);
  return function* validating(
    table: SheetTable,
    mapping: Mapping,
    mended: Mended,
  ): Generator<number, ValidatedRow<Draft, Known>[]> {
    const tell = describing(mapping, mended);
    const describedRows: DescribedRow[] = [];
    const validated: ValidatedRow<Draft, Known>[] = [];
    for (const each of table.rows) {
      const row = tell(each);
      const warning = passedOver?.(row.texts);
      if (warning === undefined) describedRows.push(row);
      else validated.push(unchanged(row, warning));
      if ((describedRows.length + validated.length) % AT_A_TIME === 0)
        yield (describedRows.length + validated.length) / table.rows.length / 2;
    }
    for (const row of validateAll(describedRows, recognized(describedRows))) {
      validated.push(row);
      if (validated.length % AT_A_TIME === 0) yield 0.5 + validated.length / table.rows.length / 2;
    }
    const turn = importable.inTurn?.();
    const rows = validated.toSorted((a, b) => a.id - b.id);
    return turn ? rows.map((row) => turn(row)) : rows;
  };
}
