import type { Refusal } from '@/journal/port/model';
import { additionFacts } from '@/store/facts/additions';
import type { PayloadOf } from '@/store/facts/fact';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { isSameHolder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import {
  dayRefusal,
  openElsewhere,
  vehicleRefusal,
  type WithVehicleTables,
} from '@/store/vehicles/vehicles/vehicleChecks';
import { isOpenVehicle, isOwnedBy } from '@/store/vehicles/vehicles/vehicle';
import { deactivatedRefusal } from '@/store/stock/sims/pairingRefusals';
import type { Sim } from '@/store/stock/sims/sim';
import type { Table } from '@/store/kit/table';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { ADDITION_LABELS, type Addition } from './addition';

type WithAdditions = WithVehicleTables & { additions: Table<Addition>; sims: Table<Sim> };

/** Why a device cannot be written down in a vehicle: that has another one, or its plate is open elsewhere. */
function fittingRefusal(
  state: WithVehicleTables,
  { vehicleId, vehicleNo, imei }: { vehicleId: string; vehicleNo: string; imei: string },
): Refusal | undefined {
  const vehicle = state.vehicles.entities[vehicleId];
  // What is in it already may be written down all the same.
  const isFitting = vehicle && !(isOpenVehicle(vehicle) && deviceInside(state, vehicleId)?.id === imei);
  if (vehicle && !sameVehicleNo(vehicle.vehicleNo, vehicleNo))
    return { reason: `This vehicle is ${vehicle.vehicleNo}, not ${vehicleNo}.` };
  return firstOf(
    isFitting ? vehicleRefusal(state, vehicleId, 'fit', ' already: have that removed first.') : undefined,
    openElsewhere(state, [{ id: vehicleId, vehicleNo }]),
  );
}

/** Why a device cannot be written down in another vehicle: its SIM is deactivated for good. */
function deadSimRefusal(
  { devices, sims }: Pick<WithAdditions, 'devices' | 'sims'>,
  { vehicleId, imei }: { vehicleId: string; imei: string },
): Refusal | undefined {
  const device = devices.entities[imei];
  const sim = sims.entities[device?.simId ?? ''];
  const isThere = device && isSameHolder(holderOf(device), { at: 'vehicle', id: vehicleId });
  return sim && !isThere && deactivatedRefusal(sim)
    ? { reason: `SIM ${sim.id} in IMEI ${imei} is deactivated: put another one in first.` }
    : undefined;
}

/** Why a new device cannot bring its vehicle to another client on its day: that came to one later already. */
function ownerRefusal(
  { vehicles }: WithVehicleTables,
  { vehicleId, date, accountId, company }: PayloadOf<typeof additionFacts.declared.additionRecorded>,
): Refusal | undefined {
  const vehicle = vehicles.entities[vehicleId];
  return vehicle && !isOwnedBy(vehicle, { accountId, company }) ? dayRefusal(vehicle, date) : undefined;
}

/** When the facts of the new devices cannot be. */
export const additionRules = rulesOf<WithAdditions>()(additionFacts, {
  additionRecorded: (state, addition) =>
    firstOf(
      known(state.additions, addition, 'This device'),
      fittingRefusal(state, addition),
      ownerRefusal(state, addition),
      deadSimRefusal(state, addition),
    ),
  additionEdited: ({ additions }, { id, edit }) => {
    const addition = additions.entities[id];
    return addition ? changedMeanwhile(addition, edit, ADDITION_LABELS) : gone(additions, id, 'This device');
  },
});
