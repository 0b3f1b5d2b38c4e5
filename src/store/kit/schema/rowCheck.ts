import { isRecord } from '@/journal/kit/isObject';
import { ValidationError, type ISchema, type Schema } from 'yup';

/** The most that one list inside a record may hold. */
export const MOST_ITEMS = 1_000_000;

/** A row as it may be kept, or why it may not. */
export type Validated = { row: unknown } | { reason: string };

/** A schema of what is kept, none of whose rules depends on another field (`when`). */
export type RowSchema = ISchema<unknown> & Pick<Schema, 'validateSync'>;

/** A rule for every field of what is kept, as what has none is left out. */
export type FieldsOf<Kept> = { [Field in keyof Kept]-?: unknown };
export type SchemaOf<Kept> = RowSchema & { fields: FieldsOf<Kept> };
/** A schema that is chosen by the value, of which each has them; apart, as the compiler would name the choice and no field. */
export type ChosenSchemaOf<Kept> = RowSchema & { __outputType: FieldsOf<Kept> };

/** What yup tells of a schema, as far as it tells what is inside a value. */
interface Described {
  type: string;
  fields?: Readonly<Record<string, Described>>;
  innerType?: Described;
  tests?: readonly { name?: string | undefined; params?: unknown }[];
}

/** Whether something in a schema is chosen by the value. */
const isChosen = ({ type, fields = {}, innerType }: Described): boolean =>
  type === 'lazy' || Object.values(fields).some(isChosen) || (innerType !== undefined && isChosen(innerType));

/** The most items that a list may have. */
function mostOf({ tests = [] }: Described): number {
  const params = tests.find(({ name }) => name === 'max')?.params;
  return isRecord(params) && typeof params.max === 'number' ? params.max : MOST_ITEMS;
}

/** A value without the fields that its schema does not describe; the same where it has no others. */
function knownOf(value: unknown, described: Described): unknown {
  const { fields, innerType } = described;
  if (fields && isRecord(value)) {
    const names = Object.keys(value);
    const known = names.flatMap((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return field ? [[name, knownOf(value[name], field)] as const] : [];
    });
    const isWhole = known.length === names.length && known.every(([name, inner]) => inner === value[name]);
    return isWhole ? value : Object.fromEntries(known);
  }
  if (innerType && Array.isArray(value) && value.length <= mostOf(described)) {
    // A list may have holes, which `map` passes over.
    const known = Array.from(value, (item) => knownOf(item, innerType));
    return known.every((item, index) => item === value[index]) ? value : known;
  }
  return value;
}

/** Why a value is not what a schema says, nothing of it being cast; undefined when it is. */
function misfit(schema: RowSchema, value: unknown): string | undefined {
  try {
    schema.validateSync(value, { strict: true });
    return undefined;
  } catch (error) {
    if (!ValidationError.isError(error)) return 'It holds what does not belong there.';
    return error.path ? `${error.path}: ${error.message}` : error.message;
  }
}

/**
 * Validates rows by their schema, nothing being cast; fields that it does not know are left out. It gives a row that fits
 * as it is, and never throws.
 */
export function rowCheck(schema: RowSchema): (row: unknown) => Validated {
  let described: Described | undefined;
  let isByValue = false;
  // Cast, as yup's own type tells of tuples as well, of which no row has one.
  const describedBy = (options?: { value: unknown }) => schema.describe(options) as Described;
  const describedFor = (row: unknown): Described => {
    if (!described) {
      described = describedBy();
      isByValue = isChosen(described);
    }
    return isByValue ? describedBy({ value: row }) : described;
  };
  return (row) => {
    // What does not fit is told before all of it is gone through.
    const reason = misfit(schema, row);
    if (reason !== undefined) return { reason };
    const known = knownOf(row, describedFor(row));
    const left = known === row ? undefined : misfit(schema, known);
    return left === undefined ? { row: known } : { reason: left };
  };
}
