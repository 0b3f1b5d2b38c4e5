import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

/** What every record has: its identity, random and for references, and its number, for people and addresses (D9). */
export interface Numbered {
  id: string;
  number: number;
}

/** A noun's records in the order of their numbers, and the number that was given last: no number is given twice. */
export interface Table<Row extends Numbered> extends EntityState<Row, string> {
  lastNumber: number;
}

/** A noun's table: the empty one, one of given rows, and the way to add a row. */
export function tableOf<Row extends Numbered>() {
  const adapter = createEntityAdapter<Row>();
  return {
    ...adapter,
    empty: adapter.getInitialState({ lastNumber: 0 }),
    /** A table of the given rows; the next one is numbered on from the highest. */
    of: (rows: readonly Row[]): Table<Row> =>
      adapter.getInitialState({ lastNumber: rows.reduce((last, { number }) => Math.max(last, number), 0) }, rows),
    /** Adds a row, numbered on from the last one; in a reducer, so that the journal's order gives the numbers. */
    number(table: Table<Row>, row: Omit<Row, 'number'>) {
      table.lastNumber += 1;
      adapter.addOne(table, { ...row, number: table.lastNumber } as Row);
    },
  };
}

/** The ids of a table in the order of its rows' numbers. */
export const inOrder = ({ entities }: EntityState<Numbered, string>): string[] =>
  Object.values(entities)
    .toSorted((one, other) => one.number - other.number)
    .map(({ id }) => id);

/** The record with the number in an address: digits without a leading zero, else there is none (D9). */
export function numbered<Row extends Numbered>({ ids, entities }: EntityState<Row, string>, number: string | null | undefined) {
  if (!number || !/^[1-9]\d*$/.test(number)) return undefined;
  const id = ids.find((one) => String(entities[one]?.number) === number);
  return id === undefined ? undefined : entities[id];
}
