import { isAction } from '@reduxjs/toolkit';
import { isRecord } from '@/journal/kit/isObject';
import type { Parcel } from '@/journal/port/port';

/** The object that a text holds; undefined where it holds none. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What somebody asks, of which nothing is known yet. */
export type Asked = Readonly<Record<string, unknown>>;

/** The place that somebody asks about; 0 where they name none. */
export const placeIn = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) ? Math.max(0, value) : 0;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What somebody asks the journal to take; the rest of its form the validator looks at. */
export function parcelIn(text: string, isMoved: boolean): Parcel | undefined {
  const asked = objectIn(text);
  if (!asked || !isTexts([asked.id]) || !isTexts(asked.about) || !isAction(asked.action)) return undefined;
  // Named one by one: whatever else it holds the journal is not given.
  const { id, by, at, version, about, action, bulk, takesBack, undoes } = asked as unknown as Parcel;
  const named = { id, version, about, action, ...(isMoved ? { by, at, moved: true as const } : { by: '', at: '' }) };
  return {
    ...named,
    ...(bulk !== undefined && { bulk }),
    ...(takesBack !== undefined && { takesBack }),
    ...(undoes !== undefined && { undoes }),
  };
}
