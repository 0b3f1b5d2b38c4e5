import type { Refusal } from '@/journal/model';
import { formatMoney } from '@/format';
import { companyOf } from '@/store/clients/accounts/account';
import type { BillChange } from '@/store/clients/accounts/billChange';
import type { BillDraft } from './bill';
import { putEdit } from '@/store/kit/edit';
import { isOpen, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { runBook, type RunBill, type WithBilling } from '@/store/billing/billRun/billRun';
import type { SeenBill } from './billsSlice';
import type { WholeMonth } from './nothingToBill';
import { wholeMonthBill, wholeMonthOf, type Priced } from './wholeMonth';

/** A bill to be made: its identity, and whose it is. */
export interface BillOf {
  id: string;
  accountId: string;
}

interface Listed {
  bills: readonly BillOf[];
  vehicleIds: readonly string[];
}

/** The accounts that the Billed button of a list bills, each once, with those of their vehicles that are named. */
function listed({ accounts, vehicles }: WithBilling, { bills, vehicleIds }: Listed) {
  const named = new Set(vehicleIds);
  const byAccount = new Map(bills.toReversed().map(({ id, accountId }) => [accountId, id]));
  return [...new Set(bills.map(({ accountId }) => accountId))].flatMap((accountId) => {
    const account = accounts.entities[accountId];
    const own = vehiclesOfAccount(vehicles, accountId).filter((vehicle) => named.has(vehicle.id));
    return account ? [{ id: byAccount.get(accountId) ?? '', account, vehicles: own }] : [];
  });
}

/** What the bills of a list would come to, those among them that come to nothing. */
export const listOffers = (state: WithBilling, billed: Listed): WholeMonth[] =>
  listed(state, billed).flatMap(({ account, vehicles }) => wholeMonthOf(state, account, vehicles) ?? []);

/** The bills that the Billed button of a list makes: the whole month of each account's vehicles. */
export const billsOfList = (
  state: WithBilling,
  bills: readonly BillOf[],
  vehicleIds: readonly string[],
  on: string,
): BillDraft[] =>
  listed(state, { bills, vehicleIds }).flatMap(
    ({ id, account, vehicles }) => wholeMonthBill(state, account, vehicles, { id, on }) ?? [],
  );

/** A record with what an edit changes of it, the record itself left as it is. */
function changed<Row extends object>(row: Row, edit: Parameters<typeof putEdit>[1]): Row {
  const copy = { ...row };
  putEdit(copy, edit);
  return copy;
}

type EditorBilled = BillChange & { vehicleIds: readonly string[] };

/** The account and the vehicles that the Billed button of the editor bills: with what this save changes of both. */
function edited(state: WithBilling, change: EditorBilled) {
  const account = state.accounts.entities[change.accountId];
  if (!account) return undefined;
  const edits = new Map(change.vehicles.edited.map(({ id, edit }) => [id, edit]));
  const removed = new Set(change.vehicles.removed.map(({ id }) => id));
  const isThere = (vehicle: Vehicle | undefined): vehicle is Vehicle =>
    vehicle !== undefined && isOpen(vehicle) && vehicle.accountId === account.id && !removed.has(vehicle.id);
  const kept = [...new Set(change.vehicleIds)].flatMap((id) => {
    const vehicle = state.vehicles.entities[id];
    const edit = edits.get(id);
    return isThere(vehicle) ? [edit ? changed(vehicle, edit) : vehicle] : [];
  });
  const added: Priced[] = change.vehicles.added.filter(({ id }) => change.vehicleIds.includes(id));
  return { account: { ...account, bill: changed(account.bill, change.edit) }, vehicles: [...kept, ...added] };
}

/** What the bill of the editor would come to; undefined where there is none. */
export function editorOffer(state: WithBilling, change: EditorBilled): WholeMonth | undefined {
  const saved = edited(state, change);
  return saved && wholeMonthOf(state, saved.account, saved.vehicles);
}

/** The bill that the Billed button of the editor makes; none where it comes to nothing. */
export function billOfEditor(state: WithBilling, id: string, change: EditorBilled): BillDraft[] {
  const saved = edited(state, change);
  return saved ? [wholeMonthBill(state, saved.account, saved.vehicles, { id, on: change.on }) ?? []].flat() : [];
}

/** What of an approved run goes in: the bills that still come to what was seen; and why the others do not. */
export function approvedBills(
  state: WithBilling,
  { month, on, bills }: { month: string; on: string; bills: readonly SeenBill[] },
): { issued: BillDraft[]; leftOut: Refusal[] } {
  const runOf = runBook(state, month, on);
  const issued: BillDraft[] = [];
  const leftOut: Refusal[] = [];
  const seen = new Set<string>();
  for (const { id, accountId, part, total } of bills) {
    // One that is named twice is issued once.
    if (seen.has(`${part} ${accountId}`)) continue;
    seen.add(`${part} ${accountId}`);
    const account = state.accounts.entities[accountId];
    const now: RunBill | undefined = runOf(accountId)?.bills.find((bill) => bill.part === part);
    if (now?.total === total) issued.push({ id, ...now });
    else if (!account) leftOut.push({ reason: 'One of the accounts is not there any more.' });
    else if (!now) leftOut.push({ reason: `${companyOf(account)} has nothing left to bill for this month.` });
    else
      leftOut.push({
        reason: `${companyOf(account)} comes to ${formatMoney(now.total)} by now, not ${formatMoney(total)}: look at it again.`,
      });
  }
  return { issued, leftOut };
}
