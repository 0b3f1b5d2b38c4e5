import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from '@/journal/port/model';
import { factUndone } from '@/journal/undo/undo';
import { todaysDate } from '@/store/kit/dates';
import { businessOf, businessReplaced, emptyBusiness, isFact, nouns, type Business } from './business';
import { asConfirmed } from './confirmed';
import { aboutOf } from './declared';
import { changesOf } from './factChanges';
import { heard, leftOutOfFact, newFactRefusal, readyFor, refusal, refusing, withOutcome } from './fetchedRules';
import { foresee } from './foreseen';
import { replaying, same } from './replay';
import { undoOf } from './undoing';
import { copyOf } from './wholesale';

/** Whether nothing of a business can be changed any more: a slice's state never can. */
const isFrozen = (business: Business) => nouns.every(({ reducerPath }) => Object.isFrozen(business[reducerPath]));

function asSaid(action: UnknownAction, business: Business): UnknownAction {
  if (factUndone.match(action)) return copyOf(factUndone({ on: todaysDate(), stands: true, ...action.payload }));
  // What is frozen was plain JSON when it was read or said; as text it may be a hundred megabytes.
  if (!businessReplaced.match(action) || !isFrozen(action.payload.business))
    return withOutcome(business, copyOf(action));
  return { ...action, payload: { ...action.payload, business: businessOf(action.payload.business) } };
}

/** The fact that takes back another one, which no rule refuses in the business before it. */
const undoing = (fact: UnknownAction, before: Business, told: UnknownAction = fact): UnknownAction =>
  businessReplaced.match(fact)
    ? businessReplaced(before, 'undo', fact.payload.id)
    : undoOf(fact, changesOf(before, heard(before, told)));

/** What the journal's engine knows of the business, whose rules are fetched when a fact goes by them. */
export const fetchingModel: Model<Business> = {
  version: 1,
  // The first version: there is nothing to lift.
  upcasters: () => Promise.resolve({}),
  empty: emptyBusiness,
  of: (root) => businessOf(root as Business),
  same,
  isFact,
  asSaid,
  asKept: asConfirmed,
  aboutOf,
  refusal: (business, fact) => refusal(business, fact) ?? newFactRefusal(business, fact),
  *refusing(business, fact) {
    return (yield* refusing(business, fact)) ?? newFactRefusal(business, fact);
  },
  foresee,
  leftOut: leftOutOfFact,
  readyFor,
  replaying,
  undoing,
  checks: async () => (await import('./checked/checked')).loadBusinessChecks(),
  recovering: (business) => businessReplaced(business, 'recovery'),
};
