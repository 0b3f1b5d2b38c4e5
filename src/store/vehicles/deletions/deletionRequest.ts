import { formatDate } from '@/format';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import type { Device } from '@/store/stock/devices/device';
import { isDeleted, type Deleted, type Deletion, type DeletionDraft, type DeletionRequest } from './deletion';
import { deletionRequestSchema } from './deletionSchema';
import { plate } from '@/store/kit/schema/fieldRules';
import { simNumberOf } from '@/store/stock/sims/sim';
import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import { ownerOf, selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { selectDeletionOf, simStillOn } from './offboarding';
import type { VehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

const modelOf = ({ productName, model }: Device) => model ?? productName;

/** The row of the Deletion List for a vehicle: whose it is, and what is in it, or was in it last. */
export function deletionRequestOf(
  business: VehicleContext,
  vehicle: Vehicle,
  { status, reason, date }: Pick<Deletion, 'status' | 'reason' | 'date'>,
): Omit<DeletionRequest, 'id'> {
  const { client, company } = ownerOf(business.accounts, vehicle);
  const inside = selectDeviceInVehicle(business).get(vehicle.id);
  const last = selectFitments(business).get(vehicle.id)?.at(-1);
  const device = inside ?? business.devices.entities[last?.deviceId ?? ''];
  const sim = business.sims.entities[device?.simId ?? ''];
  return {
    date,
    username: client || company,
    company: company || client,
    vehicleNo: vehicle.vehicleNo,
    deviceModel: device ? modelOf(device) : '',
    imei: device?.id ?? '',
    sim: sim ? simNumberOf(sim) : '',
    location: vehicle.contact?.latLong ?? '',
    status,
    reason,
    ...(last && { dateOfInstallation: last.from }),
    vehicleId: vehicle.id,
  };
}

/**
 * What a deletion closes and ends: its vehicle, the subscription that runs, and where that is asked its SIM. One in a device
 * that is still in the vehicle goes off with the removal.
 */
export function deletionFollows(
  business: VehicleContext,
  deletion: Deletion,
  { simDeactivation }: Pick<DeletionDraft, 'simDeactivation'>,
): Omit<Deleted, 'id' | 'draft'> {
  const { vehicleId } = deletion;
  const last = selectSubscriptionOf(business).get(vehicleId);
  const isOut = !selectDeviceInVehicle(business).has(vehicleId);
  const sim = simDeactivation === 'Yes' && isOut ? simStillOn(business, deletion) : undefined;
  return { vehicleId, ...(last && last.to === undefined && { ends: last.id }), ...(sim && { simOff: sim.id }) };
}

/** The request to delete a vehicle that nobody has met yet; undefined where there is none. */
export function openDeletionOf(
  state: Pick<VehicleContext, 'deletions'>,
  vehicleId: string | undefined,
): Deletion | undefined {
  const last = vehicleId === undefined ? undefined : selectDeletionOf(state).get(vehicleId);
  return last && !isDeleted(last) ? last : undefined;
}

/** What is asked where somebody wants a vehicle deleted: one that is open, and of which nobody has asked that yet. */
export const deletionRequestFor = (business: VehicleContext) =>
  deletionRequestSchema.shape({
    vehicleNo: plate('Vehicle No').test('open', 'No open vehicle has this number.', (vehicleNo, { createError }) => {
      const vehicle = isUnassigned(vehicleNo) ? undefined : openVehicle(business, vehicleNo);
      if (!vehicle) return createError({ message: `No open vehicle has the number ${vehicleNo}.` });
      const asked = openDeletionOf(business, vehicle.id);
      return asked
        ? createError({
            message: `Deletion of ${asked.vehicleNo} was already requested on ${formatDate(asked.date)}.`,
          })
        : true;
    }),
  });
