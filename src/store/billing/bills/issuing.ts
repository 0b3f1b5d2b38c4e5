import type { Refusal } from '@/journal/port/model';
import type { GoesIn } from '@/store/kit/refusals';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { BillChange } from '@/store/clients/accounts/billChange';
import { basisOf } from './basis';
import type { BillDraft, CountedBill, WithIssued } from './bill';
import { reapplied } from '@/store/kit/edit';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { withVehicleEdit } from '@/store/vehicles/vehicles/vehicleEdits';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { hasEnded, type WithDeactivations } from '@/store/clients/deactivations/standing';
import { chargesSlotsOnly, endedReason, slotsReason, whyNoneYet, whyNotIssued, type WholeMonth } from './notIssued';
import { wholeMonthBill, wholeMonthOf, type Priced } from './wholeMonth';

/** Why the Billed buttons issue no bill of an account; undefined where they do. */
export const whyNoBill = (state: WithDeactivations & WithCompany, offer: WholeMonth): string | undefined =>
  whyNoneYet(companyNow(state)) ?? (hasEnded(state, offer.account) ? endedReason(offer.account) : whyNotIssued(offer));

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
  /** ISO date. */
  on: string;
}

/** The accounts that the Billed button of a list bills, each once, with those of their vehicles that are named. */
function listed({ accounts, vehicles }: WithBilling, { bills, vehicleIds }: Omit<Listed, 'on'>) {
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
  listed(state, billed).flatMap(({ account, vehicles }) => wholeMonthOf(state, account, vehicles, billed.on) ?? []);

/** The bills that the Billed button of a list makes: the whole month of each account's vehicles. */
export const billsOfList = (
  state: WithBilling,
  bills: readonly BillOf[],
  vehicleIds: readonly string[],
  on: string,
): CountedBill[] =>
  listed(state, { bills, vehicleIds }).flatMap(({ id, account, vehicles }) =>
    hasEnded(state, account) ? [] : counted(state, account.id, wholeMonthBill(state, account, vehicles, { id, on })),
  );

type EditorBilled = BillChange & { vehicleIds: readonly string[] };

/** The account and the vehicles that the Billed button of the editor bills: with what this save changes of both. */
function edited(state: WithBilling, change: EditorBilled) {
  const account = state.accounts.entities[change.accountId];
  if (!account) return undefined;
  const edits = new Map(change.vehicles.edited.map((one) => [one.id, one]));
  const removed = new Set(change.vehicles.removed.map(({ id }) => id));
  const isThere = (vehicle: Vehicle | undefined): vehicle is Vehicle =>
    vehicle !== undefined && isOpenVehicle(vehicle) && vehicle.accountId === account.id && !removed.has(vehicle.id);
  const kept = [...new Set(change.vehicleIds)].flatMap((id) => {
    const vehicle = state.vehicles.entities[id];
    const edit = edits.get(id);
    return isThere(vehicle) ? [edit ? withVehicleEdit(vehicle, edit, change.on) : vehicle] : [];
  });
  const added: Priced[] = change.vehicles.added.filter(({ id }) => change.vehicleIds.includes(id));
  return { account: { ...account, bill: reapplied(account.bill, change.edit) }, vehicles: [...kept, ...added] };
}

/** What the bill of the editor would come to; undefined where there is none. */
export function editorOffer(state: WithBilling, change: EditorBilled): WholeMonth | undefined {
  const saved = edited(state, change);
  return saved && wholeMonthOf(state, saved.account, saved.vehicles, change.on);
}

/** The bill that the Billed button of the editor makes; none where it comes to nothing. */
export function billOfEditor(state: WithBilling, id: string, change: EditorBilled): CountedBill[] {
  const saved = edited(state, change);
  if (saved && hasEnded(state, saved.account)) return [];
  const bill = saved && wholeMonthBill(state, saved.account, saved.vehicles, { id, on: change.on });
  return counted(state, change.accountId, bill);
}

/** Told of an account whose bill is not the one that its author reviewed. */
export const otherBillNow = (account: AccountRow): Refusal => ({
  reason: `${companyOf(account)} has another bill now: review it again.`,
});

/** A fact that carries bills of the list or the editor; the editor may choose their month. */
interface ButtonBilled extends WithIssued {
  edit?: BillChange['edit'];
}

/** Why a bill of the list or the editor is none: its account has ended, it charges a slot, or something was changed of what it is counted from or shows. */
function stale(
  state: WithBilling,
  { accountId, month, basis, companyId, lines }: CountedBill,
  edit: ButtonBilled['edit'],
): Refusal | undefined {
  const account = state.accounts.entities[accountId];
  if (!account) return { reason: 'One of the accounts is not there any more.' };
  if (hasEnded(state, account)) return { reason: endedReason(account) };
  if (chargesSlotsOnly(lines)) return { reason: slotsReason(account) };
  const holds = month === (edit?.to.monthYear ?? account.bill.monthYear) && companyId === companyNow(state).id;
  return holds && buttonBasis(state, accountId, month) === basis ? undefined : otherBillNow(account);
}

/** What of the billed accounts of a list goes in, and why the others do not. */
export function listThatHolds<Billed extends ButtonBilled>(state: WithBilling, billed: Billed): GoesIn<Billed> {
  const { issued, edit } = billed;
  const whys = new Map(issued.map((bill) => [bill.id, stale(state, bill, edit)]));
  return {
    payload: { ...billed, issued: issued.filter(({ id }) => !whys.get(id)) },
    leftOut: [...whys.values()].flatMap((why) => why ?? []),
  };
}
