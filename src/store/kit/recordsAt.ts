import { numbered, type Numbered, type Table } from './table';

/** The records that an address named while their numbers were not given for good: whatever has these numbers later, they are meant. */
export interface Meant {
  /** The numbers of the address. */
  named: readonly string[];
  /** Their identities, by these numbers. */
  ids: ReadonlyMap<string, string>;
}

/** Before an address is looked at. */
export const MEANT_NONE: Meant = { named: [], ids: new Map() };

/** What the numbers of an address mean now; the very same as before as long as nothing is added. */
export function meantBy<Row extends Numbered>(
  before: Meant,
  table: Table<Row>,
  named: readonly string[],
  unnumbered: ReadonlySet<string>,
): Meant {
  const isSame = before.named.join() === named.join();
  const known = isSame ? before.ids : MEANT_NONE.ids;
  const found = named.flatMap((number): [string, string][] => {
    const row = known.has(number) ? undefined : numbered(table, number);
    return row && unnumbered.has(row.id) ? [[number, row.id]] : [];
  });
  return isSame && found.length === 0 ? before : { named, ids: new Map([...known, ...found]) };
}

/** The records that are meant, each with the number by which the address names it. */
export const recordsAt = <Row extends Numbered>({ named, ids }: Meant, table: Table<Row>) =>
  named.map((number) => {
    const id = ids.get(number);
    return { number, row: id === undefined ? numbered(table, number) : table.entities[id] };
  });
