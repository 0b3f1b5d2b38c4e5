import { createContext, use } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';

export type FormKey = string | number;

interface Scope {
  schema: ObjectSchema<AnyObject>;
  prefix: readonly FormKey[];
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
