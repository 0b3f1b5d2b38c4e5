import type { Business } from '@/store/business/business';
import { contactsIn } from '@/store/browser/heardContacts';
import type { Heard, HeardContact } from '@/store/browser/heardSlice';
import { lastContactOf } from '@/store/vehicles/vehicles/lastContact';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { contactRule } from '@/store/vehicles/vehicles/vehicleSchema';
import type { Written } from './backupFormat';

/** Where a backup has what devices told last, which no fact tells: one JSON a line. Programs that know nothing of it pass over it. */
export const CONTACTS_PART = 'contacts.ndjson';

/** What an office heard, as a part of a backup; none where it heard nothing. */
export function contactParts(heard: Heard): Written[] {
  const lines = Object.values(heard).map((contact) => JSON.stringify(contact));
  if (lines.length === 0) return [];
  return [{ name: CONTACTS_PART, bytes: new TextEncoder().encode(lines.join('\n')), weight: 0 }];
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** What stands in that part, but for lines that nobody can read. */
export const contactsOfPart = (bytes: Uint8Array<ArrayBuffer>): HeardContact[] =>
  contactsIn(new TextDecoder().decode(bytes).split('\n').map(parsed));

/** A business of which each vehicle has the contact that its device told last, where that is later than what a file brought. */
export function withContacts(business: Business, contacts: readonly HeardContact[]): Business {
  const heard = Object.fromEntries(contacts.map((contact) => [contact.imei, contact]));
  const later = [...selectDeviceInVehicle(business)].flatMap(([id, device]) => {
    const vehicle = business.vehicles.entities[id];
    const last = vehicle && lastContactOf(vehicle, device, heard);
    if (!last || last === vehicle.contact) return [];
    const { at, latLong } = last;
    const contact = { at, ...(latLong !== undefined && { latLong }) };
    return contactRule.isValidSync(contact) ? [[id, { ...vehicle, contact }] as const] : [];
  });
  if (later.length === 0) return business;
  const { vehicles } = business;
  return {
    ...business,
    vehicles: { ...vehicles, entities: { ...vehicles.entities, ...Object.fromEntries(later) } },
  };
}
