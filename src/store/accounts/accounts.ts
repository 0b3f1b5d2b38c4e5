import { createSelector } from '@reduxjs/toolkit';
import { vehiclesByAccount, vehiclesOfAccount } from '@/store/vehicles/accountVehicles';
import type { Vehicle } from '@/store/vehicles/vehicle';
import type { WithVehicles } from '@/store/vehicles/vehicle';
import type { Account, AccountRow } from './account';
import { selectAccountRowNumbered, selectAccountRows, type WithAccounts } from './accountsSlice';

type Clients = WithAccounts & WithVehicles;

const NONE: readonly Vehicle[] = [];

const joined = new WeakMap<AccountRow, Account>();

const isSame = (one: readonly Vehicle[], other: readonly Vehicle[]) =>
  one.length === other.length && one.every((vehicle, place) => vehicle === other[place]);

/** An account with its vehicles: the very same one as long as neither changes. */
function withVehicles(row: AccountRow, vehicles: readonly Vehicle[]): Account {
  const before = joined.get(row);
  if (before && isSame(before.vehicles, vehicles)) return before;
  const account = { ...row, vehicles };
  joined.set(row, account);
  return account;
}

/** The accounts with their vehicles, in the order of their numbers. */
export const selectAccounts = createSelector([selectAccountRows, ({ vehicles }: WithVehicles) => vehicles], (rows, vehicles): Account[] => {
  const groups = vehiclesByAccount(vehicles);
  return rows.map((row) => withVehicles(row, groups.get(row.id) ?? NONE));
});

/** One account with its vehicles; undefined when it is gone. */
export function selectAccount({ accounts, vehicles }: Clients, id: string | undefined): Account | undefined {
  const row = id === undefined ? undefined : accounts.entities[id];
  return row && withVehicles(row, vehiclesOfAccount(vehicles, row.id));
}

/** The account with the number in an address, with its vehicles. */
export function selectAccountNumbered(state: Clients, number: string | null): Account | undefined {
  return selectAccount(state, selectAccountRowNumbered(state, number)?.id);
}
