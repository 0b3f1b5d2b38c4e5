import { pushTo } from './grouping';
import type { Numbered, Table } from './table';
import { AT_A_TIME, type Changes } from './tableChanges';

export type KeysOf<Row> = (row: Row) => readonly string[];

type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

/** The rows by their keys: a table shares most groups with the one that it came of, and has those that differ for itself. */
export interface Index<Row> {
  shared: Groups<Row>;
  own: Groups<Row>;
}

const NONE: readonly never[] = [];

/** The rows of a key. */
export const groupOf = <Row>({ shared, own }: Index<Row>, key: string): readonly Row[] =>
  own.get(key) ?? shared.get(key) ?? NONE;

/** Own groups are copied with each change, all groups when there are more own ones than about the root of all: so both stay cheap. */
function together<Row>({ shared, own }: Index<Row>): Index<Row> {
  if (own.size ** 2 <= 4 * shared.size + 1_000) return { shared, own };
  const all = new Map([...shared, ...own]);
  for (const [key, rows] of own) if (rows.length === 0) all.delete(key);
  return { shared: all, own: new Map() };
}

/** The rows of a table by their keys, bit by bit. */
export function* grouped<Row extends Numbered>(
  { ids, entities }: Table<Row>,
  keysOf: KeysOf<Row>,
): Generator<number, Index<Row>> {
  const groups = new Map<string, Row[]>();
  for (const [place, id] of ids.entries()) {
    if (place % AT_A_TIME === AT_A_TIME - 1) yield place / ids.length;
    const row = entities[id];
    if (!row) continue;
    for (const key of keysOf(row)) pushTo(groups, key, row);
  }
  return { shared: groups, own: new Map() };
}

/** The rows by their keys after these changes. */
export function changed<Row extends Numbered>(
  index: Index<Row>,
  changes: Changes<Row>,
  keysOf: KeysOf<Row>,
): Index<Row> {
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
