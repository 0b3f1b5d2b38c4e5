import type { AllUnmatched, Unmatched } from '@/office/tracking/trackingProtocol';
import type { Business } from '@/store/business/business';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import type { PlatformDevice } from './platform';

/** So many are told: who has more of them begins with these. */
const MOST_TOLD = 500;

const someOf = (all: readonly Unmatched[]): AllUnmatched => ({ count: all.length, first: all.slice(0, MOST_TOLD) });

/** Whether a device is known here, wherever it is. */
export const isDeviceOf = ({ devices }: Pick<Business, 'devices'>, imei: string): boolean =>
  Object.hasOwn(devices.entities, imei);

/** The devices of a platform that are not known here, and the open vehicles here whose devices it does not have. */
export function unmatchedOf(
  business: Pick<Business, 'devices' | 'vehicles'>,
  there: readonly Pick<PlatformDevice, 'imei' | 'name'>[],
): { notHere: AllUnmatched; notThere: AllUnmatched } {
  const imeis = new Set(there.map(({ imei }) => imei));
  const fitted = [...selectDeviceInVehicle(business)].flatMap(([vehicleId, { id: imei }]) => {
    const vehicle = business.vehicles.entities[vehicleId];
    return vehicle && isOpenVehicle(vehicle) && !imeis.has(imei) ? [{ imei, name: vehicle.vehicleNo }] : [];
  });
  return {
    notHere: someOf(there.filter(({ imei }) => !isDeviceOf(business, imei)).map(({ imei, name }) => ({ imei, name }))),
    notThere: someOf(fitted),
  };
}
