import type { Heard, HeardContact } from '@/store/browser/heardSlice';
import { lastMovedOn } from '@/store/kit/movements/move';
import type { Device } from '@/store/stock/devices/device';
import type { Contact, Vehicle } from './vehicle';

/** The last that a vehicle's device told, with what only the office hears. */
export type LastContact = Contact & Pick<HeardContact, 'ignition' | 'volts'>;

/**
 * What the device in a vehicle told last: as a file brought it, or as the office heard it, whichever is later. What a device told
 * before the day on which it came into the vehicle is of another one.
 */
export function lastContactOf(
  { contact }: Pick<Vehicle, 'contact'>,
  device: Device | undefined,
  heard: Heard,
): LastContact | undefined {
  const told = device && heard[device.id];
  if (!told || told.at.slice(0, 10) < lastMovedOn(device)) return contact;
  return contact && contact.at > told.at ? contact : told;
}
