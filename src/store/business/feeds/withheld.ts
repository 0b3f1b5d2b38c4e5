import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone, takenBackBy } from '@/journal/undo/undo';
import { nouns, type Business, type Noun } from '@/store/business/business';
import { declarationOf, everyFacts } from '@/store/business/declared';
import { ROLES, type Role } from '@/store/kit/roles';
import { INSTALLER_NOUNS } from './installerNouns';

const NOUNS = nouns.map(({ reducerPath }) => reducerPath);

const withheldBy = (role: Role): ReadonlySet<Noun> =>
  role === 'installer'
    ? new Set(NOUNS.filter((noun) => !INSTALLER_NOUNS.includes(noun)))
    : new Set(
        NOUNS.filter((noun) => everyFacts.some((facts) => facts.noun === noun && facts.withheldFrom?.includes(role))),
      );

const byRole: ReadonlyMap<Role, ReadonlySet<Noun>> = new Map(ROLES.map((role) => [role, withheldBy(role)]));
const NOTHING: ReadonlySet<Noun> = new Set();

/** The nouns of which somebody of a role may read nothing. */
export const withheldFrom = (role: Role): ReadonlySet<Noun> => byRole.get(role) ?? NOTHING;

/** The nouns that are not in a business, as they are withheld from whom it is for. */
export const selectWithheld = ({ origin: { readBy } }: Pick<Business, 'origin'>): ReadonlySet<Noun> =>
  readBy ? withheldFrom(readBy.role) : NOTHING;

/** Whether somebody of a role may read facts of a type; of an Undo the type is that of the fact which it takes back. */
function mayReadType(role: Role, type: string): boolean {
  const declared = declarationOf({ type });
  // What nobody declared, as a replacement of the business, tells of all nouns.
  return declared !== undefined && ![declared, declared.noun].some((one) => one.withheldFrom?.includes(role));
}

/** An Undo without what it puts back of nouns that are withheld. */
function readableUndo(role: Role, fact: ReturnType<typeof factUndone>): UnknownAction {
  const { fact: inner, changes } = fact.payload;
  const withheld = withheldFrom(role);
  return factUndone({
    fact: factUndone.match(inner) ? readableUndo(role, inner) : inner,
    changes: changes.filter(({ path: [noun] }) => !withheld.has(noun as Noun)),
  });
}

/** Somebody who reads a business. */
export interface Person {
  name: string;
  role: Role;
}

/** As much of a fact as somebody may read who did not say it or did; undefined where they may read nothing of it. */
export function readableFact({ name, role }: Person, fact: UnknownAction, by: string): UnknownAction | undefined {
  if (role === 'admin') return fact;
  // An installer is told what becomes of his rows; of facts he knows those that he said himself.
  if (role === 'installer') return by === name && !factUndone.match(fact) ? fact : undefined;
  if (!mayReadType(role, takenBackBy(fact) ?? fact.type)) return undefined;
  return factUndone.match(fact) ? readableUndo(role, fact) : fact;
}
