import { formatCountOf, formatMoney } from '@/format';
import { tabOf, type Account, type BillVehicle } from '@/store/billing/accounts/account';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { dayTyped, type BillValues } from '@/store/billing/accounts/billSchema';
import { whyNotBilled } from '@/store/billing/bills/editorBill';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { withStarts } from '@/store/billing/terms/priceFrom';
import { todaysDate } from '@/store/kit/dates';
import type { RootState } from '@/store/business/store';

type GetState = () => RootState;

/** What the editor's values change of the account as it was when the editor opened, and why vehicles of it get no bill. */
function editOf(state: RootState, account: Account, values: BillValues) {
  const whyNot = (id: string) => whyNotBilled(state, account, id, values.monthYear);
  const { change, ticked } = billEdit(account, values, ({ id }: BillVehicle) => whyNot(id) === 'Billed');
  const vehicles = withStarts(state, change.vehicles, values.monthYear, dayTyped(values.priceFrom));
  return { change: { ...change, vehicles }, ticked, whyNot };
}

/** The fact that saves the editor's values over the account as it was opened. */
export const saving = (account: Account, values: BillValues) => (_dispatch: unknown, getState: GetState) => {
  const on = todaysDate();
  const { accountId, edit, vehicles } = editOf(getState(), account, values).change;
  return billSaved(accountId, edit, vehicles, on);
};

/** The fact that saves, and bills the ticked vehicles that can be billed. */
export const billing = (account: Account, values: BillValues) => (_dispatch: unknown, getState: GetState) => {
  const on = todaysDate();
  const { change, ticked, whyNot } = editOf(getState(), account, values);
  const { accountId, edit, vehicles } = change;
  const left = ticked.filter((id) => whyNot(id) === undefined);
  // What is free of charge keeps a tick that nobody sees: it is named only where nothing else is there, for the rule to say so.
  const isAllFree = values.vehicles.every(({ id }) => ['Foc', 'Demo'].includes(whyNot(id ?? '') ?? ''));
  return vehiclesBilled(accountId, left.length > 0 || !isAllFree ? left : ticked, edit, vehicles, on);
};

/** The bill that Billed made. */
export const billMade =
  ({ payload }: ReturnType<typeof vehiclesBilled>) =>
  (_dispatch: unknown, getState: GetState) =>
    getState().bills.entities[payload.billId];

/** What is told of a bill that was made: how many vehicles it is for, and what it comes to. */
export function madeText(company: string, { lines, total }: IssuedBill): string {
  const count = lines.filter(({ kind }) => kind === 'Subscription').length;
  return `${company}: ${formatCountOf(count, 'vehicle')} billed, ${formatMoney(total)}`;
}

/** The tab that an account is on now; Pending when it is gone. */
export const tabNow = (accountId: string) => (_dispatch: unknown, getState: GetState) => {
  const account = selectAccount(getState(), accountId);
  return account ? tabOf(account) : 'pending';
};
