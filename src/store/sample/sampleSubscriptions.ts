import type { Subscription } from '@/store/clients/subscriptions/subscription';
import type { AccountRow } from '@/store/clients/accounts/account';
import { equippedOf, type SampleVehicles, type SampleVehicle } from './equipped';
import { firstBilled } from './sampleBills';

/** The first day of an account's first bill; of a vehicle that has left, of the month in which it did. */
function beginOf(account: AccountRow, { closedOn }: SampleVehicle, today: string): string {
  const day = `${closedOn === undefined ? firstBilled(account, today) : closedOn.slice(0, 7)}-01`;
  return day > account.openedOn ? day : account.openedOn;
}

/** What the vehicles of the sample business are paid for: those that are billed, since their account's first bill, or since they got their new device. */
export function sampleSubscriptions(today: string, mark: string, allVehicles: SampleVehicles): Subscription[] {
  const begun = new Map(allVehicles.added.map(({ vehicle, fitted }) => [vehicle.id, fitted?.on]));
  return equippedOf(allVehicles)
    .filter(({ vehicle, account }) => vehicle.billed && account.accountType === 'Paid')
    .toSorted((one, other) => one.vehicle.number - other.vehicle.number)
    .map(({ vehicle, account }, index) => ({
      id: `${mark}-subscription-${index + 1}`,
      number: index + 1,
      vehicleId: vehicle.id,
      from: begun.get(vehicle.id) ?? beginOf(account, vehicle, today),
      ...(vehicle.closedOn !== undefined && { to: vehicle.closedOn }),
      pauses: [],
    }));
}
