import type { Refusal } from '@/journal/port/model';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { VehicleFields } from '@/store/clients/accounts/account';
import type { VehicleChanges } from '@/store/clients/accounts/billChange';
import { billLabelsOf } from '@/store/clients/accounts/billLabels';

/** Why a vehicle cannot be meant any more. */
export const VEHICLE_GONE: Refusal = {
  reason: 'One of the vehicles is not there any more: somebody removed it from the bill.',
};

/** Why an account's vehicles cannot change so: a new one is there already, whosever it is, one to edit is gone, or one was changed or billed meanwhile. Removed twice is removed. */
export function vehiclesRefusal(
  all: Table<Vehicle>,
  own: readonly (Vehicle & { billed?: boolean })[],
  { added, edited, removed }: VehicleChanges,
): Refusal | undefined {
  const vehicles = new Map(own.map((vehicle) => [vehicle.id, vehicle]));
  return firstOf(
    added.map((one) => known(all, one, 'This vehicle')),
    edited.map(({ id, edit }) => {
      const vehicle = vehicles.get(id);
      return vehicle ? changedMeanwhile(vehicle, edit, billLabelsOf(vehicle), ['price']) : VEHICLE_GONE;
    }),
    removed.map(({ id, was: { billed, ...was } }) => {
      const vehicle = vehicles.get(id);
      if (!vehicle) return undefined;
      if (vehicle.billed === true && !billed)
        return { reason: `${vehicle.vehicleNo} was billed, so it stays on the bill.` };
      return changedMeanwhile<VehicleFields>(vehicle, { was, to: {} }, billLabelsOf(vehicle), ['price']);
    }),
  );
}
