import { equal } from '@/journal/equal';
import type { Mapping, SheetTable } from './headings';
import type { Importable } from './importable';
import { recognizing, type SameRecord } from './sameRecord';
import { shapingRows } from './shaping';
import { markIn, describingRows, type Mended, type DescribedRow } from './describedRow';

export type RowValidation = 'New' | 'Changed' | 'Same' | 'Wrong';

/** A row of a file, and what an import would make of it. */
export interface ValidatedRow<Draft extends object, Known extends object> {
  /** Its row in the file. */
  id: number;
  /** The first row of its record, which may have several. */
  record: number;
  validation: RowValidation;
  /** What each cell says, by column. */
  texts: Readonly<Record<string, string>>;
  /** Why a cell cannot be, by column. */
  reasons: Readonly<Record<string, string>>;
  /** The columns of cells that their spreadsheet damaged: what somebody typed there is lost. */
  damaged: readonly string[];
  /** What may be wrong with a new one, though nothing forbids it; or why one that is there stays as it is. */
  warning?: string;
  /** What it comes to, unless it is wrong. */
  draft?: Draft;
  /** The record that it is, with what that said when the file was chosen. */
  known?: { record: Known; fields: Draft };
}

/** How many rows are judged between two moments at which the page may have its turn. */
const AT_A_TIME = 10;

/**
 * Judges the rows of files for a noun against the records that are there: bit by bit, telling how much is done from 0 to 1, as
 * there may be many. What was judged once is remembered.
 */
export function validatorFor<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
) {
  const { columns, knownBy, fieldsOf, parts, many, one, skipped, passedOver } = importable;
  const { shapedWith, shapeOf, textsOf, refusalsOf, damagedOf } = shapingRows(importable);
  const describing = describingRows(columns, knownBy);
  const recognized = recognizing(importable, known);
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  const partOf = ({ texts }: DescribedRow) => (parts ? parts.by.compared(texts[parts.by.column] ?? '') : '');
  const knownColumn = ({ texts }: DescribedRow) =>
    (knownBy.find(({ column }) => (texts[column] ?? '').trim() !== '') ?? knownBy[0])?.column ?? '';
  const differing = (draft: Draft, other: Draft) => columns.filter(({ key }) => !equal(draft[key], other[key]));

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

  /** Why a row cannot be beside those of its record that came before it; by column. */
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

  function* validateSame({ rows, records, alike }: SameRecord<Known>): Generator<ValidatedRow<Draft, Known>> {
    const [head] = rows;
    const [only] = records;
    if (!head) return;
    const takeFor = takenFor(records);
    const byPart = new Map<string, DescribedRow>();
    let first: { line: number; draft: Draft | undefined } | undefined;
    for (const row of rows) {
      const { line: id } = row;
      const part = partOf(row);
      const validated = { id, record: head.line, texts: textsOf(row, head), damaged: damagedOf(row, head) };
      if (records.length > 1) {
        const taken = takeFor(row);
        const reason = `There are ${records.length} ${many} of this ${titleOf(knownColumn(row))}: which ${one} it is cannot be told.`;
        const refused = refusalsOf(row, row, taken?.fields);
        const reasons = { ...(!taken && { [knownColumn(row)]: reason }), ...refused };
        if (taken && Object.keys(refused).length === 0)
          yield { ...validated, validation: 'Same', reasons, draft: taken.fields, known: taken };
        else yield { ...validated, validation: 'Wrong', reasons };
        continue;
      }
      const fields = only && fieldsOf(only, part);
      const shape = shapeOf(row, head, only, fields);
      const refused = refusalsOf(row, head, fields);
      const draft = 'draft' in shape && Object.keys(refused).length === 0 ? shape.draft : undefined;
      first ??= { line: id, draft };
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
      else
        validated.push({
          id: row.line,
          record: row.line,
          validation: 'Same',
          texts: row.texts,
          reasons: {},
          damaged: row.damaged,
          warning,
        });
      if ((describedRows.length + validated.length) % AT_A_TIME === 0)
        yield (describedRows.length + validated.length) / table.rows.length / 2;
    }
    for (const same of recognized(describedRows)) {
      for (const row of validateSame(same)) {
        validated.push(row);
        if (validated.length % AT_A_TIME === 0) yield 0.5 + validated.length / table.rows.length / 2;
      }
    }
    return validated.toSorted((a, b) => a.id - b.id);
  };
}
