import { changed, groupOf, grouped, type Index } from './rowIndex';
import { runToEnd } from '@/journal/kit/runToEnd';
import type { Numbered, Table } from './table';
import { differences, originOf, type Changes, type Origin } from './tableChanges';

/**
 * Looks rows up by a key, or by several: those of a table once, and those of the next one by what differs. The one way
 * to remember whose rows are whose.
 */
export function byKey<Row extends Numbered>(keyOf: (row: Row) => string | readonly string[] | undefined) {
  const known = new WeakMap<object, Index<Row>>();
  /** The last table that nobody can change, to compare the next one with. */
  let last: Table<Row> | undefined;
  let followed: { changes: Changes<Numbered>; count: number; index: Index<Row> } | undefined;

  const keysOf = (row: Row): readonly string[] => {
    const keys = keyOf(row) ?? [];
    return typeof keys === 'string' ? [keys] : keys;
  };

  /** By the changes that were told; undefined where none were, or what they began with was never looked up. */
  function carriedOver({ from, changes, count }: Origin): Index<Row> | undefined {
    const isNext = followed?.changes === changes && followed.count <= count;
    const before = from.deref();
    const first = isNext ? followed?.index : before && known.get(before);
    const since = isNext ? (followed?.count ?? 0) : 0;
    return first && changed(first, changes.slice(since, count) as Changes<Numbered> as Changes<never>, keysOf);
  }

  function* compared(table: Table<Row>): Generator<number, Index<Row> | undefined> {
    const [before, index] = [last, last && known.get(last)];
    const changes = before && index && (yield* differences(before, table));
    return changes && changed(index, changes, keysOf);
  }

  function* steps(table: Table<Row>): Generator<number, Index<Row>> {
    const looked = known.get(table);
    if (looked) return looked;
    const origin = originOf(table);
    const index = (origin && carriedOver(origin)) ?? (yield* compared(table)) ?? (yield* grouped(table, keysOf));
    known.set(table, index);
    if (origin) followed = { ...origin, index };
    if (Object.isFrozen(table)) last = table;
    return index;
  }

  return {
    /** Looks bit by bit at all rows, telling how much of it is done, from 0 to 1. */
    steps: (table: Table<Row>): Generator<number, unknown> => steps(table),
    /** The rows of a key, in the order of their numbers. */
    of: (table: Table<Row>, key: string): readonly Row[] => groupOf(known.get(table) ?? runToEnd(steps(table)), key),
  };
}
