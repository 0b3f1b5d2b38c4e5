import type { DescribedRow } from './describedRow';
import type { Importable } from './importable';
import type { comparingRows } from './rowComparing';
import type { SameRecord } from './sameRecord';
import type { shapingRows } from './shaping';
import type { ValidatedRow } from './validatedRow';

/** Validates rows of several records that are known by the same: which one a row is it must tell by saying what that says already. */
export function ambiguousValidator<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  { shapedWith, described, refusalsOf }: ReturnType<typeof shapingRows<Draft, Known>>,
  { titleOf, partOf, knownColumn, differing }: ReturnType<typeof comparingRows<Draft, Known>>,
) {
  const { fieldsOf } = importable;
  const { one, many } = importable.ofKnown ?? importable;
  /** What rows of several records that are known by the same can be: one of these as it is, each of them once. */
  function takenFor(records: readonly Known[]) {
    const left = new Set(records);
    return (row: DescribedRow): ValidatedRow<Draft, Known>['known'] => {
      for (const record of left) {
        const fields = fieldsOf(record, partOf(row));
        const shape = shapedWith(row.given, fields);
        if (!('draft' in shape) || differing(shape.draft, fields).length > 0) continue;
        left.delete(record);
        return { record, fields };
      }
      return undefined;
    };
  }

  return function* validateAmbiguous({ rows, records }: SameRecord<Known>): Generator<ValidatedRow<Draft, Known>> {
    const takeFor = takenFor(records);
    for (const row of rows) {
      const validated = described(row, rows[0] ?? row);
      const taken = takeFor(row);
      const column = knownColumn(row);
      const reason = `${records.length} ${many} have this ${titleOf(column)}: it is not clear which ${one} it is.`;
      const refused = refusalsOf(row, row, taken?.fields);
      const reasons = { ...(!taken && { [column]: reason }), ...refused };
      if (taken && Object.keys(refused).length === 0)
        yield { ...validated, validation: 'Same', reasons, draft: taken.fields, known: taken };
      else yield { ...validated, validation: 'Wrong', reasons };
    }
  };
}
