import type { EntityState } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import type { LeftOut } from '@/journal/port/model';
import { isIdentity } from '@/store/kit/identity';
import { originOf } from '@/store/kit/tableChanges';
import type { Numbered, Table } from '@/store/kit/table';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { emptyBusiness } from '@/store/business/business';
import { isRecord } from '@/journal/kit/isObject';
import { isNumber, leftOut, own, sentence, type Fields } from './outside';
import { serialsBeyond } from './serials';
import { NOUN_WORDS } from './nounWords';
import type { Noun } from '@/store/business/business';
import { rowChecks } from './rowChecks';

/** How a record is spoken of: by its number, else by its identity. */
function nameOf(noun: Noun, id: unknown, row: unknown) {
  const { one, many } = NOUN_WORDS[noun];
  const number = isRecord(row) ? row.number : undefined;
  if (isNumber(number)) return `${one} ${number}`;
  return typeof id === 'string' && id.length <= 50 ? `${one} ${cleanLine(id)}` : `One of ${many}`;
}

interface Rows {
  table: Table<Numbered>;
  leftOut: LeftOut[];
}

const looksLikeTable = (value: unknown): value is EntityState<unknown, string> & Fields =>
  isRecord(value) && Array.isArray(own(value, 'ids')) && isRecord(own(value, 'entities'));

/** The tables of which all was found to fit: nobody changes one, and to look through the largest takes seconds. */
const whole = new WeakSet<object>();

/** The identities of rows in the order of their numbers. */
const inOrder = (rows: ReadonlyMap<string, Numbered>): string[] =>
  [...rows].toSorted(([, one], [, other]) => one.number - other.number).map(([id]) => id);

/** How many rows are validated before it is told how far it is. */
const AT_ONCE = 10;

/**
 * The rows of a table that fit, at most `room`, in the order of their numbers, which go up to `highest`, and those that do not. A
 * table of which all fits is given as it is. While it goes on it tells how many rows were validated.
 */
export function* checkingTable(name: Noun, value: unknown, room: number, highest: number): Generator<number, Rows> {
  const empty = emptyBusiness[name] as Table<Numbered>;
  if (!looksLikeTable(value))
    return { table: empty, leftOut: [leftOut(name, '', `${NOUN_WORDS[name].many} are not a list of records.`, value)] };
  const out: LeftOut[] = [];
  const { ids, lastNumber, lastSerials } = value;
  const entities = value.entities as Fields;
  const kept = new Map<string, Numbered>();
  const numbers = new Set<number>();
  let isAsItWas = Object.keys(value).length === (lastSerials === undefined ? 3 : 4);
  let last = 0;
  let latest = 0;
  const refuse = (id: unknown, row: unknown, reason: string) => {
    out.push(leftOut(name, typeof id === 'string' ? id : '', `${nameOf(name, id, row)}: ${sentence(reason)}`, row));
  };
  const reasonAgainst = (id: unknown, row: unknown) => {
    if (!isIdentity(id)) return 'Its identity is none.';
    if (kept.has(id)) return 'It is listed twice.';
    const validated = rowChecks[name](row);
    // A number that was given is not given again, whatever becomes of its row.
    if (isRecord(row) && isNumber(row.number) && row.number <= highest) last = Math.max(last, row.number);
    if ('reason' in validated) return validated.reason;
    const found = validated.row as Numbered;
    if (found.id !== id) return 'It stands under the identity of another one.';
    if (found.number > highest) return 'Its number is too large.';
    if (numbers.has(found.number)) return 'Another one has its number.';
    isAsItWas &&= found === row && found.number > latest;
    latest = found.number;
    numbers.add(found.number);
    kept.set(id, found);
    return undefined;
  };
  for (const [place, id] of ids.slice(0, room).entries()) {
    if (place > 0 && place % AT_ONCE === 0) yield place;
    const row = own(entities, id);
    const reason = reasonAgainst(id, row);
    if (reason !== undefined) refuse(id, row, reason);
  }
  if (ids.length > room) refuse(undefined, undefined, 'There are more records than a business may have.');
  // Where as many are kept as there are, each of them is in the list.
  else if (Object.keys(entities).length > kept.size) {
    const listed = new Set(ids);
    for (const id of Object.keys(entities))
      if (!listed.has(id)) refuse(id, own(entities, id), 'It is not in the list.');
  }
  const goesOn = isNumber(lastNumber) && lastNumber >= last && lastNumber <= highest;
  const serials = serialsBeyond(name, kept, entities, lastSerials);
  const table =
    isAsItWas && goesOn && out.length === 0 && equal(serials, lastSerials)
      ? (value as unknown as Table<Numbered>)
      : {
          ids: inOrder(kept),
          entities: Object.fromEntries(kept),
          lastNumber: goesOn ? lastNumber : last,
          ...(serials && { lastSerials: serials }),
        };
  whole.add(table);
  return { table, leftOut: out };
}

/** What is wrong with a row that facts changed or made; nothing when it fits. */
function rowMisfit(name: Noun, id: string, row: unknown): string | undefined {
  const validated = rowChecks[name](row);
  if ('reason' in validated) return validated.reason;
  // What nobody knows is left out of a row that is read, and then one tab would have it and another would not.
  if (validated.row !== row) return 'It would hold what nobody knows.';
  return (row as Numbered).id === id ? undefined : 'It would stand under the identity of another one.';
}

/** The rows of a table that facts made of another one and that may be other ones: where it was told which changed, and none came or went, those alone. */
function idsToCheck(before: Table<Numbered>, after: Table<Numbered>): readonly string[] {
  const told = originOf(after);
  if (after.ids !== before.ids || told?.from.deref() !== before) return after.ids;
  return told.changes.slice(0, told.count).map(({ id }) => id);
}

/** What facts made of a table that is not as it must be; of its rows only those that they changed are validated. */
export function tableMisfit(name: Noun, before: Table<Numbered>, after: Table<Numbered>): string | undefined {
  if (before === after || whole.has(after)) return undefined;
  const { many } = NOUN_WORDS[name];
  if (!looksLikeTable(after) || !isNumber(after.lastNumber)) return `${many} would be no list of records.`;
  const { ids, entities, lastNumber } = after;
  let isNumberedAnew = ids !== before.ids;
  for (const id of idsToCheck(before, after)) {
    const row = own(entities, id);
    const was = before.entities[id];
    if (row !== undefined && row === was) continue;
    const reason = rowMisfit(name, id, row);
    if (reason !== undefined) return `${nameOf(name, id, row)}: ${sentence(reason)}`;
    const { number } = row as Numbered;
    if (number > lastNumber) return `${nameOf(name, id, row)}: Its number would be given again.`;
    isNumberedAnew ||= number !== was?.number;
  }
  if (!isNumberedAnew) return undefined;
  const numbers = new Set(ids.map((id) => entities[id]?.number));
  return numbers.size < ids.length ? `${many} would have one number twice.` : undefined;
}
