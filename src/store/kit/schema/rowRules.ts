import { boolean, isSchema, number, object, type ISchema, type ObjectShape, type Schema } from 'yup';
import { inForm } from './fieldRules';
import { isIdentity } from '@/store/kit/identity';
import { MAX_AMOUNT } from '@/store/kit/money';
import { listOf } from './listSchema';
import { MOST_ITEMS } from './rowCheck';
import { isSeen } from '@/store/kit/typed/cleanText';
import { givenText } from '@/store/kit/typed/typedText';

/** Rules of what is kept and nobody types: they read a value as it is, and each has its message in words. */

/** What names a record, or refers to one. */
export const optionalIdentity = (label: string) =>
  givenText(`${label} must be a text.`).test({
    name: 'identity',
    message: `${label} is none.`,
    skipAbsent: true,
    test: isIdentity,
  });

/** What names a record. */
export const identity = optionalIdentity('Its identity').required('It has no identity.');

/** The identity of another record, which need not be there any more. */
export const reference = (label: string) => optionalIdentity(label).required(`${label} is missing.`);

/** A text that the product puts together out of what was typed, of at most so many characters. */
export const text = (label: string, most: number) =>
  givenText(`${label} must be a text.`)
    .required(`${label} is missing.`)
    .max(most, `${label} is too long.`)
    .test({
      name: 'seen',
      message: `${label} has invisible characters.`,
      skipAbsent: true,
      test: isSeen,
    });

/** A number from `least` to `most`. */
export const numberBetween = (label: string, least: number, most: number) =>
  number()
    .typeError(`${label} must be a number.`)
    .required(`${label} is missing.`)
    .min(least, `${label} is too small.`)
    .max(most, `${label} is too large.`);

/** A quantity that was added up: more than none, and finite. */
export const sum = (label: string) => numberBetween(label, Number.MIN_VALUE, MAX_AMOUNT);

/** A yes or a no. */
export const flag = (label: string) =>
  boolean().typeError(`${label} must be true or false.`).required(`${label} is missing.`);

/** A mark that is there or is not. */
export const mark = (label: string) =>
  boolean().typeError(`${label} must be true.`).oneOf([true], `${label} must be true.`);

/** An ISO instant, such as `2026-11-21T10:00:00.000Z`. */
export const instant = (label: string) =>
  inForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, `${label} is not a date and a time.`).required(
    `${label} is missing.`,
  );

/** A month, such as `2026-11`. */
export const month = (label: string) =>
  inForm(/^\d{4}-(0[1-9]|1[0-2])$/, `${label} is not a month.`).required(`${label} is missing.`);

/** A part of a record that has fields of its own. */
export const part = <Fields extends ObjectShape>(label: string, fields: Fields) =>
  object(fields).typeError(`${label} must have fields.`).required(`${label} is missing.`);

/** What somebody types or ticks in one go has at most so many items. */
export const MOST_TYPED = 2_000;
/** What is scanned into one document, or chosen for it, has at most so many items. */
export const MOST_SCANNED = 20_000;

/** A list of what the rule says, of at most so many items. */
export const list = <Item>(item: ISchema<Item>, most = MOST_ITEMS) =>
  listOf(item).typeError('It must be a list.').required('The list is missing.').max(most, 'The list is too long.');

const isOnce = (items: readonly unknown[] | undefined) => {
  // Of a list that is too long, that alone is said.
  if (!items || items.length > MOST_ITEMS) return true;
  const ids = items.map((item) => (item as { id?: unknown } | null | undefined)?.id).filter(isIdentity);
  return new Set(ids).size === ids.length;
};

/** A list of parts with identities of their own, each of which is there once; `label` is what one of them is called. */
export const listed = <Fields extends ObjectShape>(label: string, fields: Fields) =>
  list(part(label, { id: identity, ...fields })).test('once', 'The list names one twice.', isOnce);

/** Some fields of a record, each by the rule made of its own. */
export const someOf = (
  label: string,
  fields: ObjectShape,
  rule: (field: Schema) => Schema = (field) => field.optional() as Schema,
) =>
  part(
    label,
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (isSchema(field) ? [[name, rule(field as Schema)]] : [])),
    ),
  );

/** An edit of a record: of each field that it changes what it was and what it shall be, null being none. */
export const editOf = (fields: ObjectShape) =>
  part('The edit', {
    was: someOf('What was', fields, (field) => (field.optional() as Schema).nullable() as Schema),
    to: someOf(
      'What shall be',
      fields,
      (field) => (field.describe().optional ? field.nullable() : field.optional()) as Schema,
    ),
  });

/** What every record has, with the fields of its noun. */
export const rowOf = <Fields extends ObjectShape>(fields: Fields) =>
  part('It', {
    id: identity,
    number: numberBetween('Its number', 1, Number.MAX_SAFE_INTEGER).integer('Its number must be a whole number.'),
    ...fields,
  });
