import { getIn, type AnyObject, type ObjectSchema, type Schema as Rule } from 'yup';

/** Where what is typed into a form outlasts the page. */
export interface FormDraft {
  /** What was typed before, and not submitted. */
  kept: object | undefined;
  keep: (values: object) => void;
  drop: () => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fits = (rule: Rule, value: unknown): boolean =>
  rule.type === 'array' ? Array.isArray(value) && value.every(isRecord) : ['string', 'number', 'boolean'].includes(typeof value);

/** What of a draft the form has fields for: it may be of another version of the form. */
export const fitting = (schema: ObjectSchema<AnyObject>, kept: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kept).filter(
      ([field, value]) => Object.hasOwn(schema.fields, field) && fits(getIn(schema, field).schema as Rule, value),
    ),
  );
