import type { TrackingSettings } from '@/office/tracking/trackingSettings';
import type { Business } from '@/store/business/business';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { ownerOf, selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import type { PlatformChange, PlatformDevice } from './platform';

/** Traccar takes no longer name of a device or of a group. */
const LONGEST = 128;

type Known = Pick<Business, 'accounts' | 'devices' | 'vehicles'>;

/** Cut to what it takes; half a sign at the end would never be what stands there. */
const nameOf = (text: string) => cleanLine(cleanLine(text).slice(0, LONGEST));

/** What the platform is to call the devices in open vehicles, by their IMEIs: each by its plate, in the group of its client. */
function namesIn(business: Known): ReadonlyMap<string, { name: string; group: string }> {
  const names = new Map<string, { name: string; group: string }>();
  for (const [vehicleId, { id: imei }] of selectDeviceInVehicle(business)) {
    const vehicle = business.vehicles.entities[vehicleId];
    if (!vehicle || !isOpenVehicle(vehicle)) continue;
    const { company, client } = ownerOf(business.accounts, vehicle);
    const name = isUnassigned(vehicle.vehicleNo) ? imei : vehicle.vehicleNo;
    names.set(imei, { name: nameOf(name), group: nameOf(company || client) });
  }
  return names;
}

/** Whether a device was in a vehicle once, though that may have been undone, and is in none now. */
function cameOut({ devices }: Pick<Known, 'devices'>, imei: string): boolean {
  const { moves = [], undone = [] } = devices.entities[imei] ?? {};
  return [...moves, ...undone.flatMap(({ move }) => move ?? [])].some(({ to }) => to.at === 'vehicle');
}

/** What is to be written on a platform, so that it knows the devices as this business does; nothing once it has been. */
export function platformChanges(
  business: Known,
  there: readonly PlatformDevice[],
  { writes }: Pick<TrackingSettings, 'writes'>,
): PlatformChange[] {
  if (writes === 'Nothing') return [];
  const names = namesIn(business);
  const known = new Map(there.map((device) => [device.imei, device]));
  const fitted = [...names].flatMap(([imei, { name, group }]): PlatformChange[] => {
    const device = known.get(imei);
    const isSo = device?.name === name && (group === '' || device.group === group) && !device.isDisabled;
    return isSo ? [] : [{ imei, id: device?.id, name, isDisabled: false, ...(group !== '' && { group }) }];
  });
  if (writes === 'Fitted') return fitted;
  const removed = there.filter(({ imei, isDisabled }) => !isDisabled && !names.has(imei) && cameOut(business, imei));
  return [...fitted, ...removed.map(({ imei, id }): PlatformChange => ({ imei, id, isDisabled: true }))];
}
