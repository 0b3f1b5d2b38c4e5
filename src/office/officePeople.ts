import type { UnknownAction } from '@reduxjs/toolkit';
import { boardOf } from '@/journal/adapters/nats/board';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { userKnown, type OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';
import { deniedFor, openFor } from '@/store/business/policy';
import { isOfficeUser } from './boards';

/** Everybody who belongs to an office, as its board says. */
export const peopleOf = async (office: Office): Promise<OfficeUser[]> =>
  (await boardOf(office, STREAMS.people)).filter(isOfficeUser);

/** What is known of a person by their role: what they may not say, and where they may look. */
export function knownAs(user: OfficeUser) {
  const open = openFor(user.role);
  return { user, denied: deniedFor(user.role), ...(open && { open }) };
}

/** Keeps the store up to what the person who is signed in is in the office; `heard` is told of all who belong to it. */
export function createOfficePeople(
  dispatch: (action: UnknownAction) => void,
  heard: (names: readonly string[]) => void,
) {
  let readings = 0;
  let shown = 0;
  let role: Role | undefined;
  const followers = new Set<() => void>();

  /** Reads the board of `office`, where `user` is signed in. */
  const read = async (office: Office, user: string): Promise<void> => {
    readings += 1;
    const own = readings;
    const people = await peopleOf(office);
    // An older answer may arrive last.
    if (own < shown) return;
    shown = own;
    heard(people.map(({ name }) => name));
    const known = people.find(({ name }) => name === user);
    if (!known) return;
    role = known.role;
    dispatch(userKnown(knownAs(known)));
  };

  return {
    read,
    /** The role of who is signed in, once it was read. */
    role: () => role,
    /** What reads it after a change, telling all who follow, and what the role of the person is, once that was read. */
    of: (office: Office, user: string) => ({
      read: (): Promise<void> => {
        for (const onNews of followers) onNews();
        return read(office, user);
      },
      role: () => role,
    }),
    /** Gives what ends it. */
    follow: (onNews: () => void) => {
      followers.add(onNews);
      return () => void followers.delete(onNews);
    },
  };
}
