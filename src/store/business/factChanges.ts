import type { UnknownAction } from '@reduxjs/toolkit';
import { canPutBack, changesBetween, copiedBack, factUndone, putBack, type Change } from '@/journal/undo/undo';
import { datedCancellations } from '@/store/billing/bills/documents';
import { noteChanges, type RowChange } from '@/store/kit/tableChanges';
import type { Numbered, Table } from '@/store/kit/table';
import { businessUpdated, nouns, parts, type Business } from './business';
import { applyingDelta } from './feeds/deltas';
import { hearing } from './rowsHeard';
import { afterWholesale, copyOf } from './wholesale';

/** What became of rows of a table, down to single fields; what went first, in the order in which it stood there. */
function changesOfRows(name: string, { ids }: Table<Numbered>, rows: readonly RowChange<Numbered>[]): Change[] {
  const gone = new Map(rows.flatMap((row) => (row.is ? [] : [[row.id, row] as const])));
  const removed = gone.size === 0 ? [] : ids.flatMap((id, place) => ({ place, was: gone.get(id)?.was, id }));
  return [
    ...removed.flatMap(({ id, place, was }) => (was ? [{ path: [name, id], place, was }] : [])),
    ...rows.flatMap(({ id, was, is }) => {
      if (!is) return [];
      return was ? changesBetween(was, is, [name, id]) : [{ path: [name, id], is }];
    }),
  ];
}

/** Tells whether an Undo of such changes puts a value back: what the ledger of a device tells of earlier Undos stays, and the day of a cancellation that the Undo tells by itself goes with it. */
function puttingBack(changes: readonly Change[]) {
  const told = datedCancellations(changes);
  return ({ path: [table, id = '', field] }: Change) =>
    (table !== 'devices' || field !== 'undone') && (field !== 'cancelledOn' || told.has(id));
}

/** The tables alone: how many facts there were is no change. */
const tablesOf = (business: Business) => ({ ...business, origin: undefined });

/**
 * What a fact, as every slice hears it, changes in a business: each value as it was and is. Only the rows that it touches
 * are looked at, and it is not asked whether it can be.
 */
export function changesOf(business: Business, heard: UnknownAction): Change[] {
  if (factUndone.match(heard))
    return changesBetween(tablesOf(business), tablesOf(afterWholesale(business, heard))).filter(
      puttingBack(heard.payload.changes),
    );
  const told = businessUpdated.match(heard) ? heard.payload.tables : undefined;
  return parts.flatMap(({ reducerPath: name, reducer }) => {
    const table = business[name] as Table<Numbered>;
    const own = told?.[name];
    if (told && !own) return [];
    const after = hearing(
      () => table,
      () => [...table.ids],
    )(own ? applyingDelta(own) : reducer, heard);
    return after ? changesOfRows(name, table, after.changed) : [];
  });
}

/** A table whose named rows can be changed. */
function opened({ ids, entities, ...rest }: Table<Numbered>, rows: ReadonlySet<string>): Table<Numbered> {
  const own = { ...entities };
  for (const id of rows) if (own[id]) own[id] = copyOf(own[id]);
  return { ...rest, ids: [...ids], entities: own };
}

/** What the place of a fact in the journal gives a record, and not the fact itself: its number, and what was taken back of it since. */
const GIVEN_BY_ORDER = ['number', 'undone'];

/** Whether all that changes left is there as they left it. */
export const isAsLeft = (business: Business, changes: readonly Change[]): boolean =>
  canPutBack(business, changes, GIVEN_BY_ORDER);

/** The business before the changes, as far as they tell. Ask `isAsLeft` first. */
export function rewound(business: Business, changes: readonly Change[]): Business {
  const touched = nouns.flatMap(({ reducerPath: name }) => {
    const ids = new Set(changes.flatMap(({ path: [table, id] }) => (table === name && id !== undefined ? [id] : [])));
    // A row that goes or comes as a whole is not changed itself.
    const inside = new Set(
      changes.flatMap(({ path: [table, id], path }) =>
        table === name && id !== undefined && path.length > 2 ? [id] : [],
      ),
    );
    const before = business[name] as Table<Numbered>;
    return ids.size === 0 ? [] : [{ name, before, ids, table: opened(before, inside) }];
  });
  const then = { ...business, ...Object.fromEntries(touched.map(({ name, table }) => [name, table])) };
  putBack(then, copiedBack(changes));
  for (const { before, ids, table } of touched) {
    const rows = [...ids].map((id) => ({ id, was: before.entities[id], is: table.entities[id] }));
    noteChanges(table, before, rows);
  }
  return then;
}
