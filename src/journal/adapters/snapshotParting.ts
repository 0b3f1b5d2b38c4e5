import { isObject } from '@/journal/kit/isObject';
import { checksum } from './checksum';
import type { SnapshotPart } from './snapshotParts';

type Fields = Record<string, unknown>;
/** An entry of a field as JSON, and what it goes by there. */
type NamedText = readonly [key: string, text: string];

/** A group may end before it is full, from this share of it on, at one entry in so many. */
const LEAST_SHARE = 1 / 4;
const ENDS_AT_ONE_IN = 128;

/**
 * Texts in groups of at most `most` characters; a longer one is a group by itself. A group ends where an entry's own key says so,
 * as far as it may: a row that has grown moves the groups after it by no more than that, and they stay what they were.
 */
function* grouped(texts: Iterable<NamedText>, most: number): Generator<string> {
  let group: string[] = [];
  let length = 0;
  for (const [key, text] of texts) {
    const isFull = length + text.length > most;
    const mayEnd = length >= most * LEAST_SHARE && checksum(key) % ENDS_AT_ONE_IN === 0;
    if (group.length > 0 && (isFull || mayEnd)) {
      yield group.join();
      group = [];
      length = 0;
    }
    group.push(text);
    length += text.length + 1;
  }
  yield group.join();
}

function* textsOf(value: Fields | readonly unknown[]): Generator<NamedText> {
  if (Array.isArray(value)) {
    for (const item of value) {
      const text = JSON.stringify(item ?? null);
      yield [text, text];
    }
  } else {
    for (const [key, field] of Object.entries(value)) {
      if (field !== undefined) yield [key, `${JSON.stringify(key)}:${JSON.stringify(field)}`];
    }
  }
}

const isShort = ([, value]: [string, unknown]) => !isObject(value);
const framed = (part: unknown) =>
  isObject(part) && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).filter(isShort)) : part;

/** What stays of a state when all that can be long is taken out of it: the fields of its parts that are no objects. */
export function frameOf(state: unknown): unknown {
  if (!isObject(state)) return state;
  return Object.fromEntries(Object.entries(state).map(([part, fields]) => [part, framed(fields)]));
}

/** A field that can be long, and where it stands in a state. */
export interface LongField {
  of: SnapshotPart['of'];
  value: Fields | readonly unknown[];
}

/** The rest of a state of plain JSON: the fields that can be long. */
export function* longFieldsOf(state: unknown): Generator<LongField> {
  if (!isObject(state)) return;
  for (const [part, fields] of Object.entries(state)) {
    if (!isObject(fields) || Array.isArray(fields)) continue;
    for (const [field, value] of Object.entries(fields)) if (isObject(value)) yield { of: [part, field], value };
  }
}

/** Such a field in parts of at most `most` characters, so that none is too long for what keeps it. */
export function* partsOfField({ of, value }: LongField, most: number): Generator<SnapshotPart> {
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  for (const group of grouped(textsOf(value), most)) yield { of, json: `${open}${group}${close}` };
}

/** All such fields of a state in parts. */
export function* partsOf(state: unknown, most: number): Generator<SnapshotPart> {
  for (const field of longFieldsOf(state)) yield* partsOfField(field, most);
}
