import { getIn, type AnyObject, type ObjectSchema, type Schema } from 'yup';
import type { FormKey } from './formScope';

/** The rule of the field at a path, as it stands before anything is typed. */
export const ruleAt = (schema: ObjectSchema<AnyObject>, path: readonly FormKey[]) =>
  getIn(schema, path.join('.')).schema as Schema;

const within = (values: unknown, key: FormKey): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, key) : undefined;

/**
 * What the schema says of the field at a path while `values` stand in the form. A row may be shown a moment before it
 * is among them, or after: nothing is typed in it then.
 */
export const describedAt = (schema: ObjectSchema<AnyObject>, path: readonly FormKey[], values: AnyObject) =>
  ruleAt(schema, path).describe({
    parent: path.slice(0, -1).reduce<unknown>(within, values) ?? {},
    value: undefined,
  });
