import type { Refusal } from '@/journal/model';
import type { GoesIn } from '@/store/kit/refusals';
import { formatMoney } from '@/format';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { BillChange } from '@/store/clients/accounts/billChange';
import { basisOf } from './basis';
import type { BillDraft, CountedBill } from './bill';
import { putEdit } from '@/store/kit/edit';
import { companyNow } from '@/store/billing/company/company';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { runBook, type RunBill, type WithBilling } from '@/store/billing/billRun/billRun';
import { vehiclesEverOf } from '@/store/billing/billRun/runContext';
import type { SeenBill } from '@/store/facts/bills';
import type { WholeMonth } from './nothingToBill';
import { wholeMonthBill, wholeMonthOf, type Priced } from './wholeMonth';

/** What a bill of the list or the editor is counted from: the account as it stands before it is saved with it. */
function buttonBasis(state: WithBilling, accountId: string, month: string): string | undefined {
  const account = state.accounts.entities[accountId];
  return account && basisOf(state, account, month, vehiclesOfAccount(state.vehicles, accountId));
}

const counted = (state: WithBilling, accountId: string, bill: BillDraft | undefined): CountedBill[] =>
  bill ? [{ ...bill, basis: buttonBasis(state, accountId, bill.month) ?? '' }] : [];

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
): CountedBill[] =>
  listed(state, { bills, vehicleIds }).flatMap(({ id, account, vehicles }) =>
    counted(state, account.id, wholeMonthBill(state, account, vehicles, { id, on })),
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
    vehicle !== undefined && isOpenVehicle(vehicle) && vehicle.accountId === account.id && !removed.has(vehicle.id);
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
export function billOfEditor(state: WithBilling, id: string, change: EditorBilled): CountedBill[] {
  const saved = edited(state, change);
  const bill = saved && wholeMonthBill(state, saved.account, saved.vehicles, { id, on: change.on });
  return counted(state, change.accountId, bill);
}

/** A run that is approved: its month and day, the bills as they were seen, and as they are counted. */
interface ApprovedRun {
  month: string;
  on: string;
  bills: readonly SeenBill[];
  issued?: readonly CountedBill[];
}

/** What a bill of a run is counted from. */
const runBasis = (state: WithBilling, month: string, account: AccountRow): string =>
  basisOf(state, account, month, vehiclesEverOf(state, account.id), state);

/** The bills of a run that is approved: those that come to what was seen. */
export function approvedBills(state: WithBilling, { month, on, bills }: ApprovedRun): CountedBill[] {
  const runOf = runBook(state, month, on);
  const seen = new Set<string>();
  return bills.flatMap(({ id, accountId, part, total }) => {
    // One that is named twice is issued once.
    if (seen.has(`${part} ${accountId}`)) return [];
    seen.add(`${part} ${accountId}`);
    const account = state.accounts.entities[accountId];
    const now = runOf(accountId)?.bills.find((bill) => bill.part === part);
    // Two bills of an account share nothing in a fact, which is plain JSON.
    return account && now?.total === total
      ? [{ id, ...now, recipient: { ...now.recipient }, basis: runBasis(state, month, account) }]
      : [];
  });
}

/** Why a bill of a run is left out, in words. */
function whyLeftOut(account: AccountRow | undefined, now: RunBill | undefined, { total }: SeenBill): Refusal {
  if (!account) return { reason: 'One of the accounts is not there any more.' };
  if (!now) return { reason: `${companyOf(account)} has nothing left to bill for this month.` };
  const reason =
    now.total === total
      ? `${companyOf(account)} was changed meanwhile: look at it again.`
      : `${companyOf(account)} comes to ${formatMoney(now.total)} by now, not ${formatMoney(total)}: look at it again.`;
  return { reason };
}

/** Whether nothing was changed meanwhile of what a bill of a run is counted from. */
const holdsIn =
  (state: WithBilling, month: string) =>
  ({ accountId, basis, companyId }: CountedBill): boolean => {
    const account = state.accounts.entities[accountId];
    return account !== undefined && companyId === companyNow(state).id && runBasis(state, month, account) === basis;
  };

/** Why nothing of an approved run goes in. */
export const noneOfRun = (state: WithBilling, run: ApprovedRun): Refusal | undefined =>
  run.issued?.some(holdsIn(state, run.month))
    ? undefined
    : (runThatHolds(state, run).leftOut[0] ?? { reason: 'There is nothing to bill.' });

/** What of an approved run goes in: the bills of which nothing that they are counted from was changed meanwhile; and why the others do not. */
export function runThatHolds<Run extends ApprovedRun>(state: WithBilling, run: Run): GoesIn<Run> {
  const issued = (run.issued ?? []).filter(holdsIn(state, run.month));
  const made = new Set(issued.map(({ accountId, part }) => `${part} ${accountId}`));
  const runOf = runBook(state, run.month, run.on);
  const left = run.bills.filter(({ accountId, part }) => !made.has(`${part} ${accountId}`));
  const leftOut = left.map((bill) =>
    whyLeftOut(
      state.accounts.entities[bill.accountId],
      runOf(bill.accountId)?.bills.find(({ part }) => part === bill.part),
      bill,
    ),
  );
  return { payload: { ...run, issued }, leftOut };
}

/** A fact that carries bills of the list or the editor; the editor may choose their month. */
interface ButtonBilled {
  issued?: readonly CountedBill[];
  edit?: BillChange['edit'];
}

/** Why a bill of the list or the editor is none any more: something was changed of what it is counted from, or of what it shows. */
function stale(
  state: WithBilling,
  { accountId, month, basis, companyId }: CountedBill,
  edit: ButtonBilled['edit'],
): Refusal | undefined {
  const account = state.accounts.entities[accountId];
  if (!account) return { reason: 'One of the accounts is not there any more.' };
  const holds = month === (edit?.to.monthYear ?? account.bill.monthYear) && companyId === companyNow(state).id;
  return holds && buttonBasis(state, accountId, month) === basis
    ? undefined
    : { reason: `${companyOf(account)} was changed meanwhile: look at its bill again.` };
}

/** What of the billed accounts of a list goes in, and why the others do not. */
export function listThatHolds<Billed extends ButtonBilled>(state: WithBilling, billed: Billed): GoesIn<Billed> {
  const { issued = [], edit } = billed;
  const whys = new Map(issued.map((bill) => [bill.id, stale(state, bill, edit)]));
  return {
    payload: { ...billed, issued: issued.filter(({ id }) => !whys.get(id)) },
    leftOut: [...whys.values()].flatMap((why) => why ?? []),
  };
}
