import { getIn, type AnyObject, type ArraySchema, type ObjectSchema, type Schema as Rule } from 'yup';

/** Where what is typed into a form outlasts the page. */
export interface FormDraft {
  /** What was typed before, and not submitted. */
  kept: object | undefined;
  keep: (values: object) => void;
  drop: () => void;
  /** Told when the person takes up what was kept. */
  onRestored?: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PLAIN: readonly string[] = ['string', 'number', 'boolean'];

function fits(rule: Rule, value: unknown): boolean {
  if (rule.type === 'object') return isRecord(value);
  if (rule.type !== 'array') return PLAIN.includes(typeof value);
  const { innerType } = rule as ArraySchema<unknown[], AnyObject>;
  return Array.isArray(value) && value.every((item) => !innerType || fits(innerType as Rule, item));
}

/**
 * What of a draft the form has fields for, as it may be of another version of the form; a field that was left empty is
 * undefined, whatever the form begins with.
 */
export const fitting = (schema: ObjectSchema<AnyObject>, kept: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(schema.fields).flatMap((field): [string, unknown][] => {
      const rule = getIn(schema, field).schema as Rule;
      const value: unknown = Reflect.get(kept, field);
      if (!Object.hasOwn(kept, field)) return PLAIN.includes(rule.type) ? [[field, undefined]] : [];
      return fits(rule, value) ? [[field, value]] : [];
    }),
  );
