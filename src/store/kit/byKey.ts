import type { Numbered, Table } from './table';
import { runToEnd } from './runToEnd';

/** What became of a row: undefined where there was none, or is none any more. */
export interface RowChange<Row> {
  id: string;
  was: Row | undefined;
  is: Row | undefined;
}

type Changes<Row> = readonly RowChange<Row>[];

/** How a table came of another one: by the first so many changes of a list that may grow on with the tables after it. */
interface Origin {
  /** Held weakly, as each table would keep all before it in memory otherwise. */
  from: WeakRef<object>;
  changes: Changes<Numbered>;
  count: number;
}

const origins = new WeakMap<object, Origin>();

/** Tells by which changes a table came of another one, all that there are up to now, so that nobody has to compare their rows. */
export function tellChanges(table: object, from: object, changes: Changes<Numbered>) {
  origins.set(table, { from: new WeakRef(from), changes, count: changes.length });
}

type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

/** The rows by their keys: a table shares most groups with the one that it came of, and has those that differ for itself. */
interface Index<Row> {
  shared: Groups<Row>;
  own: Groups<Row>;
}

/** So many rows are looked at before the page may get its turn. */
const AT_A_TIME = 500;
const NONE: readonly never[] = [];

const groupOf = <Row>({ shared, own }: Index<Row>, key: string): readonly Row[] =>
  own.get(key) ?? shared.get(key) ?? NONE;

/** Own groups are copied with each change, all groups when there are more own ones than about the root of all: so both stay cheap. */
function together<Row>({ shared, own }: Index<Row>): Index<Row> {
  if (own.size ** 2 <= 4 * shared.size + 1_000) return { shared, own };
  const all = new Map([...shared, ...own]);
  for (const [key, rows] of own) if (rows.length === 0) all.delete(key);
  return { shared: all, own: new Map() };
}

/** What differs between two tables, bit by bit; undefined where so much does that it is sooner looked up anew. */
function* differences<Row extends Numbered>(
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
    const keys = keyOf(row) ?? NONE;
    return typeof keys === 'string' ? [keys] : keys;
  };

  function* grouped({ ids, entities }: Table<Row>): Generator<number, Index<Row>> {
    const groups = new Map<string, Row[]>();
    for (const [place, id] of ids.entries()) {
      if (place % AT_A_TIME === AT_A_TIME - 1) yield place / ids.length;
      const row = entities[id];
      if (!row) continue;
      for (const key of keysOf(row)) {
        const group = groups.get(key);
        if (group) group.push(row);
        else groups.set(key, [row]);
      }
    }
    return { shared: groups, own: new Map() };
  }

  function changed(index: Index<Row>, changes: Changes<Row>): Index<Row> {
    const byGroup = new Map<string, Map<string, Row | undefined>>();
    const put = (key: string, id: string, row: Row | undefined) => {
      const rows = byGroup.get(key) ?? new Map<string, Row | undefined>();
      byGroup.set(key, rows.set(id, row));
    };
    // What came and went again was in no group, but it may have come before.
    for (const { id, was, is } of changes) {
      if (was) for (const key of keysOf(was)) put(key, id, undefined);
      if (is) for (const key of keysOf(is)) put(key, id, is);
    }
    if (byGroup.size === 0) return index;
    const own = new Map(index.own);
    for (const [key, rows] of byGroup) {
      const others = groupOf(index, key).filter(({ id }) => !rows.has(id));
      const come = [...rows.values()].filter((row) => row !== undefined);
      own.set(
        key,
        [...others, ...come].toSorted((one, other) => one.number - other.number),
      );
    }
    return together({ shared: index.shared, own });
  }

  /** By the changes that were told; undefined where none were, or what they began with was never looked up. */
  function carriedOver({ from, changes, count }: Origin): Index<Row> | undefined {
    const isNext = followed?.changes === changes && followed.count <= count;
    const before = from.deref();
    const first = isNext ? followed?.index : before && known.get(before);
    const since = isNext ? (followed?.count ?? 0) : 0;
    return first && changed(first, changes.slice(since, count) as Changes<Numbered> as Changes<never>);
  }

  function* compared(table: Table<Row>): Generator<number, Index<Row> | undefined> {
    const [before, index] = [last, last && known.get(last)];
    const changes = before && index && (yield* differences(before, table));
    return changes && changed(index, changes);
  }

  function* steps(table: Table<Row>): Generator<number, Index<Row>> {
    const looked = known.get(table);
    if (looked) return looked;
    const origin = origins.get(table);
    const index = (origin && carriedOver(origin)) ?? (yield* compared(table)) ?? (yield* grouped(table));
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
