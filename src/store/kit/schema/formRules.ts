import { isRecord } from '@/journal/kit/isObject';
import { array, boolean, object, type AnyObject, type ISchema, type ObjectShape } from 'yup';
import { givenText, noObject } from '@/store/kit/typed/typedText';

/** Said of a field that is left out while others stand so, as yup does not describe it: its input is disabled. */
export const LEFT_OUT = { isLeftOut: true };

/** Said of what no person typed so. */
export const UNREADABLE = 'What this form holds cannot be read. Load the page again.';

/** Of a record what its fields are: nothing else comes through, and yup takes a key such as `toString` for a field, and a function for a record. */
const fieldsIn = (names: readonly string[]) => (given: unknown) => {
  if (typeof given === 'function') return null;
  return isRecord(given)
    ? Object.fromEntries(
        Object.entries(given)
          .filter(([name]) => names.includes(name))
          // Minus 0 becomes 0 here, because yup takes the two for the same.
          .map(([name, value]: [string, unknown]) => [name, value === 0 ? 0 : value]),
      )
    : given;
};

/** The values of a form, or of a row in it, and nothing else; whatever is no record gets a message, too. */
export const record = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .transform(fieldsIn(Object.keys(fields)))
    .typeError(UNREADABLE)
    .nonNullable(UNREADABLE);

/** The rows of a form; a hole among them is a row in which nothing was typed. */
export const rowsOf = <Row>(row: ISchema<Row, AnyObject>) =>
  array()
    .of(row)
    .transform((given: unknown) => (Array.isArray(given) ? Array.from(given) : given))
    .typeError(UNREADABLE)
    .required(UNREADABLE);

/** What a row was stored under; nobody types it. */
export const rowId = () => givenText(UNREADABLE);

/** A checkbox: ticked or not. */
export const tick = () => {
  const rule = boolean().typeError(UNREADABLE);
  // In the place of yup's own, which calls the toString of whatever it is given.
  rule.transforms = [noObject];
  return rule.nonNullable(UNREADABLE);
};
