import { ambiguousValidator } from './ambiguousValidating';
import type { DescribedRow } from './describedRow';
import type { Importable } from './importable';
import { comparingRows } from './rowComparing';
import type { SameRecord } from './sameRecord';
import { shapingRows } from './shaping';
import type { ValidatedRow } from './validatedRow';

type Validated<Draft extends object, Known extends object> = Generator<ValidatedRow<Draft, Known>>;

/** Judges rows that are of one record, or of one of several that are known by the same; each remembers what it came to. */
export function recordValidator<Draft extends object, Known extends object>(importable: Importable<Draft, Known>) {
  const { fieldsOf } = importable;
  const shaping = shapingRows(importable);
  const { shapeOf, described, refusalsOf } = shaping;
  const comparing = comparingRows(importable);
  const { partOf, besideOthers, warningOf, standing } = comparing;

  const validateAmbiguous = ambiguousValidator(importable, shaping, comparing);

  function* validateOne({ rows, records: [only], alike }: SameRecord<Known>): Validated<Draft, Known> {
    const [head] = rows;
    if (!head) return;
    const byPart = new Map<string, DescribedRow>();
    let first: { line: number; draft: Draft | undefined } | undefined;
    for (const row of rows) {
      const part = partOf(row);
      const validated = described(row, head);
      const fields = only && fieldsOf(only, part);
      const shape = shapeOf(row, head, only, fields);
      const refused = refusalsOf(row, head, fields);
      const draft = 'draft' in shape && Object.keys(refused).length === 0 ? shape.draft : undefined;
      first ??= { line: row.line, draft };
      const reasons = {
        ...besideOthers(row, byPart.get(part), draft, first),
        ...('reasons' in shape && shape.reasons),
        ...refused,
      };
      if (!byPart.has(part)) byPart.set(part, row);
      if (!draft || Object.keys(reasons).length > 0) yield { ...validated, validation: 'Wrong', reasons };
      else if (!only || !fields) yield { ...validated, validation: 'New', reasons, draft, ...warningOf(head, alike) };
      else yield { ...validated, ...standing(draft, only, fields), reasons, draft, known: { record: only, fields } };
    }
  }

  return (same: SameRecord<Known>): Validated<Draft, Known> =>
    same.records.length > 1 ? validateAmbiguous(same) : validateOne(same);
}
