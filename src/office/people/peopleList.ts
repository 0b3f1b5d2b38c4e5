import { triedAgain } from '@/journal/kit/pauses';
import { officeTrouble } from '@/office/officeClient';
import type { OfficeLink } from '@/office/officeLink';
import type { OfficeUser } from '@/store/browser/officeSlice';

/** Who belongs to the office, as far as it is known, and why no more is known. */
export interface People {
  users?: readonly OfficeUser[];
  trouble?: string;
}

/** What becomes of the people by a change. */
export type PeopleChange = (users: readonly OfficeUser[]) => readonly OfficeUser[];

/** The people with another one, or one who has changed. */
export const withPerson = (users: readonly OfficeUser[], { name, role }: OfficeUser): OfficeUser[] =>
  [...withoutPerson(users, name), { name, role }].toSorted((one, other) => one.name.localeCompare(other.name));

export const withoutPerson = (users: readonly OfficeUser[], name: string): OfficeUser[] =>
  users.filter((user) => user.name !== name);

/**
 * The people of an office, shown as they become known. Where the office does not answer, it is asked again after a while:
 * an answer may also be lost because the server reads anew who is let in, which follows every change.
 */
export function peopleList({ people }: Pick<OfficeLink, 'people'>, show: (known: People) => void) {
  let users: readonly OfficeUser[] | undefined;
  let reading = 0;

  const tell = (found: readonly OfficeUser[]) => {
    users = found;
    show({ users });
  };
  const read = async () => {
    reading += 1;
    const own = reading;
    const isLast = () => own === reading;
    const readOnce = async () => {
      const found = isLast() ? await people() : undefined;
      if (found && isLast()) tell(found);
    };
    await triedAgain(readOnce, (error) => {
      // What is known already stays in sight.
      if (isLast() && !users) show({ trouble: officeTrouble(error) });
      return true;
    });
  };

  return {
    read: () => void read(),
    /** Shows at once what somebody has changed here. */
    changed: (after: PeopleChange) => {
      if (users) tell(after(users));
      void read();
    },
    /** Shows nothing more, until it is read again. */
    close: () => {
      reading += 1;
    },
  };
}
