import { createAction, type EntityState, type UnknownAction } from '@reduxjs/toolkit';

type Rows = EntityState<unknown, number | string>;

/** One row that a fact made, changed or removed: how it was before and is after; `at` is its place in the order. */
export interface RowChange {
  /** The keys that lead to the row's table, such as `['vendors']`. */
  table: readonly string[];
  id: number | string;
  at: number;
  before?: unknown;
  after?: unknown;
}

/** The inverse of a fact, by the rows that it changed: they become what they were. */
export const factUndone = createAction<{ fact: UnknownAction; changes: readonly RowChange[] }>('business/factUndone');

const isTable = (state: object): state is Rows => 'ids' in state && 'entities' in state;

/** Every table in a state, with the keys that lead to it. */
export function tablesOf(state: object, path: readonly string[] = []): (readonly [readonly string[], Rows])[] {
  if (isTable(state)) return [[path, state]];
  return Object.entries(state).flatMap(([key, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? tablesOf(part, [...path, key]) : [],
  );
}

const tableAt = (state: object, path: readonly string[]): Rows =>
  path.reduce<unknown>((part, key) => Reflect.get(part as object, key), state) as Rows;

/** What differs between two states, row by row; unchanged rows are told by identity. */
export function rowChanges(before: object, after: object): RowChange[] {
  return tablesOf(after).flatMap(([table, now]) => {
    const then = tableAt(before, table);
    if (then === now) return [];
    const change = (id: number | string, at: number): RowChange => ({
      table,
      id,
      at,
      ...(then.entities[id] !== undefined && { before: then.entities[id] }),
      ...(now.entities[id] !== undefined && { after: now.entities[id] }),
    });
    return [
      ...then.ids.flatMap((id, at) => (then.entities[id] === now.entities[id] ? [] : change(id, at))),
      ...now.ids.flatMap((id, at) => (then.entities[id] === undefined ? change(id, at) : [])),
    ];
  });
}

// Rows are plain JSON made by the same reducers, so equal rows read equal as text.
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether every changed row is still as the change left it, so that nothing later depends on it. */
export const canPutBack = (state: object, changes: readonly RowChange[]): boolean =>
  changes.every(({ table, id, after }) => same(tableAt(state, table).entities[id], after));

/** The order before the changes: without the rows that they made, the removed ones back in their places. */
function orderBefore(ids: Rows['ids'], changes: readonly RowChange[]): Rows['ids'] {
  const made = new Set(changes.filter(({ before }) => before === undefined).map(({ id }) => id));
  const order = ids.filter((id) => !made.has(id));
  for (const { id, at, after } of changes) if (after === undefined) order.splice(at, 0, id);
  return order;
}

/** Puts all rows back as they were before, each in its place, or none when one has changed since; changes `state`. */
export function putBack(state: object, changes: readonly RowChange[]) {
  if (!canPutBack(state, changes)) return;
  for (const [path, rows] of tablesOf(state)) {
    const own = changes.filter(({ table }) => table.join() === path.join());
    // The order in one go: in a draft, each row put in between would move all that follow one by one.
    if (own.some(({ before, after }) => before === undefined || after === undefined)) rows.ids = orderBefore(rows.ids, own);
    for (const { id, before } of own) {
      if (before === undefined) delete rows.entities[id];
      else rows.entities[id] = before;
    }
  }
}
