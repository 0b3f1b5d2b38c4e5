import { nanoid } from '@reduxjs/toolkit';
import type { DeactivationDraft } from '@/store/clients/deactivations/deactivation';
import type { DeletionRequest } from './deletion';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { deletionRequestOf } from './deletionRequest';
import { selectDeletionOf } from './offboarding';
import type { VehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

/** The open vehicles of an account in which a device is. */
export function liveVehiclesOf(
  business: Pick<VehicleContext, 'vehicles' | 'devices'>,
  accountId: string,
): readonly Vehicle[] {
  const inside = selectDeviceInVehicle(business);
  return vehiclesOfAccount(business.vehicles, accountId).filter(({ id }) => inside.has(id));
}

/**
 * What follows of the deactivation of an account on a day (ISO date) for its vehicles: their running subscriptions rest or
 * end with it, and where it is for good the deletion of each that has a device or one of these is asked for.
 */
export function deactivationFollows(
  business: VehicleContext,
  accountId: string | undefined,
  { deactivate }: Pick<DeactivationDraft, 'deactivate'>,
  on: string,
): { subscriptionIds?: string[]; offboarding?: DeletionRequest[] } {
  if (accountId === undefined) return {};
  const [inside, last, asked] = [
    selectDeviceInVehicle(business),
    selectSubscriptionOf(business),
    selectDeletionOf(business),
  ];
  const running = (id: string) => (last.get(id)?.to === undefined ? last.get(id) : undefined);
  const vehicles = vehiclesOfAccount(business.vehicles, accountId);
  const subscriptionIds = vehicles.flatMap(({ id }) => running(id)?.id ?? []);
  const answers = { status: 'ContractOver', reason: `Account deactivated: ${deactivate}`, date: on } as const;
  const offboarding =
    deactivate === 'Temporary'
      ? []
      : vehicles
          .filter(({ id }) => inside.has(id) || running(id))
          // A request that somebody has met is no request any more.
          .filter(({ id }) => asked.get(id) === undefined || asked.get(id)?.deletionDate !== undefined)
          .map((vehicle) => ({ id: nanoid(), ...deletionRequestOf(business, vehicle, answers) }));
  return { ...(subscriptionIds.length > 0 && { subscriptionIds }), ...(offboarding.length > 0 && { offboarding }) };
}
