import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { deletionMachine } from '@/machines/deletion';
import { simMachine } from '@/machines/sim';
import { deletionFacts } from '@/store/facts/deletions';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import { holderOf } from '@/store/kit/movements/move';
import type { Numbered, Table } from '@/store/kit/table';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { vehicleRefusal, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import { deletionStatus, type Deletion } from './deletion';
import { askedOf } from './deletionsSlice';

interface WithDeletions extends Pick<WithVehicleTables, 'vehicles' | 'devices'> {
  deletions: Table<Deletion>;
  sims: Table<Sim>;
  /** As far as it is asked whose one is. */
  subscriptions: Table<Numbered & { vehicleId: string }>;
}

/** Why the deletion of a vehicle cannot be asked for: somebody did so already. */
function askedAlready({ deletions }: Pick<WithDeletions, 'deletions'>, vehicleId: string): Refusal | undefined {
  const asked = askedOf(deletions, vehicleId);
  return asked && { reason: `Deletion of ${asked.vehicleNo} was already requested on ${formatDate(asked.date)}.` };
}

/** Why the SIM of a vehicle cannot go off with its deletion: it is another one, in a vehicle, or off already. */
function simOffRefusal(
  { devices, sims }: WithDeletions,
  { imei, sim: number, vehicleNo }: Deletion,
  simOff: string | undefined,
): Refusal | undefined {
  if (simOff === undefined) return undefined;
  const sim = sims.entities[simOff];
  const isTheirs =
    sim && (simNumberOf(sim) === number || sim.id === number || devices.entities[imei]?.simId === sim.id);
  if (!isTheirs) return { reason: `SIM ${simOff} is not of ${vehicleNo}.` };
  const carrier = devices.entities[holderOf(sim).id ?? ''];
  return carrier && holderOf(carrier).at === 'vehicle'
    ? { reason: `SIM ${simOff} is in a vehicle: it is deactivated once the device is out.` }
    : refusedBy(simMachine, sim.status, { type: 'deactivate' }, `SIM ${simOff}`);
}

/** When the facts of the deletions cannot be: a vehicle is deleted once. */
export const deletionRules = rulesOf<WithDeletions>()(deletionFacts, {
  vehicleDeletionRequested: (state, asked) =>
    firstOf(known(state.deletions, asked, 'This request'), askedAlready(state, asked.vehicleId)),
  vehicleDeleted: (state, { id, vehicleId, ends, simOff }) => {
    const { deletions, subscriptions, vehicles } = state;
    const deletion = deletions.entities[id];
    if (!deletion) return gone(deletions, id, 'This record');
    const { vehicleNo, deletionDate } = deletion;
    const isTheirs =
      vehicleId === deletion.vehicleId && (ends === undefined || subscriptions.entities[ends]?.vehicleId === vehicleId);
    if (!isTheirs) return { reason: `What is to end is not of ${vehicleNo}.` };
    if (!advance(deletionMachine, deletionStatus(deletion), { type: 'delete' }))
      return { reason: `${vehicleNo} is deleted already, since ${formatDate(deletionDate ?? '')}.` };
    const vehicle = vehicles.entities[vehicleId];
    return firstOf(vehicle && vehicleRefusal(state, vehicle.id, 'delete'), simOffRefusal(state, deletion, simOff));
  },
});
