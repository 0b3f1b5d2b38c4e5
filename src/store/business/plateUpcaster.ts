import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/isObject';
import type { Upcaster } from '@/journal/model';
import { plateText } from '@/store/kit/typed/typedNumbers';

/** The fields that hold a vehicle's number, wherever they stand. */
const PLATES: ReadonlySet<string> = new Set(['vehicleNo', 'registrationNo']);

/** The field that a change of an Undo is about. */
const fieldOf = (change: Record<string, unknown>): unknown =>
  Array.isArray(change.path) ? change.path.at(-1) : undefined;

/** A value with all plates in it in the one form; the very same one when they are. */
function respelled(value: unknown, field?: unknown): unknown {
  if (typeof value === 'string') return typeof field === 'string' && PLATES.has(field) ? plateText(value) : value;
  if (!isObject(value)) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => respelled(item));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const changed = fieldOf(value);
  const fields = Object.entries(value).map(
    ([key, was]) => [key, respelled(was, key === 'was' || key === 'is' ? changed : key)] as const,
  );
  return fields.some(([key, now]) => now !== value[key]) ? { ...value, ...Object.fromEntries(fields) } : value;
}

/** From version 2, in which a vehicle's number was kept as it was typed, to its one form. */
export const plateUpcaster: Upcaster = {
  fact: (action) => respelled(action) as UnknownAction,
  state: (state) => respelled(state) as object,
};
