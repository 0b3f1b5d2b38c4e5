// People of a shared office, and what they may say.
import { DECLARED_TYPES } from '@/store/business/declared';
import { businessReplaced, nouns } from '@/store/business/business';
import type { userKnown } from '@/store/browser/officeSlice';

/** Somebody of a shared office, with their limits. */
export type Person = Parameters<typeof userKnown>[0];

/** The creators of all facts, by name. */
export const factCreators: Readonly<Record<string, { type: string }>> = {
  businessReplaced,
  ...Object.fromEntries(nouns.flatMap(({ actions }) => Object.entries<{ type: string }>(actions))),
  ...Object.fromEntries(DECLARED_TYPES.map((type) => [type.slice(type.indexOf('/') + 1), { type }])),
};

export const ONLY_ADMINS = 'Only an admin may do this.';

/** Ravi of the stock, who may say none of these facts, and has only these addresses. */
export const ravi = (facts: readonly { type: string }[], open?: readonly string[]): Person => ({
  user: { name: 'Ravi', role: 'stock' },
  denied: Object.fromEntries(facts.map(({ type }) => [type, ONLY_ADMINS])),
  ...(open && { open }),
});
