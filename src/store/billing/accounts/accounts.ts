import { createSelector } from '@reduxjs/toolkit';
import type { WithBills } from '@/store/billing/bills/withBills';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { Account, BillVehicle } from './account';
import { selectAccountRowNumbered, selectAccountRows, type WithAccounts } from '@/store/clients/accounts/accountsSlice';

/** A state that has the accounts, their vehicles and their bills. */
export type WithClients = WithAccounts & WithVehicles & WithBills;

/** A vehicle with whether it is billed: the very same one as long as neither changes. */
const billVehicle = createSelector(
  [(vehicle: Vehicle) => vehicle, (_vehicle: Vehicle, billed: boolean) => billed],
  (vehicle, billed): BillVehicle => ({ ...vehicle, billed }),
);

/** An account with its vehicles; of each a letter tells whether it is billed. */
const joined = createSelector(
  [
    (row: AccountRow) => row,
    (_row: AccountRow, vehicles: readonly Vehicle[]) => vehicles,
    (_row: AccountRow, _vehicles: readonly Vehicle[], billed: string) => billed,
  ],
  (row, vehicles, billed): Account => ({
    ...row,
    vehicles: vehicles.map((vehicle, place) => billVehicle(vehicle, billed[place] === 'y')),
  }),
);

/** An account with its vehicles: the very same one as long as neither changes. */
function withVehicles({ vehicles: table, ...books }: WithVehicles & WithBills, row: AccountRow): Account {
  const vehicles = vehiclesOfAccount(table, row.id);
  const live = liveLines(books, row.id);
  const isBilled = ({ id: vehicleId }: Vehicle) =>
    live.has(lineKey(row.bill.monthYear, { kind: 'Subscription', vehicleId }));
  return joined(row, vehicles, vehicles.map((vehicle) => (isBilled(vehicle) ? 'y' : 'n')).join(''));
}

/** The accounts with their vehicles, in the order of their numbers. */
export const selectAccounts = createSelector(
  [
    selectAccountRows,
    ({ vehicles }: WithVehicles) => vehicles,
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
  ],
  (rows, vehicles, bills, creditNotes): Account[] =>
    rows.map((row) => withVehicles({ vehicles, bills, creditNotes }, row)),
);

/** One account with its vehicles; undefined when it is gone. */
export function selectAccount(state: WithClients, id: string | undefined): Account | undefined {
  const row = id === undefined ? undefined : state.accounts.entities[id];
  return row && withVehicles(state, row);
}

/** The account with the number in an address, with its vehicles. */
export function selectAccountNumbered(state: WithClients, number: string | null): Account | undefined {
  return selectAccount(state, selectAccountRowNumbered(state, number)?.id);
}
