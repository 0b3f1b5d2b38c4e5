import type { AccountRow } from '@/store/clients/accounts/account';
import { isPaidIn } from '@/store/billing/billRun/monthCharge';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** A vehicle of an account with what its bill says of it. */
export interface BillVehicle extends Vehicle {
  /** Whether it is billed for the bill's month; then its tick counts no more. */
  billed: boolean;
}

/** An account with its vehicles; what follows from its parts, such as its totals and its tab, is derived. */
export interface Account extends AccountRow {
  /** Those that are not closed, in the order in which they came. */
  vehicles: readonly BillVehicle[];
}

export type Tab = 'pending' | 'billed';

export const noOfVehicles = ({ vehicles }: Account): number => vehicles.length;
export const billedVehicles = ({ vehicles }: Account): number => vehicles.filter(({ billed }) => billed).length;

/** Whether a vehicle is paid for in the month of its account's bill. */
export const isToBePaid = (vehicle: BillVehicle, account: AccountRow): boolean =>
  isPaidIn(vehicle, account, account.bill.monthYear);

/** How many of its vehicles the Billed button of a list would bill. */
export const leftToBill = (account: Account | undefined): number =>
  account?.vehicles.filter((vehicle) => !vehicle.billed && isToBePaid(vehicle, account)).length ?? 0;

/** Billed when there are vehicles and all of them are billed, but for those that get no bill. */
export const isBilled = (account: Account): boolean =>
  billedVehicles(account) > 0 && account.vehicles.every((vehicle) => vehicle.billed || !isToBePaid(vehicle, account));

export const tabOf = (account: Account): Tab => (isBilled(account) ? 'billed' : 'pending');
