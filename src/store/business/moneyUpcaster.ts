import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/isObject';
import type { Upcaster } from '@/journal/model';
import { factUndone, takenBackBy, type Change } from '@/journal/undo';
import { accountsBilled, accountsDeleted, billSaved, vehiclesBilled } from '@/store/clients/accounts/accountsSlice';
import { billsFromMonths, without } from './billsFromMonths';
import { businessReplaced } from './business';
import type { Fields } from './checked/outside';
import { isChange } from './vehicleUpcaster';

/** What a row of these tables had that is gone: it follows from the bills. */
const GONE: Readonly<Record<string, string>> = { accounts: 'months', vehicles: 'billed' };

/** A change of an Undo without what is gone; none where nothing is left of it. */
function currentChange(change: Change): Change[] {
  const [table = '', , field] = change.path;
  const gone = Object.hasOwn(GONE, table) ? GONE[table] : undefined;
  if (gone === undefined) return [change];
  if (field === gone) return [];
  if (field !== undefined) return [change];
  const side = (value: unknown) => (isObject(value) ? without(value, gone) : value);
  return [
    { ...change, ...('was' in change && { was: side(change.was) }), ...('is' in change && { is: side(change.is) }) },
  ];
}

const isMarked = (value: unknown) => isObject(value) && value.billed === true;

/** The vehicles that a fact billed, which were not billed before, by what it changed. */
const billedBy = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ path: [table, id, field], was, is }) => {
    const isBilled = field === 'billed' ? is === true : field === undefined && isMarked(is) && !isMarked(was);
    return table === 'vehicles' && id !== undefined && isBilled ? [id] : [];
  });

const BILLING: ReadonlySet<string> = new Set([accountsBilled.type, vehiclesBilled.type]);

/** What was taken back, with the vehicles that it billed: by these its bill is found, as the changes name none. */
function naming(fact: UnknownAction, changes: readonly Change[]): UnknownAction {
  return BILLING.has(fact.type) && isObject(fact.payload)
    ? { ...fact, payload: { ...fact.payload, vehicleIds: billedBy(changes) } }
    : fact;
}

function undone(action: UnknownAction, { fact, changes, ...payload }: Fields): UnknownAction {
  if (!isObject(fact) || typeof fact.type !== 'string') return action;
  const inner = lifted(fact as UnknownAction);
  if (!Array.isArray(changes) || !changes.every(isChange))
    return { ...action, payload: { ...payload, fact: inner, changes } };
  return {
    ...action,
    // A bill that was saved may have been billed since, which took no total away then.
    payload: {
      ...payload,
      fact: naming(inner, changes),
      changes: changes.flatMap(currentChange),
      ...(takenBackBy(action) === billSaved.type && { older: true }),
    },
  };
}

function lifted(action: UnknownAction): UnknownAction {
  const { type, payload } = action;
  if (!isObject(payload)) return action;
  if (type === factUndone.type) return undone(action, payload);
  // What a deletion took away then was free for others: their plates, above all.
  if (type === accountsDeleted.type) return { ...action, payload: { ...payload, older: true } };
  if (type !== businessReplaced.type || !isObject(payload.business)) return action;
  return { ...action, payload: { ...payload, business: billsFromMonths(payload.business) } };
}

/** From version 5, in which a vehicle was marked as billed and an account recorded its months, to bills and receipts. */
export const moneyUpcaster: Upcaster = { fact: lifted, state: billsFromMonths };
