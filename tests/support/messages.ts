// The messages that a schema gives for values.
import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';

/** The first message of each path that the values break. */
export function messages(schema: ObjectSchema<AnyObject>, values: unknown): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path, message }) => [path ?? '', message]));
  }
}
