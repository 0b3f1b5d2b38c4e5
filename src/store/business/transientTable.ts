import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { frozen } from '@/store/kit/frozen';
import { noteChanges, type RowChange } from '@/store/kit/tableChanges';
import type { Numbered, Table } from '@/store/kit/table';
import { hearing, notPlain, type Heard, type RowsById } from './rowsHeard';

/**
 * A table that facts change one after another. Its rows are copied once for all of them, with the first change, and
 * after each fact it stands there settled: whoever looks at it then sees no draft.
 */
export function transientTable<Row extends Numbered>(base: Table<Row>) {
  let now = base;
  let own: RowsById<Row> | undefined;
  let ownIds: string[] | undefined;
  const changes: RowChange<Row>[] = [];
  const heardBy = hearing(
    () => now,
    () => (ownIds ??= [...now.ids]),
  );

  function settle({ changed, ids, lastNumber }: Heard<Row>) {
    own ??= { ...base.entities };
    for (const change of changed) {
      if (change.is) own[change.id] = change.is;
      else delete own[change.id];
      changes.push(change);
    }
    // Another object with each change, so that nobody takes it for what it was before.
    now = { ...base, ids, entities: new Proxy(own, notPlain), lastNumber };
    noteChanges(now, base, changes);
  }

  return {
    /** The table as it stands after the last fact. */
    now: (): Table<Row> => now,
    /** Lets a reducer hear a fact; tells whether that changed anything. */
    hear(reducer: Reducer<Table<Row>>, fact: UnknownAction): boolean {
      const heard = heardBy(reducer, fact);
      if (!heard) return false;
      if (heard.ids !== now.ids) ownIds = heard.ids;
      settle(heard);
      return true;
    },
    /** The table after all of it, which nobody can change; the same one as before where nothing changed. */
    finished(): Table<Row> {
      if (!own) return base;
      for (const { id } of changes) frozen(own[id]);
      const table = Object.freeze({ ...now, ids: Object.freeze(now.ids) as string[], entities: Object.freeze(own) });
      noteChanges(table, base, changes);
      return table;
    },
  };
}
