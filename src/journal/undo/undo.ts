import { createAction, type EntityState, type UnknownAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import { isObject } from '@/journal/kit/isObject';

type Rows = EntityState<object, string>;
type Listed = { id: string }[];
type Fields = Record<string, unknown>;

/**
 * One value that a fact made, changed or removed: how it was before and is after, where it is by its keys (a table's
 * row and a list's item by their id), and at which place it stood if it was removed from a table or a list.
 */
export interface Change {
  path: readonly string[];
  place?: number;
  was?: unknown;
  is?: unknown;
}

/** What an Undo says. */
export interface Undoing {
  fact: UnknownAction;
  changes: readonly Change[];
  /** The day that it is of (ISO date); one of an older program tells none. */
  on?: string | undefined;
  /** That what it cancels stands until that day; one of an older program has it as if it had never been. */
  stands?: true | undefined;
}

/** The inverse of a fact, by what it changed: each value becomes what it was. */
export const factUndone = createAction<Undoing>('business/factUndone');

const isTable = (value: unknown): value is Rows => isObject(value) && 'ids' in value && 'entities' in value;
const isListed = (value: unknown): value is Listed =>
  Array.isArray(value) && value.every((item: unknown) => isObject(item) && typeof item.id === 'string');

/** The ids in their order and what stands under each: of a table or of a list whose items have ids. */
function keyed(value: unknown): { ids: readonly string[]; at: (id: string) => unknown } | undefined {
  if (isTable(value)) return { ids: value.ids, at: (id) => value.entities[id] };
  if (!isListed(value)) return undefined;
  const items = new Map(value.map((item) => [item.id, item]));
  return { ids: [...items.keys()], at: (id) => items.get(id) };
}

/** What differs between two states, down to single fields; what is unchanged is told by identity where it can be. */
export function changesBetween(was: unknown, is: unknown, path: readonly string[] = []): Change[] {
  if (Object.is(was, is)) return [];
  const [then, now] = [keyed(was), keyed(is)];
  if (then && now) {
    const gone = then.ids.flatMap((id, place) =>
      now.at(id) === undefined ? [{ path: [...path, id], place, was: then.at(id) }] : [],
    );
    const rest = now.ids.flatMap((id) =>
      then.at(id) === undefined
        ? [{ path: [...path, id], is: now.at(id) }]
        : changesBetween(then.at(id), now.at(id), [...path, id]),
    );
    return [...gone, ...rest];
  }
  if (isObject(was) && isObject(is) && !Array.isArray(was) && !Array.isArray(is)) {
    const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
    return [...keys].flatMap((key) => changesBetween(was[key], is[key], [...path, key]));
  }
  if (equal(was, is)) return [];
  return [{ path, ...(was !== undefined && { was }), ...(is !== undefined && { is }) }];
}

function childOf(parent: unknown, key: string): unknown {
  if (isTable(parent)) return parent.entities[key];
  if (Array.isArray(parent)) return (parent as Listed).find(({ id }) => id === key);
  return isObject(parent) ? parent[key] : undefined;
}

const made = ({ was }: Change) => was === undefined;

const valueAt = (state: object, path: readonly string[]) => path.reduce<unknown>(childOf, state);

/** What a change made, with those fields as they are now which the journal's order gives. */
const asOrdered = (is: unknown, now: unknown, byOrder: readonly string[]) =>
  isObject(is) && isObject(now) && !Array.isArray(is)
    ? { ...is, ...Object.fromEntries(byOrder.map((field) => [field, now[field]])) }
    : is;

/**
 * Whether each changed value is still as the change left it, so that nothing later depends on it. `byOrder` names the
 * fields of a new record that the journal's order gives: they may be others than its author saw.
 */
export const canPutBack = (state: object, changes: readonly Change[], byOrder: readonly string[] = []): boolean =>
  changes.every((change) => {
    const now = valueAt(state, change.path);
    return (
      isObject(valueAt(state, change.path.slice(0, -1))) &&
      equal(now, made(change) ? asOrdered(change.is, now, byOrder) : change.is)
    );
  });

const keyOf = ({ path }: Change) => path.at(-1) ?? '';

/** The ids before the changes: without those made, the removed ones back in their places. */
function idsBefore(ids: readonly string[], changes: readonly Change[]): string[] {
  const fresh = new Set(changes.filter(made).map(keyOf));
  const order = ids.filter((id) => !fresh.has(id));
  for (const change of changes) if (change.place !== undefined) order.splice(change.place, 0, keyOf(change));
  return order;
}

/** All changes right under one parent, put back at once: in a draft, row by row each would move all that follow. */
function putBackUnder(parent: unknown, changes: readonly Change[]) {
  if (isTable(parent)) {
    if (changes.some((change) => made(change) || change.place !== undefined))
      parent.ids = idsBefore(parent.ids, changes);
    for (const change of changes) {
      if (made(change)) delete parent.entities[keyOf(change)];
      else parent.entities[keyOf(change)] = change.was as object;
    }
  } else if (Array.isArray(parent)) {
    const list = parent as Listed;
    const items = new Map(list.map((item) => [item.id, item]));
    for (const change of changes) if (!made(change)) items.set(keyOf(change), change.was as { id: string });
    const order = idsBefore(
      list.map(({ id }) => id),
      changes,
    );
    list.splice(0, list.length, ...order.flatMap((id) => items.get(id) ?? []));
  } else {
    for (const change of changes) {
      if (made(change)) delete (parent as Fields)[keyOf(change)];
      else (parent as Fields)[keyOf(change)] = change.was;
    }
  }
}

/** Copies of changes by what each value was, which is all that putting them back asks for: what an import made is long. */
export const copiedBack = (changes: readonly Change[]): Change[] =>
  JSON.parse(JSON.stringify(changes.map(({ is: _made, ...back }) => back))) as Change[];

/** Puts every value back as it was before; changes `state`. Ask `canPutBack` first. */
export function putBack(state: object, changes: readonly Change[]) {
  const byParent = new Map<string, Change[]>();
  for (const change of changes) {
    const parent = JSON.stringify(change.path.slice(0, -1));
    const others = byParent.get(parent);
    if (others) others.push(change);
    else byParent.set(parent, [change]);
  }
  for (const [parent, own] of byParent) putBackUnder(valueAt(state, JSON.parse(parent) as string[]), own);
}
