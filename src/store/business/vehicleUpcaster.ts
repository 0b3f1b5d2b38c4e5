import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/isObject';
import type { Upcaster } from '@/journal/model';
import { factUndone, takenBackBy, type Change } from '@/journal/undo';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  clientsImported,
  vehiclesBilled,
} from '@/store/clients/accounts/accountsSlice';
import { fieldsOf, listOf, textOf } from './anyJson';
import { businessReplaced } from './business';
import { fleetFromLists, vehicleIdOf } from './fleetFromLists';
import type { Fields } from './checked/outside';

/** The vehicles of a list, each with the identity that it has among those of all accounts. */
const ownVehicles = (accountId: string, list: unknown): unknown =>
  Array.isArray(list)
    ? (list as unknown[]).map((one) =>
        isObject(one) && typeof one.id === 'string' ? { ...one, id: vehicleIdOf(accountId, one.id) } : one,
      )
    : list;

const ownIds = (accountId: string, ids: unknown): unknown =>
  Array.isArray(ids) ? (ids as unknown[]).map((id) => (typeof id === 'string' ? vehicleIdOf(accountId, id) : id)) : ids;

/** The same fields with other values; those that are not there stay away. */
const withFields = (fields: Fields, names: readonly string[], changed: (value: unknown) => unknown): Fields => ({
  ...fields,
  ...Object.fromEntries(names.flatMap((name) => (name in fields ? [[name, changed(fields[name])]] : []))),
});

/** A change of an account's vehicles: those added, edited and removed. */
function ownChange(change: Fields): Fields {
  const accountId = textOf(change.accountId);
  const vehicles = (lists: unknown) =>
    isObject(lists) ? withFields(lists, ['added', 'edited', 'removed'], (list) => ownVehicles(accountId, list)) : lists;
  return withFields(withFields(change, ['vehicles'], vehicles), ['vehicleIds'], (ids) => ownIds(accountId, ids));
}

const ownClient = (client: Fields): Fields =>
  withFields(client, ['vehicles'], (list) => ownVehicles(textOf(client.id), list));

const each = (list: unknown, changed: (item: Fields) => Fields): unknown =>
  Array.isArray(list) ? (list as unknown[]).map((item) => (isObject(item) ? changed(item) : item)) : list;

/** What the facts say that name an account's vehicles. */
const NAMING: Readonly<Record<string, (payload: Fields) => Fields>> = {
  [accountOpened.type]: (opening) =>
    withFields(opening, ['slotId'], (id) => vehicleIdOf(textOf(opening.id), textOf(id))),
  [clientsImported.type]: (brought) =>
    withFields(
      withFields(brought, ['added'], (added) => each(added, ownClient)),
      ['edits'],
      (edits) => each(edits, ownChange),
    ),
  [billSaved.type]: ownChange,
  [vehiclesBilled.type]: ownChange,
};

/** Whether a value is a change of an Undo, as far as its place goes. */
export const isChange = (change: unknown): change is Change =>
  isObject(change) && Array.isArray(change.path) && change.path.every((key: unknown) => typeof key === 'string');

/** The place of an account's vehicle in the old form: the item of a list, or a field of one. */
function vehicleAt({ path: [table, accountId, list, id] }: Change) {
  return table === 'accounts' && list === 'vehicles' && accountId !== undefined && id !== undefined
    ? vehicleIdOf(accountId, id)
    : undefined;
}

/**
 * The changes of an Undo: an account's vehicles are records of their own. They stay where the account alone went, so
 * they do not come back with it.
 */
function currentChanges(changes: readonly Change[], isOfDeletion: boolean): Change[] {
  let number = 0;
  const record = (accountId: string, item: Fields): Fields => ({
    ...item,
    id: vehicleIdOf(accountId, textOf(item.id)),
    // Where it is another one's, the journal's order gives a new one.
    number: (number += 1),
    accountId,
  });
  const whole = (accountId: string, { was, is }: Change) => ({
    ...(isObject(was) && { was: record(accountId, was) }),
    ...(isObject(is) && { is: record(accountId, is) }),
  });
  return changes.flatMap((change) => {
    const { path, was, is } = change;
    const [table, accountId = '', ...inside] = path;
    const id = vehicleAt(change);
    if (id !== undefined) {
      const field = inside.slice(2);
      return { ...change, path: ['vehicles', id, ...field], ...(field.length === 0 && whole(accountId, change)) };
    }
    if (table !== 'accounts' || inside.length > 0) return change;
    const bare = { ...change };
    const vehicles: Change[] = [];
    for (const side of ['was', 'is'] as const) {
      const account = side === 'was' ? was : is;
      if (!isObject(account) || !('vehicles' in account)) continue;
      const { vehicles: items, ...row } = account;
      bare[side] = row;
      listOf(items).forEach((item, place) => {
        const vehicle = record(accountId, item);
        vehicles.push({ path: ['vehicles', textOf(vehicle.id)], ...(side === 'was' && { place }), [side]: vehicle });
      });
    }
    return isOfDeletion ? bare : [bare, ...vehicles];
  });
}

/** What was taken back, with the vehicles that it billed, which it names today. */
function naming(fact: UnknownAction, changes: readonly Change[]): UnknownAction {
  const payload = fieldsOf(fact.payload);
  if (fact.type !== accountsBilled.type || payload.vehicleIds !== undefined) return fact;
  return {
    ...fact,
    payload: { ...payload, vehicleIds: [...new Set(changes.flatMap((change) => vehicleAt(change) ?? []))] },
  };
}

function undone(action: UnknownAction, { fact, changes, ...payload }: Fields): UnknownAction {
  if (!isObject(fact) || typeof fact.type !== 'string') return action;
  const inner = lifted(fact as UnknownAction);
  if (!Array.isArray(changes) || !changes.every(isChange))
    return { ...action, payload: { ...payload, fact: inner, changes } };
  const isOfDeletion = takenBackBy(action) === accountsDeleted.type;
  return {
    ...action,
    payload: { ...payload, fact: naming(inner, changes), changes: currentChanges(changes, isOfDeletion) },
  };
}

function lifted(action: UnknownAction): UnknownAction {
  const { type, payload } = action;
  if (!isObject(payload)) return action;
  if (type === businessReplaced.type) {
    return isObject(payload.business)
      ? { ...action, payload: { ...payload, business: fleetFromLists(payload.business) } }
      : action;
  }
  if (type === factUndone.type) return undone(action, payload);
  const named = Object.hasOwn(NAMING, type) ? NAMING[type] : undefined;
  return named ? { ...action, payload: named(payload) } : action;
}

/** From version 4, in which a vehicle stood in several lists, to one record for each vehicle. */
export const vehicleUpcaster: Upcaster = { fact: lifted, state: fleetFromLists };
