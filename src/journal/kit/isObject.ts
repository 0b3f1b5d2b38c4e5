/** Whether a value has keys: an object or a list, of which nothing else is known. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a value has fields: an object that is no list, of which nothing else is known. */
export const isRecord = (value: unknown): value is Record<string, unknown> => isObject(value) && !Array.isArray(value);
