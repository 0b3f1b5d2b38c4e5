import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from './business';
import { afterFact, same } from './replay';

/** What facts come to that are about to be said. */
const foreseen = new WeakMap<UnknownAction, { before: Business; after: Business }>();

/** Works out what a fact comes to in a business, so that nobody waits for that when it is said there. */
export function foresee(before: Business, fact: UnknownAction): void {
  foreseen.set(fact, { before, after: afterFact(before, fact) });
}

/** The business after a fact that is said in it and that no rule refuses; the very same one when it has no effect. */
export function afterSaid(business: Business, fact: UnknownAction): Business {
  const known = foreseen.get(fact);
  foreseen.delete(fact);
  const isAsKnown = known && same(known.before, business) && known.before.origin === business.origin;
  if (!isAsKnown) return afterFact(business, fact);
  return known.after === known.before ? business : known.after;
}
