import type { FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { ruleAt } from './fieldRule';
import { keysOf, type FormKey } from './formScope';

const touches = (changed: unknown, [key, ...rest]: readonly FormKey[]): boolean =>
  key === undefined ||
  (typeof changed === 'object' && changed !== null && key in changed && touches(Reflect.get(changed, key), rest));

/** Whether the rule of a field looks at one that changed, so that its message may no longer hold. */
const follows = (schema: ObjectSchema<AnyObject>, changed: unknown, name: readonly FormKey[]): boolean => {
  const { deps } = ruleAt(schema, name);
  return deps.some((dep) => touches(changed, [...name.slice(0, -1), dep]));
};

/** The first message of each path: of several rules that a value breaks, the first one speaks. */
const messagesByPath = (error: ValidationError) =>
  new Map(error.inner.toReversed().map(({ path, message }) => [keysOf(path ?? '').join('.'), message]));

/** Puts each message under its field, of those that `isShown` says; gives the fields, and the messages that no field is there for. */
function putUnder(
  form: FormInstance,
  error: ValidationError,
  tell: (message: string) => ReactNode,
  isShown: (errors: readonly string[]) => boolean,
) {
  const messages = messagesByPath(error);
  const fields = form.getFieldsError().map(({ name, errors }) => {
    const path = name.join('.');
    const message = messages.get(path);
    messages.delete(path);
    // antd shows whatever it is given, and calls it a text.
    return { name, errors: message && isShown(errors) ? [tell(message) as string] : [] };
  });
  form.setFields(fields);
  return { fields, others: [...messages.values()] };
}

/**
 * Shows each message under its field, and brings the first field in error into sight; gives the messages that no field is there
 * for. `tell` says how one is shown.
 */
export function showErrors(form: FormInstance, error: ValidationError, tell: (message: string) => ReactNode): string[] {
  const { fields, others } = putUnder(form, error, tell, () => true);
  const first = fields.find(({ errors }) => errors.length > 0);
  if (first) {
    form.scrollToField(first.name, { block: 'center' });
    form.focusField(first.name);
  }
  return others;
}

/** Says anew what is said under fields, as the schema says it now; gives the messages that no field is there for. */
export async function refreshErrors(
  form: FormInstance,
  schema: ObjectSchema<AnyObject>,
  tell: (message: string) => ReactNode,
): Promise<string[]> {
  try {
    await schema.validate(form.getFieldsValue(true), { abortEarly: false });
    return [];
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return putUnder(form, error, tell, (errors) => errors.length > 0).others;
  }
}

/** Shows under one field what the schema says against what stands in it, if anything; answers whether that is nothing. */
export async function showError(
  form: FormInstance,
  schema: ObjectSchema<AnyObject>,
  name: readonly FormKey[],
  tell: (message: string) => ReactNode,
): Promise<boolean> {
  try {
    await schema.validateAt(name.join('.'), form.getFieldsValue(true));
    return true;
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    form.setFields([{ name: [...name], errors: [tell(error.message) as string] }]);
    return false;
  }
}

/** Takes away the messages of fields that were changed, and of those whose rule looks at one of these. */
export function clearErrors(form: FormInstance, schema: ObjectSchema<AnyObject>, changed: unknown): void {
  const cleared = form
    .getFieldsError()
    .filter(({ name, errors }) => errors.length > 0 && (touches(changed, name) || follows(schema, changed, name)));
  form.setFields(cleared.map(({ name }) => ({ name, errors: [] })));
}
