import type { Refusal } from '@/journal/port/model';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf } from '@/store/kit/refusals';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { VehicleFields } from '@/store/clients/accounts/account';
import type { VehicleChanges } from '@/store/clients/accounts/billChange';
import { billLabelsOf } from '@/store/clients/accounts/billLabels';

/** Why a vehicle cannot be meant any more. */
export const VEHICLE_GONE: Refusal = {
  reason: 'One of the vehicles is not there any more: somebody removed it from the bill.',
};

/** Why vehicles cannot change so: one to edit is gone, or one was changed or billed meanwhile. Removed twice is removed. */
export function vehiclesRefusal(
  all: readonly (Vehicle & { billed?: boolean })[],
  { added, edited, removed }: VehicleChanges,
): Refusal | undefined {
  const vehicles = new Map(all.map((vehicle) => [vehicle.id, vehicle]));
  return firstOf(
    added.some(({ id }) => vehicles.has(id)) ? { reason: 'This vehicle was added already.' } : undefined,
    ...edited.map(({ id, edit }) => {
      const vehicle = vehicles.get(id);
      return vehicle ? changedMeanwhile(vehicle, edit, billLabelsOf(vehicle), ['price']) : VEHICLE_GONE;
    }),
    ...removed.map(({ id, was: { billed, ...was } }) => {
      const vehicle = vehicles.get(id);
      if (!vehicle) return undefined;
      if (vehicle.billed === true && !billed)
        return { reason: `${vehicle.vehicleNo} was billed, so it stays on the bill.` };
      return changedMeanwhile<VehicleFields>(vehicle, { was, to: {} }, billLabelsOf(vehicle), ['price']);
    }),
  );
}
