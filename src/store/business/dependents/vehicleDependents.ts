import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';

type VehicleTables = Pick<Business, 'vehicles' | 'devices' | 'subscriptions' | 'deletions' | 'jobs'>;

const isMade = ({ path, was }: Change) => path.length === 2 && was === undefined;

/** Why a vehicle cannot be taken back: something else came of it. What goes with it is no hindrance. */
export function vehicleDependents(
  { vehicles, devices, subscriptions, deletions, jobs }: VehicleTables,
  changes: readonly Change[],
): Refusal | undefined {
  const unmade = new Set(changes.filter(isMade).map(({ path: [, id] }) => id));
  const touched = new Set(changes.map(({ path: [, id] }) => id));
  const isOf = (vehicleId: string | undefined) =>
    vehicleId !== undefined && vehicles.entities[vehicleId] !== undefined && unmade.has(vehicleId);
  if (unmade.size === 0) return undefined;
  const device = Object.values(devices.entities).find(
    ({ id, moves }) => !touched.has(id) && moves.some(({ to }) => to.at === 'vehicle' && isOf(to.id)),
  );
  if (device) return { reason: `Not undone: IMEI ${device.id} was fitted in it.` };
  const subscription = Object.values(subscriptions.entities).find(
    ({ id, vehicleId }) => !touched.has(id) && isOf(vehicleId),
  );
  if (subscription) return { reason: 'Not undone: the vehicle has a subscription.' };
  const deletion = Object.values(deletions.entities).find(({ id, vehicleId }) => !touched.has(id) && isOf(vehicleId));
  if (deletion) return { reason: `Not undone: the deletion of ${deletion.vehicleNo} was asked for.` };
  const job = Object.values(jobs.entities).find(
    ({ id, outcomes = [] }) => !touched.has(id) && outcomes.some(({ vehicleId }) => isOf(vehicleId)),
  );
  return job && { reason: `Not undone: job ${job.number} was done at it.` };
}
