import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { Immer } from 'immer';
import type { RowChange } from '@/store/kit/tableChanges';
import { BEFORE, type Numbered, type Table } from '@/store/kit/table';

/** Freezes nothing: a row that many facts change is frozen once, after the last, as that looks at all that is in it. */
const immer = new Immer({ autoFreeze: false });

/** Rows by their identities. */
export type RowsById<Row> = Record<string, Row>;

/** Keeps Immer from taking rows that stand behind a proxy for its own: it drafts and freezes plain objects alone. */
const BEHIND_PROXY = {};
export const notPlain = { getPrototypeOf: () => BEHIND_PROXY };

/** The rows of a table as a reducer changes them: each is drafted when it is asked for, as a draft of all would copy all. */
function draftedRows<Row extends Numbered>(all: Readonly<RowsById<Row>>) {
  const asked: RowsById<Row> = {};
  // Whatever a reducer puts in is a row as it is, a draft or not.
  const draft = immer.createDraft(asked) as RowsById<Row>;
  const gone = new Set<string>();
  const has = (id: string) => Object.hasOwn(draft, id) || (!gone.has(id) && Object.hasOwn(all, id));
  const get = (id: string): Row | undefined => {
    const row = all[id];
    if (row && !gone.has(id) && !Object.hasOwn(draft, id)) {
      // What equals the base is drafted by Immer as it is read.
      asked[id] = row;
      draft[id] = row;
    }
    return draft[id];
  };
  const rows = new Proxy<RowsById<Row>>(
    {},
    {
      getPrototypeOf: notPlain.getPrototypeOf,
      get: (_none, id) => (typeof id === 'string' ? get(id) : undefined),
      has: (_none, id) => typeof id === 'string' && has(id),
      set(_none, id, row: Row) {
        if (typeof id === 'string') draft[id] = row;
        return typeof id === 'string';
      },
      deleteProperty(_none, id) {
        if (typeof id !== 'string') return false;
        gone.add(id);
        return Reflect.deleteProperty(draft, id);
      },
      ownKeys: () => [...new Set([...Object.keys(all), ...Object.keys(draft)])].filter(has),
      getOwnPropertyDescriptor: (_none, id) =>
        typeof id === 'string' && has(id)
          ? { value: get(id), writable: true, enumerable: true, configurable: true }
          : undefined,
    },
  );
  /** What became of them, not frozen yet; nothing can be changed through their drafts any more. */
  const finished = (): RowChange<Row>[] => {
    const after = immer.finishDraft(draft);
    const ids = new Set([...gone, ...Object.keys(after)]);
    return [...ids].flatMap((id) => {
      const [was, is] = [all[id], after[id]];
      return was === is ? [] : [{ id, was, is }];
    });
  };
  return { rows, finished };
}

/** A table's parts after a fact, with the rows that it made, changed or removed. */
export interface Heard<Row> {
  changed: readonly RowChange<Row>[];
  ids: string[];
  lastNumber: number;
}

/** What a reducer has asked for and set of a table while it hears a fact. */
interface Hearing<Row extends Numbered> {
  now: Table<Row>;
  ids: string[];
  drafted?: { head: Table<Row>; rows: ReturnType<typeof draftedRows<Row>> };
}

/**
 * Lets reducers hear facts of a table that stands settled, which stays as it is; `copiedIds` gives its ids to be changed. What
 * became of it, of no more rows than the reducer touched; nothing where the fact changed nothing.
 */
export function hearing<Row extends Numbered>(table: () => Table<Row>, copiedIds: () => string[]) {
  let at: Hearing<Row> = { now: table(), ids: [] };
  // Most reducers do not hear most facts, and ask nothing of the table then.
  const open = () =>
    (at.drafted ??= { head: immer.createDraft(at.now) as Table<Row>, rows: draftedRows(at.now.entities) });
  const part = (key: string | symbol): unknown => {
    if (key === BEFORE) return at.now;
    if (key === 'entities') return open().rows.rows;
    if (key === 'ids') return at.ids === at.now.ids ? (at.ids = copiedIds()) : at.ids;
    return Reflect.get(open().head, key);
  };
  // One for all facts, as it is made for each table however few of them hear a fact.
  const state = new Proxy<Table<Row>>(
    // It has none of its own.
    {} as Table<Row>,
    {
      get: (_none, key) => part(key),
      set(_none, key, value: string[]) {
        if (key === 'entities') throw new Error('A reducer changes the rows of its table one by one.');
        if (key !== 'ids') return Reflect.set(open().head, key, value);
        at.ids = value;
        return true;
      },
      has: (_none, key) => key in at.now,
      ownKeys: () => Reflect.ownKeys(at.now),
      getOwnPropertyDescriptor: (_none, key) =>
        key in at.now ? { value: part(key), writable: true, enumerable: true, configurable: true } : undefined,
    },
  );
  return (reducer: Reducer<Table<Row>>, fact: UnknownAction): Heard<Row> | undefined => {
    const now = table();
    at = { now, ids: now.ids };
    const { length } = now.ids;
    if (reducer(state, fact) !== state) throw new Error('A reducer changes its table, and gives no other one.');
    const { drafted, ids } = at;
    if (!drafted) return undefined;
    const { lastNumber } = drafted.head;
    const changed = drafted.rows.finished();
    const isSame = changed.length === 0 && lastNumber === now.lastNumber && ids.length === length;
    return isSame ? undefined : { changed, ids, lastNumber };
  };
}
