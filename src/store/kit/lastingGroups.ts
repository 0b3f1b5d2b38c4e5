import { current, isDraft, original } from '@reduxjs/toolkit';
import { pushTo } from './grouping';
import { perKey } from './perKey';
import { settled, type Numbered, type Table } from './table';
import { wholeWork } from './wholeWork';

/** The identities of rows by their key, in the order in which the rows came. */
type Groups = ReadonlyMap<string, readonly string[]>;

interface Indexed<Row extends Numbered> {
  table: Table<Row>;
  groups: Map<string, string[]>;
}

/** So many rows are looked at before the page may get its turn. */
const AT_A_TIME = 500;

/** Whether a table is another one that only grew: in another business a row of the same identity may have another key, and is another object. */
function grewFrom<Row extends Numbered>({ ids, entities }: Table<Row>, before: Table<Row>): boolean {
  const isSame = (id: string | undefined) => id === undefined || entities[id] === before.entities[id];
  return (
    ids.length >= before.ids.length &&
    isSame(before.ids[0]) &&
    isSame(before.ids.at(-1)) &&
    before.ids.every((id, place) => ids[place] === id)
  );
}

/** A row as it is now: what a draft of it holds. */
const asItIs = <Row>(row: Row): Row => (isDraft(row) ? (current<unknown>(row) as Row) : row);

/**
 * Looks rows up by a key that each keeps for good, in tables that nothing is taken out of: of a table that only grew its new
 * rows alone are looked at, so that a fact costs as little in a large table as in a small one, also among a thousand that are
 * replayed.
 */
export function lastingGroups<Row extends Numbered>(keyOf: (row: Row) => string) {
  const known = new WeakMap<readonly string[], Groups>();
  let last: Indexed<Row> | undefined;

  function* steps(table: Table<Row>): Generator<number, Groups> {
    const { ids, entities } = table;
    const looked = known.get(ids);
    if (looked) {
      // A row of it may be another by now, and the next table grows from this one.
      if (last?.table.ids === ids) last.table = table;
      return looked;
    }
    const before = last && grewFrom(table, last.table) ? last : undefined;
    const found = new Map<string, string[]>();
    for (let place = before?.table.ids.length ?? 0; place < ids.length; place += 1) {
      if (place % AT_A_TIME === AT_A_TIME - 1) yield place / ids.length;
      const id = ids[place] ?? '';
      const row = entities[id];
      if (row) pushTo(found, keyOf(row), id);
    }
    // Somebody who did not wait went on from it meanwhile.
    if (before && last !== before) return yield* steps(table);
    const groups = before?.groups ?? found;
    if (before) for (const [key, added] of found) groups.set(key, [...(groups.get(key) ?? []), ...added]);
    known.set(ids, groups);
    last = { table, groups };
    return groups;
  }

  const idsOf = (table: Table<Row>, key: string) => wholeWork(steps(table)).get(key) ?? [];

  /** Of a draft: those that were there before it, and those that it added. */
  function idsInDraft(draft: Table<Row>, key: string): readonly string[] {
    const before = original<unknown>(draft) as Table<Row>;
    const { length } = before.ids;
    const grew = length === 0 || draft.ids[length - 1] === before.ids[length - 1];
    if (!grew) return idsOf(settled(draft), key);
    const added: string[] = [];
    for (let place = length; place < draft.ids.length; place += 1) {
      const id = draft.ids[place] ?? '';
      const row = draft.entities[id];
      // Its key is read alone.
      if (row && keyOf(row as Row) === key) added.push(id);
    }
    // A row that it adds may have been found before, in a table that grew from the same one.
    return [...idsOf(before, key).filter((id) => before.entities[id]), ...added];
  }

  const rowsOf = perKey((key, table: Table<Row>) => {
    const isMoving = isDraft(table);
    // The identities are of all tables that grew from one another: this one may not have the last of them.
    return (isMoving ? idsInDraft(table, key) : idsOf(table, key)).flatMap((id) => {
      const row = table.entities[id];
      return row ? [isMoving ? asItIs(row) : row] : [];
    });
  });

  return {
    /** Looks bit by bit at all rows, telling how much of it is done, from 0 to 1. */
    steps: (table: Table<Row>): Generator<number, unknown> => steps(settled(table)),
    /** The rows of a key as they are now, in the order in which they came. */
    of: (table: Table<Row>, key: string): readonly Row[] => rowsOf(key, table),
  };
}
