import type { OfficeState, OfficeUser } from '@/store/browser/officeSlice';

/** Somebody who belongs to the office, as a row. */
export interface UserRow extends OfficeUser {
  id: string;
  /** Whether it is the person who looks. */
  isOwn: boolean;
  /** Undefined of an installer: where he is he tells nobody. */
  isPresent: boolean | undefined;
  /** Whether a code is asked of them as well; undefined until it is known. */
  hasFactor: boolean | undefined;
}

/** The people as rows, by what the office's state knows of them; `factors` are the names of those who have a second one. */
export const userRows = (
  users: readonly OfficeUser[],
  state: Pick<OfficeState, 'user' | 'present'> | undefined,
  factors?: readonly string[],
): UserRow[] =>
  users.map((user) => ({
    ...user,
    id: user.name,
    isOwn: user.name === state?.user?.name,
    isPresent: user.role === 'installer' ? undefined : (state?.present.some(({ name }) => name === user.name) ?? false),
    hasFactor: factors?.includes(user.name),
  }));
