import { createSelector } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import type { VehicleRow } from './vehicleRows';

/** India's PIN code, at the end of an address. */
const PIN = /\d{3} ?\d{3}$/;

/** The town of a client: the words before the PIN code in an address such as `Gat 218, Chakan MIDC, Pune 410501`, else the state. */
export function townOf({ client: { address, state } }: Pick<AccountRow, 'client'>): string {
  const last = address.slice(address.lastIndexOf(',') + 1).trim();
  const before = PIN.test(last) ? last.replace(PIN, '').split(/\d/).at(-1) : '';
  return (
    before
      ?.split(/[\s-]+/)
      .filter(Boolean)
      .join(' ') || state
  );
}

/** The towns of the clients, by the identities of their accounts. */
export const selectTowns = createSelector(
  [selectAccountRows],
  (accounts): ReadonlyMap<string, string> => new Map(accounts.map((account) => [account.id, townOf(account)])),
);

type Towns = ReturnType<typeof selectTowns>;
type Owned = Pick<VehicleRow, 'accountId'>;

/** The town of a vehicle's client; undefined where it is on no account. */
export const townOfVehicle = (towns: Towns, { accountId = '' }: Owned): string | undefined => towns.get(accountId);

/** How many of these vehicles are of clients in each town, the most first; a chosen one is among them with none, too, so that it can be taken back. */
export function townCounts(
  vehicles: readonly Owned[],
  towns: Towns,
  chosen = '',
): readonly { town: string; count: number }[] {
  const counts = new Map<string, number>(chosen === '' ? [] : [[chosen, 0]]);
  for (const vehicle of vehicles) {
    const town = townOfVehicle(towns, vehicle);
    if (town !== undefined) counts.set(town, (counts.get(town) ?? 0) + 1);
  }
  return [...counts]
    .map(([town, count]) => ({ town, count }))
    .toSorted((one, other) => other.count - one.count || one.town.localeCompare(other.town));
}

/** Those of these vehicles whose clients are in a town; all of them for none. */
export const vehiclesIn = <Vehicle extends Owned>(
  vehicles: readonly Vehicle[],
  towns: Towns,
  town: string,
): readonly Vehicle[] =>
  town === '' ? vehicles : vehicles.filter((vehicle) => townOfVehicle(towns, vehicle) === town);
