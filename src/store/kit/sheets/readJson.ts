import { isObject } from '@/journal/kit/isObject';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Cell, CellRows } from './cell';
import { MOST_CELL_LETTERS } from './sheetLimits';

/** All that stands in a value, in one text. */
function wordsIn(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return Object.values(value).map(wordsIn).filter(Boolean).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'number') return value;
  const text = wordsIn(value);
  // A whole document, signed, that stands beside its numbers: no column asks for it.
  return text === '' || text.length > MOST_CELL_LETTERS ? undefined : text;
}

/** The records of what was read: one, a list, or a list under `data`. */
const recordsOf = (read: unknown): readonly unknown[] => {
  if (Array.isArray(read)) return read;
  return isObject(read) && Array.isArray(read.data) ? read.data : [read];
};

/** What stands in a value side by side. */
const within = (value: unknown): unknown[] => (isObject(value) ? Object.values(value) : []);

/** A record with what records deeper in it say that it does not say itself: so the e-invoice portal tells what it has already. */
const unfolded = (record: Record<string, unknown>): Record<string, unknown> => {
  const deeper = within(record)
    .flatMap((value): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .flatMap(within)
    .filter(isObject);
  return Object.assign({}, ...deeper, record) as Record<string, unknown>;
};

/** The records of a JSON file as rows, below a row of their keys; an Error in words where it cannot be read. */
export function readJson(bytes: Uint8Array): CellRows {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new SpokenError('This JSON file is damaged: it cannot be read. Download it again.');
  }
  const records = recordsOf(read).filter(isObject).map(unfolded);
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return [keys, ...records.map((record) => keys.map((key) => cellOf(record[key])))];
}
