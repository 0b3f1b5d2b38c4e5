import { createSelector } from '@reduxjs/toolkit';
import type { WithBills } from '@/store/billing/bills/withBills';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { vehiclesByAccount, vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import type { Account, AccountRow, BillVehicle } from './account';
import { selectAccountRowNumbered, selectAccountRows, type WithAccounts } from './accountsSlice';

/** A state that has the accounts, their vehicles and their bills. */
export type WithClients = WithAccounts & WithVehicles & WithBills;

const NONE: readonly Vehicle[] = [];

const onBill = new WeakMap<Vehicle, BillVehicle>();

/** A vehicle with whether it is billed: the very same one as long as neither changes. */
function billVehicle(vehicle: Vehicle, billed: boolean): BillVehicle {
  const before = onBill.get(vehicle);
  if (before?.billed === billed) return before;
  const now = { ...vehicle, billed };
  onBill.set(vehicle, now);
  return now;
}

const joined = new WeakMap<AccountRow, Account>();

const isSame = (one: readonly BillVehicle[], other: readonly BillVehicle[]) =>
  one.length === other.length && one.every((vehicle, place) => vehicle === other[place]);

/** An account with its vehicles: the very same one as long as neither changes. */
function withVehicles(state: WithBills, row: AccountRow, all: readonly Vehicle[]): Account {
  const before = joined.get(row);
  const vehicles = all.map((vehicle) =>
    billVehicle(vehicle, isBilledFor(state, row.id, vehicle.id, row.bill.monthYear)),
  );
  if (before && isSame(before.vehicles, vehicles)) return before;
  const account = { ...row, vehicles };
  joined.set(row, account);
  return account;
}

/** The accounts with their vehicles, in the order of their numbers. */
export const selectAccounts = createSelector(
  [
    selectAccountRows,
    ({ vehicles }: WithVehicles) => vehicles,
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
  ],
  (rows, vehicles, bills, creditNotes): Account[] => {
    const groups = vehiclesByAccount(vehicles);
    return rows.map((row) => withVehicles({ bills, creditNotes }, row, groups.get(row.id) ?? NONE));
  },
);

/** One account with its vehicles; undefined when it is gone. */
export function selectAccount(state: WithClients, id: string | undefined): Account | undefined {
  const row = id === undefined ? undefined : state.accounts.entities[id];
  return row && withVehicles(state, row, vehiclesOfAccount(state.vehicles, row.id));
}

/** The account with the number in an address, with its vehicles. */
export function selectAccountNumbered(state: WithClients, number: string | null): Account | undefined {
  return selectAccount(state, selectAccountRowNumbered(state, number)?.id);
}
