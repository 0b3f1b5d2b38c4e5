import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import type { Office } from '@/journal/adapters/nats/reader';
import { contactsAt } from '@/journal/adapters/nats/subjects';
import { readContacts } from '@/office/heardContacts';
import type { HeardContact } from '@/store/browser/heardSlice';

/** So many messages hold the contacts of all devices: each is told whole, and of 50,000 devices is far below a megabyte. */
const PARTS = 32;

/** The part that a device's contact is in. */
const partOf = (imei: string) => Array.from(imei).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % PARTS, 0);

/** The later one of two contacts of a device; where it was stays as long as it does not say it anew. */
function laterOf(known: HeardContact | undefined, contact: HeardContact): HeardContact {
  if (!known) return contact;
  if (contact.at < known.at) return known;
  return { ...(known.latLong !== undefined && { latLong: known.latLong }), ...contact };
}

type Part = ReadonlyMap<string, HeardContact>;

/** Contacts by the part that each is in. */
function inParts(contacts: readonly HeardContact[]): readonly (readonly HeardContact[])[] {
  const parts = Array.from({ length: PARTS }, (): HeardContact[] => []);
  for (const contact of contacts) parts[partOf(contact.imei)]?.push(contact);
  return parts;
}

const textOf = (part: Part) => JSON.stringify([...part.values()]);

/** The office's table of what each device told last, which its browsers read. */
export function contactBookOver(connection: NatsConnection, office: Office) {
  const js = jetstream(connection);
  let known: readonly Part[] | undefined;

  const read = async (): Promise<readonly Part[]> =>
    inParts(await readContacts(office)).map((part) => new Map(part.map((one) => [one.imei, one])));
  const put = async (
    place: number,
    was: Part,
    contacts: readonly HeardContact[],
    isHere: (imei: string) => boolean,
  ) => {
    const is = new Map([...was].filter(([imei]) => isHere(imei)));
    for (const contact of contacts) is.set(contact.imei, laterOf(is.get(contact.imei), contact));
    if (textOf(is) !== textOf(was)) await js.publish(contactsAt(place), textOf(is));
    return is;
  };

  return {
    /** Another machine may write it from now on. */
    forget: () => void (known = undefined),
    /**
     * Takes in what devices told, where it is later than what is known, and drops what is not here any more. What cannot be written
     * is read again before the next time.
     */
    async take(contacts: readonly HeardContact[], isHere: (imei: string) => boolean): Promise<void> {
      const before = known ?? (await read());
      known = undefined;
      const here = inParts(contacts.filter(({ imei }) => isHere(imei)));
      const after: Part[] = [];
      for (const [place, was] of before.entries()) after.push(await put(place, was, here[place] ?? [], isHere));
      known = after;
    },
  };
}
