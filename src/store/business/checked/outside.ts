import type { LeftOut } from '@/journal/port/model';
import { isPlainJson } from '@/journal/kit/plainJson';

/** Something with fields, of which nothing is known. */
export type Fields = Record<string, unknown>;

/** A field of its own, none that every object has; what is no text names none. */
export const own = (record: Fields, name: unknown) =>
  typeof name === 'string' && Object.hasOwn(record, name) ? record[name] : undefined;

/** A reason as a sentence: some messages of forms have no full stop. */
export const sentence = (reason: string) => (reason.endsWith('.') ? reason : `${reason}.`);

/** The most records that a business may have, of all nouns together. */
export const MOST_RECORDS = 2_000_000;

/** What was left out, as it can be listed and downloaded. */
export const leftOut = (table: string, id: string, reason: string, content: unknown): LeftOut => ({
  table,
  id,
  reason,
  content: isPlainJson(content) ? content : 'It is nested too deeply to be kept.',
});

/** Whether a value is a number of a record, or none yet. */
export const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
