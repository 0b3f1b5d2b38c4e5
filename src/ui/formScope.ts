import { createContext, use } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';

export type FormKey = string | number;

/** A value for a field, and whether it counts as typed there; one that follows from another field does not. */
export interface PutField {
  name: readonly FormKey[];
  value: unknown;
  touched: boolean;
}

interface Scope {
  schema: ObjectSchema<AnyObject>;
  prefix: readonly FormKey[];
  /** Puts a value into a field of the form in the person's place, by its whole name, and does what an edit does. */
  put: (field: PutField) => void;
  /** What stands in the form at this moment, for what is done there; what is drawn follows `useTyped`. */
  read: <Values extends object>() => Partial<Values>;
  /** Whether what stands in a field, by its whole name, is good; says under it why it is not. */
  check: (name: readonly FormKey[]) => Promise<boolean>;
}

/** Which schema a field belongs to, and where in its values the field stands. */
export const FormScope = createContext<Scope | null>(null);

export function useFormScope(): Scope {
  const scope = use(FormScope);
  if (!scope) throw new Error('Field and Rows live inside a SchemaForm');
  return scope;
}

/** Tells the field around that what was typed in it is left as it stands and means nothing, so that it says so. */
export const FieldLeft = createContext<() => void>(() => {});

/** The keys of a yup path: `products[0].name` → products, 0, name. */
export const keysOf = (path: string): FormKey[] =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
