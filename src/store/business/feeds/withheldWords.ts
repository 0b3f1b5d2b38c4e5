import { createSelector } from '@reduxjs/toolkit';
import type { Business, Noun } from '@/store/business/business';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { listedText } from '@/store/kit/words';
import { ROLE_LABELS, ROLES, type Role } from '@/store/kit/roles';
import { selectWithheld, withheldFrom } from './withheld';

type WithOrigin = Pick<Business, 'origin'>;

/** Several roles in a sentence, the admins last. */
const labels = (roles: readonly Role[]) =>
  listedText([...roles.filter((role) => role !== 'admin'), 'admin' as const].map((role) => ROLE_LABELS[role]));

/** Why there is nothing of a noun here, in a sentence; undefined where there is. */
export const selectWhyWithheld = createSelector(
  [({ origin }: WithOrigin) => origin.readBy, selectWithheld, (_state: WithOrigin, noun: Noun) => noun],
  (readBy, withheld, noun) => {
    if (!readBy || !withheld.has(noun)) return undefined;
    const readers = ROLES.filter((role) => !withheldFrom(role).has(noun));
    const what = NOUN_WORDS[noun].many;
    return `${what} are seen by ${labels(readers)} only; you are signed in as ${ROLE_LABELS[readBy.role]}.`;
  },
);

/** That this is not all there is, in a sentence; undefined where it is. */
export const selectWhyNotAll = ({ origin: { readBy } }: WithOrigin): string | undefined =>
  readBy && `Only an Admin may download or replace all data; you are signed in as ${ROLE_LABELS[readBy.role]}.`;

/** Why there is nothing for a person who signed in as an installer; undefined where it is known which one they are. */
export const selectWhyNobody = ({ origin: { readBy } }: WithOrigin): string | undefined =>
  readBy?.role === 'installer' && readBy.installerId === undefined
    ? 'No installer has your name, or more than one has it, so there are no jobs and no bag here. Ask an admin for a user name that spells the installer’s name.'
    : undefined;
