import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone, type Change } from '@/journal/undo';
import { accountsBilled, billSaved, vehiclesBilled } from '@/store/clients/accounts/accountsSlice';
import { isPaid } from '@/store/billing/bills/wholeMonth';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { taxableSum } from '@/store/billing/bills/billAmounts';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { Business } from './business';
import { saidFirst } from './saidFirst';

/** What takes back a fact. */
export interface Undo {
  fact: UnknownAction;
  changes: readonly Change[];
  /** Of one from before bills were kept: nobody took a typed total away by billing then. */
  older?: true;
}

/** What an older fact billed: of these accounts, these vehicles. */
interface Billed {
  accountIds: readonly string[];
  vehicleIds: readonly string[];
}

/** What a fact billed that is from before bills were kept; undefined of any other. */
function olderBilled(fact: UnknownAction): Billed | undefined {
  if (accountsBilled.match(fact) && fact.payload.bills === undefined)
    return { accountIds: fact.payload.ids, vehicleIds: fact.payload.vehicleIds ?? [] };
  if (!vehiclesBilled.match(fact) || fact.payload.billId !== undefined) return undefined;
  const { accountId, vehicleIds, vehicles } = fact.payload;
  const removed = new Set(vehicles.removed.map(({ id }) => id));
  return { accountIds: [accountId], vehicleIds: vehicleIds.filter((id) => !removed.has(id)) };
}

const subscribedOn = ({ lines }: IssuedBill) =>
  new Set(
    lines.flatMap(({ kind, vehicleId }) => (kind === 'Subscription' && vehicleId !== undefined ? [vehicleId] : [])),
  );

/** The bill that an older fact made of an account's vehicles; none where nothing of it is paid for, undefined where it is not there. */
function billOf(
  business: Business,
  accountId: string,
  vehicleIds: readonly string[],
  status: IssuedBill['status'],
): readonly IssuedBill[] | undefined {
  const account = business.accounts.entities[accountId];
  const meant = new Set(
    vehicleIds.filter((id) => (business.vehicles.entities[id]?.accountId ?? accountId) === accountId),
  );
  const paid = [...meant].filter(
    (id) => account !== undefined && isPaid(business.vehicles.entities[id] ?? {}, account),
  );
  if (paid.length === 0) return [];
  const bills = billsOfAccount(business.bills, accountId).filter(
    (bill) => bill.status === status && paid.every((id) => subscribedOn(bill).has(id)),
  );
  // One that was lifted from marks has on it what several facts billed.
  const found = bills.findLast((bill) => [...subscribedOn(bill)].every((id) => meant.has(id))) ?? bills.at(-1);
  return found && [found];
}

const cancelling = ({ id }: IssuedBill): Change => ({ path: ['bills', id, 'status'], was: 'Cancelled', is: 'Issued' });

/** A change the other way round. */
const turned = ({ path, was, is }: Change): Change => ({
  path,
  ...(path.length === 2 && was === undefined && { place: 0 }),
  ...(is !== undefined && { was: is }),
  ...(was !== undefined && { is: was }),
});

const isTotal = ({ path: [table, , bill, field] }: Change) =>
  table === 'accounts' && bill === 'bill' && field === 'totalAmount';

/** What becomes of the totals of accounts that were typed over: each went with its bill, and comes back with that. */
function totals(
  { accounts }: Business,
  changes: readonly Change[],
  bills: readonly IssuedBill[],
  isAgain: boolean,
): Change[] {
  const totalNow = (id: string) => accounts.entities[id]?.bill.totalAmount;
  const told = changes.filter(isTotal).flatMap((change): Change[] => {
    const { path, was, is } = change;
    const gone = isAgain ? was : is;
    const left = isAgain ? is : was;
    if (gone === undefined || (!isAgain && totalNow(path[1] ?? '') !== undefined)) return [change];
    return left === undefined ? [] : [{ path, [isAgain ? 'is' : 'was']: left }];
  });
  const known = new Set(changes.filter(isTotal).map(({ path }) => path[1]));
  const untold = bills.flatMap((bill): Change[] => {
    const total = taxableSum(bill);
    if (known.has(bill.accountId) || !bill.lines.some(({ kind }) => kind === 'Adjustment')) return [];
    const forgotten: Change = { path: ['accounts', bill.accountId, 'bill', 'totalAmount'], was: total };
    return totalNow(bill.accountId) === (isAgain ? total : undefined) ? [isAgain ? turned(forgotten) : forgotten] : [];
  });
  return [...told, ...untold];
}

/** The fact with the bills that it made, which it names today. */
function naming(fact: UnknownAction, bills: readonly IssuedBill[]): UnknownAction {
  if (accountsBilled.match(fact))
    return { ...fact, payload: { ...fact.payload, bills: bills.map(({ id, accountId }) => ({ id, accountId })) } };
  const [bill] = bills;
  return vehiclesBilled.match(fact) && bill ? { ...fact, payload: { ...fact.payload, billId: bill.id } } : fact;
}

/** An Undo with other changes, and so all that it takes back through one another, down to the fact that was said first. */
function woven({ fact }: Undo, changes: readonly Change[], first: (fact: UnknownAction) => UnknownAction): Undo {
  return {
    fact: factUndone.match(fact) ? { ...fact, payload: woven(fact.payload, changes.map(turned), first) } : first(fact),
    changes,
  };
}

/** An older Undo of a billing as it is today: it cancels the bills that its fact made, or brings them back. */
function ofBilling(business: Business, undo: Undo, { accountIds, vehicleIds }: Billed, isAgain: boolean): Undo {
  const found = [...new Set(accountIds)].map((id) =>
    billOf(business, id, vehicleIds, isAgain ? 'Cancelled' : 'Issued'),
  );
  // Somebody took it back already.
  if (found.includes(undefined)) return { ...undo, changes: [] };
  const bills = found.flatMap((all) => all ?? []);
  const statuses = bills.map(cancelling);
  const changes = [
    ...undo.changes.filter((change) => !isTotal(change)),
    ...totals(business, undo.changes, bills, isAgain),
    ...(isAgain ? statuses.map(turned) : statuses),
  ];
  return woven(undo, changes, (fact) => naming(fact, bills));
}

/** An Undo as it takes back here: one from before bills were kept says what its fact changed then. */
export function undoHere(business: Business, undo: Undo): Undo {
  const { first, isAgain } = saidFirst(undo.fact);
  const billed = olderBilled(first);
  if (billed) return ofBilling(business, undo, billed, isAgain);
  if (!undo.older || !billSaved.match(undo.fact)) return undo;
  const { accountId } = undo.fact.payload;
  const isForgotten = business.accounts.entities[accountId]?.bill.totalAmount === undefined;
  return {
    ...undo,
    changes: undo.changes.filter((change) => !(isForgotten && isTotal(change) && change.is !== undefined)),
  };
}

/** A change that leaves an account as it is, of an older Undo that has nothing else to do here: nobody was billed, or the total is gone. */
export function idleChange(business: Business, { fact, older }: Undo): readonly Change[] {
  const { first, isAgain } = saidFirst(fact);
  const billed = olderBilled(first);
  const isIdle = billed?.accountIds.every(
    (id) => billOf(business, id, billed.vehicleIds, isAgain ? 'Cancelled' : 'Issued')?.length === 0,
  );
  const accountId = billed
    ? isIdle
      ? billed.accountIds[0]
      : undefined
    : older && billSaved.match(fact)
      ? fact.payload.accountId
      : undefined;
  const account = accountId === undefined ? undefined : business.accounts.entities[accountId];
  return account ? [{ path: ['accounts', account.id, 'openedOn'], was: account.openedOn, is: account.openedOn }] : [];
}
