import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from './business';
import { asKnown } from './closedMonths';
import { decisions } from './decisions';

/** What a kind of fact decides, with what is counted for one in a business; undefined where it decides nothing. */
function countedIn(business: Business, fact: UnknownAction) {
  const decided = decisions.get(fact.type);
  const outcome = decided?.decide(business, asKnown(business, fact).payload as never);
  return decided && outcome && { decided, outcome };
}

const carrying = (fact: UnknownAction, outcome: object): UnknownAction => ({
  ...fact,
  payload: { ...(fact.payload as object), ...outcome },
});

/**
 * A fact with what it decides in the business in which it is said: the documents that it makes, with their lines, amounts and
 * recipients, and whose details they show. It is counted here and never again: where the fact stands in the journal its rule
 * compares what it was counted from, and the reducers number it. So no later arithmetic changes what was issued.
 */
export function withOutcome(business: Business, fact: UnknownAction): UnknownAction {
  const counted = countedIn(business, fact);
  return counted ? carrying(fact, counted.outcome) : fact;
}

/** A fact with what is counted for it in this business, whatever it carries; undefined where its author reviewed other amounts or lines. */
export function recounted(business: Business, fact: UnknownAction): UnknownAction | undefined {
  const counted = countedIn(business, fact);
  if (!counted) return fact;
  const outcome = counted.decided.agreed(counted.outcome as never, fact.payload as never);
  return outcome && carrying(fact, outcome);
}

/** What of a fact's documents is counted otherwise in this business than its author reviewed it, in words that follow "its". */
export function differingIn(business: Business, fact: UnknownAction): readonly string[] {
  const counted = countedIn(business, fact);
  return counted ? counted.decided.differing(counted.outcome as never, fact.payload as never) : [];
}
