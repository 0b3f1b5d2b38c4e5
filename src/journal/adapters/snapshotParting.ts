import { isObject } from '@/journal/kit/isObject';
import type { SnapshotPart } from './snapshotParts';

type Fields = Record<string, unknown>;

/** Texts in groups of at most `most` characters; a longer one is a group by itself. */
function* grouped(texts: Iterable<string>, most: number): Generator<string> {
  let group: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (length + text.length > most && group.length > 0) {
      yield group.join();
      group = [];
      length = 0;
    }
    group.push(text);
    length += text.length + 1;
  }
  yield group.join();
}

function* textsOf(value: Fields | readonly unknown[]): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield JSON.stringify(item ?? null);
  } else {
    for (const [key, field] of Object.entries(value)) {
      if (field !== undefined) yield `${JSON.stringify(key)}:${JSON.stringify(field)}`;
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

/** The rest of a state of plain JSON, in parts of at most `most` characters, so that none is too long for a database. */
export function* partsOf(state: unknown, most: number): Generator<SnapshotPart> {
  if (!isObject(state)) return;
  for (const [part, fields] of Object.entries(state)) {
    if (!isObject(fields) || Array.isArray(fields)) continue;
    for (const [field, value] of Object.entries(fields)) {
      if (!isObject(value)) continue;
      const [open, close] = Array.isArray(value) ? '[]' : '{}';
      for (const group of grouped(textsOf(value), most)) yield { of: [part, field], json: `${open}${group}${close}` };
    }
  }
}
