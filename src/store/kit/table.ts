import { createEntityAdapter, current, isDraft, original, type EntityState } from '@reduxjs/toolkit';

/** What every record has: its identity, random and for references, and its number, for people and addresses. */
export interface Numbered {
  id: string;
  number: number;
}

/** The highest number that a record may have that comes out of a backup: after it there is room to count on. */
export const MAX_NUMBER = 999_999_999;

/** A noun's records in the order of their numbers, and the number that was given last: no number is given twice. */
export interface Table<Row extends Numbered> extends EntityState<Row, string> {
  lastNumber: number;
  /** Of a table of documents the last place in each financial year, such as `26-27`, where its rows do not tell it any more. */
  lastSerials?: Readonly<Record<string, number>> | undefined;
}

/** Under this key a table that hears a fact in a replay gives itself as it was before. */
export const BEFORE = Symbol('before');

/** In a reducer: its table as it was before the fact, to look things up in; no row of it is drafted for that. */
export const tableBefore = <Row extends Numbered>(state: Table<Row> & { [BEFORE]?: Table<Row> }): Table<Row> =>
  isDraft(state) ? (original<unknown>(state) as Table<Row>) : (state[BEFORE] ?? state);

/** A noun's table: the empty one, one of given rows, and the way to add a row. */
export function tableOf<Row extends Numbered>() {
  const adapter = createEntityAdapter<Row>();
  return {
    ...adapter,
    empty: adapter.getInitialState({ lastNumber: 0 }),
    /** A table of the given rows; the next one is numbered on from the highest. */
    of: (rows: readonly Row[]): Table<Row> => {
      const inOrder = rows.toSorted((one, other) => one.number - other.number);
      return adapter.getInitialState({ lastNumber: inOrder.at(-1)?.number ?? 0 }, inOrder);
    },
    /** Adds a row, numbered on from the last one; in a reducer, so that the journal's order gives the numbers. */
    number(table: Table<Row>, row: Omit<Row, 'number'>) {
      table.lastNumber += 1;
      adapter.addOne(table, { ...row, number: table.lastNumber } as Row);
    },
  };
}

/**
 * Finds rows that came back into a table their places, in a reducer: in the order of the numbers, which is another one
 * if others went since; and with a new number where theirs was another row's all along, in the journal's order. What
 * comes after them is numbered on from theirs.
 */
export function settleIn(table: Table<Numbered>, back: readonly string[]) {
  // A copy to read from: a draft of each of many rows would cost more than all the rest.
  const rows = () => Object.values((isDraft(table) ? current(table) : table).entities);
  const returned = new Set(back);
  const taken = new Set(rows().flatMap(({ id, number }) => (returned.has(id) ? [] : [number])));
  for (const id of back) {
    const row = table.entities[id];
    if (row && row.number > table.lastNumber) table.lastNumber = row.number;
    if (!row || !taken.has(row.number)) continue;
    table.lastNumber += 1;
    row.number = table.lastNumber;
  }
  table.ids = rows()
    .toSorted((one, other) => one.number - other.number)
    .map(({ id }) => id);
}

/** The record with that identity, which somebody may have typed: what every object has by nature is none. */
export const rowOfTable = <Row>(
  { entities }: { entities: Readonly<Record<string, Row>> },
  id: string,
): Row | undefined => (Object.hasOwn(entities, id) ? entities[id] : undefined);

/** The place of a number among the records, which are in its order; where none has it, the place of the next higher one. */
function placeOf<Row extends Numbered>({ ids, entities }: EntityState<Row, string>, number: number): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const row = entities[ids[middle] ?? ''];
    if (row && row.number < number) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The record with the number in an address: digits without a leading zero, else there is none. */
export function numbered<Row extends Numbered>(table: EntityState<Row, string>, number: string | null | undefined) {
  if (!number || !/^[1-9]\d*$/.test(number)) return undefined;
  const row = table.entities[table.ids[placeOf(table, Number(number))] ?? ''];
  return row?.number === Number(number) ? row : undefined;
}
