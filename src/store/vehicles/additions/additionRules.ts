import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { deviceInside, openElsewhere, vehicleRefusal, type WithFleet } from '@/store/vehicles/vehicles/vehicleChecks';
import { isOpen } from '@/store/vehicles/vehicles/vehicle';
import type { Table } from '@/store/kit/table';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { ADDITION_LABELS } from './additionLabels';
import { additionEdited, additionRecorded, type Addition } from './additionsSlice';

type WithAdditions = WithFleet & { additions: Table<Addition> };

/** Why a device cannot be written down in a vehicle: that has another one, or its plate is open elsewhere. */
function fittingRefusal(
  state: WithFleet,
  { vehicleId, vehicleNo, imei }: { vehicleId: string; vehicleNo: string; imei: string },
): Refusal | undefined {
  const vehicle = state.vehicles.entities[vehicleId];
  // What is in it already may be written down all the same.
  const isFitting = vehicle && !(isOpen(vehicle) && deviceInside(state, vehicleId)?.id === imei);
  if (vehicle && !sameVehicleNo(vehicle.vehicleNo, vehicleNo))
    return { reason: `${vehicleNo} was moved meanwhile: it is ${vehicle.vehicleNo} now.` };
  return firstOf(
    isFitting ? vehicleRefusal(state, vehicleId, 'fit', ' already: have that removed first.') : undefined,
    openElsewhere(state, [{ id: vehicleId, vehicleNo }]),
  );
}

/** What the facts of the new devices are about, and when they cannot be. */
export const additionRules = rules<WithAdditions>()
  .about(
    additionRecorded,
    ({ id, imei, vehicleId, begins }) => [id, imei, vehicleId, begins ?? []].flat(),
    (state, addition) => firstOf(known(state.additions, addition, 'This device'), fittingRefusal(state, addition)),
  )
  .about(
    additionEdited,
    ({ id }) => [id],
    ({ additions }, { id, edit }) => {
      const addition = additions.entities[id];
      return addition ? changedMeanwhile(addition, edit, ADDITION_LABELS) : gone(additions, id, 'This device');
    },
  );
