import { settled, type Numbered, type Table } from './table';

/** The rows of a table by a key, in the order in which they came. */
type Groups<Row> = ReadonlyMap<string, readonly Row[]>;

/** Adds an item to those of its key. */
export function pushTo<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** Looks the rows of a table up by a key, once for a table. What has no key is in no group. */
export function grouping<Row extends Numbered>(
  keyOf: (row: Row) => string | undefined,
): (table: Table<Row>) => Groups<Row> {
  const known = new WeakMap<Table<Row>, Groups<Row>>();
  return (table) => {
    // What a draft holds may change before it is asked again.
    const kept = settled(table);
    const looked = known.get(kept);
    if (looked) return looked;
    const groups = new Map<string, Row[]>();
    for (const id of kept.ids) {
      const row = kept.entities[id];
      const key = row && keyOf(row);
      if (key !== undefined) pushTo(groups, key, row);
    }
    known.set(kept, groups);
    return groups;
  };
}
