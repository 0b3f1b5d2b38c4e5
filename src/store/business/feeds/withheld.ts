import type { UnknownAction } from '@reduxjs/toolkit';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { nouns, type Business, type Noun } from '@/store/business/business';
import { declarationOf, everyFacts } from '@/store/business/declared';
import { mayNotSay } from '@/store/business/policy';
import { ROLES, type Role } from '@/store/kit/roles';
import { withoutRegisteredTerms } from '@/store/care/scheduling/registeredTerms';
import { isEveryValueWithheld, withoutGoodsValues } from './goodsValues';
import { CUT_NOUNS, INSTALLER_NOUNS } from './installerNouns';

const NOUNS = nouns.map(({ reducerPath }) => reducerPath);
const READ_BY_INSTALLERS: ReadonlySet<Noun> = new Set(INSTALLER_NOUNS);

const withheldBy = (role: Role): ReadonlySet<Noun> =>
  role === 'installer'
    ? new Set(NOUNS.filter((noun) => !READ_BY_INSTALLERS.has(noun)))
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

/**
 * The nouns of which somebody of a role is not told what an Undo puts back: it puts back whole rows. Of a challan within one registration
 * none puts back what its goods are worth, as an offer is taken back by another fact.
 */
const notPutBackFor = (role: Role): ReadonlySet<Noun> => {
  const cut: readonly Noun[] = [
    ...(role === 'installer' ? CUT_NOUNS : []),
    ...(isEveryValueWithheld(role) ? (['challans'] as const) : []),
  ];
  return new Set([...withheldFrom(role), ...cut]);
};

/** A fact that somebody of a role may read: an Undo without what it puts back of what is withheld. */
function cutFact(role: Role, fact: UnknownAction): UnknownAction {
  if (!factUndone.match(fact)) {
    const told = role === 'installer' ? withoutRegisteredTerms(fact) : fact;
    return withoutGoodsValues(role, told);
  }
  const { fact: inner, changes, ...rest } = fact.payload;
  const withheld = notPutBackFor(role);
  return factUndone({
    ...rest,
    fact: cutFact(role, inner),
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
  const type = takenBackBy(fact) ?? fact.type;
  // An installer is told what becomes of his rows; of facts he knows those said under his name that installers may say, though his job went to somebody else since.
  const isOpen = role === 'installer' ? by === name && mayNotSay(role, type) === undefined : mayReadType(role, type);
  return isOpen ? cutFact(role, fact) : undefined;
}
