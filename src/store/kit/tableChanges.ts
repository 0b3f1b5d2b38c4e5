import type { Numbered, Table } from './table';

/** What became of a row: undefined where there was none, or is none any more. */
export interface RowChange<Row> {
  id: string;
  was: Row | undefined;
  is: Row | undefined;
}

export type Changes<Row> = readonly RowChange<Row>[];

/** How a table came of another one: by the first so many changes of a list that may grow on with the tables after it. */
export interface Origin {
  /** Held weakly, as each table would keep all before it in memory otherwise. */
  from: WeakRef<object>;
  changes: Changes<Numbered>;
  count: number;
}

const origins = new WeakMap<object, Origin>();

/** Tells by which changes a table came of another one, all that there are up to now, so that nobody has to compare their rows. */
export function noteChanges(table: object, from: object, changes: Changes<Numbered>) {
  origins.set(table, { from: new WeakRef(from), changes, count: changes.length });
}

/** How a table came of another one, where that was told. */
export const originOf = (table: object): Origin | undefined => origins.get(table);

/** So many rows are looked at before the page may get its turn. */
export const AT_A_TIME = 500;

/** What differs between two tables, bit by bit; undefined where so much does that it is sooner looked up anew. */
export function* differences<Row extends Numbered>(
  before: Table<Row>,
  { ids, entities }: Table<Row>,
): Generator<number, Changes<Row> | undefined> {
  const changes: RowChange<Row>[] = [];
  if (before.entities === entities) return changes;
  for (const [place, id] of ids.entries()) {
    if (place % AT_A_TIME === AT_A_TIME - 1) yield place / ids.length;
    const [was, is] = [before.entities[id], entities[id]];
    if (was !== is) changes.push({ id, was, is });
    if (changes.length > AT_A_TIME && changes.length > ids.length / 4) return undefined;
  }
  for (const id of before.ids) if (!entities[id]) changes.push({ id, was: before.entities[id], is: undefined });
  return changes;
}
