import { goodPassword } from '@/office/people/goodPassword';
import { officeKey } from '@/office/officeKey';
import { SpokenError } from '@/journal/kit/plainWords';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { hashOfKey } from './deskAnswers';
import type { Members } from './members';
import { persistently } from './persistently';
import type { Settings } from './settingsSchema';

const FIRST: OfficeUser = { name: 'admin', role: 'admin' };

/** So long the servers may take to elect who leads. */
const PATIENCE_MS = 60_000;

/** Somebody who got a password that nobody has seen yet. */
interface Password {
  name: string;
  password: string;
}

/** Gives somebody who belongs to the office a new password. */
async function newPasswordFor(members: Members, business: string, name: string): Promise<Password> {
  const password = goodPassword();
  const { place } = await members.secretOf(name);
  await members.putHash(name, await hashOfKey(await officeKey(business, name, password)), place);
  return { name, password };
}

/**
 * Makes the first admin, when nobody belongs to the office yet. It may be done again when it failed, as servers that elect who
 * leads may keep what they do not confirm: an admin who is there by then is the one that was made.
 */
function firstAdminOf(members: Members, business: string): () => Promise<Password | undefined> {
  let made: Password | undefined;
  return async () => {
    const { place, people } = await members.people();
    if (people.length > 0) return made;
    // The password first: an admin without one would be the only one there is, and nobody could sign in.
    made = await newPasswordFor(members, business, FIRST.name);
    await members.put(FIRST, place);
    return made;
  };
}

/** Whether this machine makes the first admin: one of several does. */
const isFirst = ({ name, machines }: Settings) => machines.length === 0 || machines[0]?.name === name;

/** A new password for whoever is to have one: the first admin, or who was named. */
export async function passwordFor(
  members: Members,
  settings: Settings,
  name: string | undefined,
  signal: AbortSignal,
): Promise<Password | undefined> {
  const first = isFirst(settings)
    ? await persistently(firstAdminOf(members, settings.business), signal, PATIENCE_MS)
    : undefined;
  if (first || name === undefined) return first;
  const { people } = await members.people();
  if (!people.some((person) => person.name === name)) throw new SpokenError(`${name} does not belong to this office.`);
  return newPasswordFor(members, settings.business, name);
}
