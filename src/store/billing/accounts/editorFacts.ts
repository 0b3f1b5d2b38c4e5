import { whyNotBilled } from '@/store/billing/bills/editorBill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { withStarts } from '@/store/billing/terms/priceFrom';
import { billSaved, vehiclesBilled } from '@/store/facts/accounts';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import type { Account } from './account';
import { billEdit } from './billEdit';
import { dayTyped, type BillValues } from './billSchema';

type State = WithBills & WithVehicles;

/** What the editor's values change of the account as it was when the editor opened, and why vehicles of it get no bill. */
function editOf(state: State, account: Account, values: BillValues) {
  const whyNot = (id: string | undefined) => whyNotBilled(state, account, id, values.monthYear);
  const { change, ticked } = billEdit(account, values, ({ id }) => whyNot(id) === 'Billed');
  const vehicles = withStarts(state, change.vehicles, values.monthYear, dayTyped(values.priceFrom));
  return { ...change, vehicles, ticked, whyNot };
}

/** The fact that saves the editor's values, on an ISO date, over the account as it was when the editor opened. */
export function savedBill(state: State, account: Account, values: BillValues, on: string) {
  const { accountId, edit, vehicles } = editOf(state, account, values);
  return billSaved(accountId, edit, vehicles, on);
}

/** The fact that saves them, and bills the ticked vehicles that can be billed. */
export function billedBill(state: State, account: Account, values: BillValues, on: string) {
  const { accountId, edit, vehicles, ticked, whyNot } = editOf(state, account, values);
  const left = ticked.filter((id) => whyNot(id) === undefined);
  // What is free of charge keeps a tick that nobody sees: it is named only where nothing else is there, for the rule to say so.
  const isAllFree = values.vehicles.every(({ id }) => !['Billed', undefined].includes(whyNot(id)));
  return vehiclesBilled(accountId, left.length > 0 || !isAllFree ? left : ticked, edit, vehicles, on);
}
