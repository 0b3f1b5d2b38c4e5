import type { Subscription } from '@/store/subscriptions/subscription';
import { equippedOf, type SampleFleet } from './equipped';

/** What the vehicles of the sample business are paid for (D7): those that are billed, since their account was opened, or since they got their new device. */
export function sampleSubscriptions(mark: string, fleet: SampleFleet): Subscription[] {
  const begun = new Map(fleet.added.map(({ vehicle, fitted }) => [vehicle.id, fitted?.on]));
  return equippedOf(fleet)
    .filter(({ vehicle, account }) => vehicle.billed && account.accountType === 'Paid')
    .toSorted((one, other) => one.vehicle.number - other.vehicle.number)
    .map(({ vehicle, account }, index) => ({
      id: `${mark}-subscription-${index + 1}`,
      number: index + 1,
      vehicleId: vehicle.id,
      from: begun.get(vehicle.id) ?? account.openedOn,
      ...(vehicle.closedOn !== undefined && { to: vehicle.closedOn }),
      pauses: [],
    }));
}
