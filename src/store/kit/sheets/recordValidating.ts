import { ambiguousValidator } from './ambiguousValidating';
import type { DescribedRow } from './describedRow';
import type { Importable } from './importable';
import { comparingRows } from './rowComparing';
import type { SameRecord } from './sameRecord';
import { sayingOnce } from './saidOnce';
import { shapingRows } from './shaping';
import type { ValidatedRow } from './validatedRow';

type Validated<Draft extends object, Known extends object> = Generator<ValidatedRow<Draft, Known>>;

/** What looks wrong about a record, as its first row tells it. */
function oddOf<Draft extends object>({ warned }: Pick<Importable<Draft, never>, 'warned'>, draft: Draft) {
  const warning = warned?.(draft);
  return warning === undefined ? {} : { warning };
}

/** Validates the rows of a file record by record, each of them one that is known or new, or one of several that are known by the same; each remembers what it came to. */
export function recordValidator<Draft extends object, Known extends object>(importable: Importable<Draft, Known>) {
  const { fieldsOf, order, refused: refusedBeside } = importable;
  const shaping = shapingRows(importable);
  const { shapeOf, described, refusalsOf } = shaping;
  const comparing = comparingRows(importable);
  const { partOf, firstOfParts, besideOthers, warningOf, standing } = comparing;

  const validateAmbiguous = ambiguousValidator(importable, shaping, comparing);

  function* validateOne(
    { rows: inFile, records: [only], alike }: SameRecord<Known>,
    named: ReadonlyMap<string, DescribedRow>,
    before: (row: DescribedRow) => Readonly<Record<string, string>>,
  ): Validated<Draft, Known> {
    const rows = order ? inFile.toSorted((one, other) => order(one.texts, other.texts)) : inFile;
    const [head] = rows;
    if (!head) return;
    let partless: DescribedRow | undefined;
    let first: { line: number; draft: Draft | undefined } | undefined;
    for (const row of rows) {
      const part = partOf(row);
      const validated = described(row, head);
      const fields = only && fieldsOf(only, part);
      const shape = shapeOf(row, head, only, fields);
      const refused = refusalsOf(row, head, fields);
      const draft = 'draft' in shape && Object.keys(refused).length === 0 ? shape.draft : undefined;
      first ??= { line: row.line, draft };
      if (part === '') partless ??= row;
      const holder = part === '' ? partless : named.get(part);
      const reasons = {
        ...(draft && refusedBeside?.(draft, only)),
        ...before(row),
        ...besideOthers(row, holder === row ? undefined : holder, draft, first),
        ...('reasons' in shape && shape.reasons),
        ...refused,
      };
      const known = only && fields && { record: only, fields };
      const odd = draft && row === head ? oddOf(importable, draft) : {};
      if (!draft || Object.keys(reasons).length > 0) yield { ...validated, validation: 'Wrong', reasons };
      else if (!known) yield { ...validated, validation: 'New', reasons, draft, ...warningOf(head, alike), ...odd };
      else yield { ...validated, ...odd, ...standing(draft, known.record, known.fields), reasons, draft, known };
    }
  }

  return function* validateAll(
    rows: readonly DescribedRow[],
    records: readonly SameRecord<Known>[],
  ): Validated<Draft, Known> {
    const named = firstOfParts(rows);
    const before = sayingOnce(importable, rows);
    for (const same of records)
      yield* same.records.length > 1 ? validateAmbiguous(same) : validateOne(same, named, before);
  };
}
