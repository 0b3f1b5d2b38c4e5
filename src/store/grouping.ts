import { settled, type Numbered, type Table } from './table';
import { wholeWork } from './wholeWork';

/** The rows of a table by a key, in the order in which they came. */
type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

/** So many rows are looked at before the page may get its turn. */
const AT_A_TIME = 500;

/** Adds an item to those of its key. */
export function pushTo<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** Looks the rows of a table up by a key, each table's once: in one go, or bit by bit, telling how much of it is done, from 0 to 1. What has no key is in no group. */
export function grouping<Row extends Numbered>(keyOf: (row: Row) => string | undefined) {
  const known = new WeakMap<Table<Row>, Groups<Row>>();
  function* steps(table: Table<Row>): Generator<number, Groups<Row>> {
    // What a draft holds may change before it is asked again.
    const kept = settled(table);
    const looked = known.get(kept);
    if (looked) return looked;
    const groups = new Map<string, Row[]>();
    for (const [place, id] of kept.ids.entries()) {
      if (place % AT_A_TIME === AT_A_TIME - 1) yield place / kept.ids.length;
      const row = kept.entities[id];
      const key = row && keyOf(row);
      if (key !== undefined) pushTo(groups, key, row);
    }
    known.set(kept, groups);
    return groups;
  }
  return { steps, of: (table: Table<Row>): Groups<Row> => wholeWork(steps(table)) };
}
