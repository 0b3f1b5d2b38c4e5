import { goodPassword } from '@/office/people/goodPassword';
import { officeKey } from '@/office/officeKey';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { hashOfKey } from './deskAnswers';
import type { Members } from './members';

const FIRST: OfficeUser = { name: 'admin', role: 'admin' };

/** Somebody who got a password that nobody has seen yet. */
export interface Password {
  name: string;
  password: string;
}

/** Gives somebody who belongs to the office a new password. */
export async function newPasswordFor(members: Members, business: string, name: string): Promise<Password> {
  const password = goodPassword();
  const { place } = await members.secretOf(name);
  await members.putHash(name, await hashOfKey(await officeKey(business, name, password)), place);
  return { name, password };
}

/**
 * Makes the first admin, when nobody belongs to the office yet. It may be done again when it failed, as servers that elect who
 * leads may keep what they do not confirm: an admin who is there by then is the one that was made.
 */
export function firstAdminOf(members: Members, business: string): () => Promise<Password | undefined> {
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
