import { ValidationError } from 'yup';
import type { Importable } from './importable';
import { markIn, type DescribedRow } from './describedRow';

/** What a row comes to by its schema, or why not, by column. */
export type Shape<Draft> = { draft: Draft } | { reasons: Readonly<Record<string, string>> };

/** Shapes rows by their schema, remembered, as the rows of a file are validated again with each cell that is mended. */
function shaping<Draft extends object>({ schema }: Pick<Importable<Draft, object>, 'schema'>) {
  const seen = new Map<string, Shape<Draft>>();
  const shape = (given: object): Shape<Draft> => {
    try {
      return { draft: schema.validateSync(given, { abortEarly: false }) as Draft };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const reasons: Record<string, string> = {};
      for (const { path = '', message } of error.inner) reasons[path] ??= message;
      return { reasons };
    }
  };
  return (given: object): Shape<Draft> => {
    const key = JSON.stringify(given);
    const found = seen.get(key) ?? shape(given);
    seen.set(key, found);
    return found;
  };
}

type Texts = Readonly<Record<string, string>>;

const filled = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));
const without = (texts: Texts, columns: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !columns.includes(key)));

type Marks<Draft extends object> = Pick<Importable<Draft, never>, 'columns' | 'knownBy' | 'parts'>;

/** By what a row is known as the other is, however it is written. */
const repeated = <Draft extends object>({ knownBy }: Marks<Draft>, row: DescribedRow, head: DescribedRow): string[] =>
  knownBy.filter((mark) => markIn(mark, row.texts) === markIn(mark, head.texts)).map(({ column }) => column);

/** The columns that say what the record says already, but for what is cleaned off, and its part: each is known however it is written. */
function repeatsRecord<Draft extends object>({ columns, parts }: Marks<Draft>, given: Texts, fields: Draft): string[] {
  const own = columns.filter(({ key, cleaned }) => {
    const kept: unknown = fields[key];
    return key === parts?.by.column ? kept !== undefined : typeof kept === 'string' && cleaned?.(kept) === given[key];
  });
  return own.map(({ key }) => key);
}

/**
 * Gives what a row says beside the first row of its record, and what it comes to with what the record says: what the file does not
 * tell of a record stays as it is, and its further rows need not repeat it.
 */
export function shapingRows<Draft extends object, Known extends object>(importable: Importable<Draft, Known>) {
  const { parts } = importable;
  const shaped = shaping(importable);
  const shapes = new WeakMap<DescribedRow, { head: DescribedRow; only: Known | undefined; shape: Shape<Draft> }>();
  const isFurther = (row: DescribedRow, head: DescribedRow) => parts !== undefined && row !== head;
  const ofPart = (texts: Texts): Texts =>
    Object.fromEntries((parts?.columns ?? []).map((key) => [key, texts[key] ?? '']));

  const shapedWith = (given: Texts, fields: Draft | undefined): Shape<Draft> =>
    shaped({ ...fields, ...(fields ? without(given, repeatsRecord(importable, given, fields)) : given) });

  /** Whether a further row has what the first says in that column. */
  const inherits = (row: DescribedRow, head: DescribedRow, key: string) =>
    isFurther(row, head) && !parts?.columns.some((own) => own === key) && (row.texts[key] ?? '').trim() === '';

  const textsOf = (row: DescribedRow, head: DescribedRow): Texts =>
    isFurther(row, head) ? { ...head.texts, ...ofPart(row.texts), ...filled(row.texts) } : row.texts;

  /** Why cells of a row cannot be taken for what they say, with those that it has of the first; what the record says as well is no harm. */
  function refusalsOf(row: DescribedRow, head: DescribedRow, fields: Draft | undefined): Texts {
    const own = Object.entries(row.refused);
    const inherited = Object.entries(head.refused).filter(([key]) => inherits(row, head, key));
    const texts = textsOf(row, head);
    return Object.fromEntries([...inherited, ...own].filter(([key]) => fields?.[key as keyof Draft] !== texts[key]));
  }

  function shapeOf(
    row: DescribedRow,
    head: DescribedRow,
    only: Known | undefined,
    fields: Draft | undefined,
  ): Shape<Draft> {
    const found = shapes.get(row);
    if (found?.head === head && found.only === only) return found.shape;
    const rowText = isFurther(row, head)
      ? { ...without(head.given, parts?.columns ?? []), ...without(filled(row.given), repeated(importable, row, head)) }
      : row.given;
    const shape = shapedWith(rowText, fields);
    shapes.set(row, { head, only, shape });
    return shape;
  }

  return {
    shapedWith,
    shapeOf,
    refusalsOf,
    /** What a row says with what it has of the first of its record; damaged are the columns whose cells their spreadsheet damaged. */
    described: (row: DescribedRow, head: DescribedRow) => ({
      id: row.line,
      record: head.line,
      texts: textsOf(row, head),
      damaged: [...row.damaged, ...head.damaged.filter((key) => inherits(row, head, key))],
    }),
  };
}
