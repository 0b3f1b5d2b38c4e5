import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from '@/journal/model';
import { changesBetween, factUndone } from '@/journal/undo';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import { businessOf, businessReplaced, emptyBusiness, isFact, nouns, type Business } from './business';
import { aboutOf, leftOutOfFact, refusal } from './businessRules';
import { asCancelled } from '@/store/billing/bills/documents';
import { withOutcome } from './outcomes';
import { replay, same } from './replay';
import { copyOf } from './wholesale';

/** Whether nothing of a business can be changed any more: a slice's state never can. */
const isFrozen = (business: Business) => nouns.every(({ reducerPath }) => Object.isFrozen(business[reducerPath]));

function asSaid(action: UnknownAction, business: Business): UnknownAction {
  // What is frozen was plain JSON when it was read or said; as text it may be a hundred megabytes.
  if (!businessReplaced.match(action) || !isFrozen(action.payload.business))
    return withOutcome(business, copyOf(action));
  return { ...action, payload: { ...action.payload, business: businessOf(action.payload.business) } };
}

/** The fact that takes back another one: a challan is cancelled and keeps its number, of all else each value becomes what it was. */
function undoing(fact: UnknownAction, before: Business, after: Business): UnknownAction {
  if (businessReplaced.match(fact)) return businessReplaced(before, 'undo', fact.payload.id);
  const challan = challanOffered.match(fact) ? after.challans.entities[fact.payload.id] : undefined;
  if (challan) return challanCancelled(challan);
  return factUndone({
    fact,
    changes: asCancelled(changesBetween({ ...before, origin: undefined }, { ...after, origin: undefined })),
  });
}

/** What the journal's engine knows of the business. */
export const businessModel: Model<Business> = {
  version: 1,
  // The first version: there is nothing to lift.
  upcasters: () => Promise.resolve({}),
  empty: emptyBusiness,
  of: (root) => businessOf(root as Business),
  same,
  isFact,
  asSaid,
  aboutOf,
  refusal,
  leftOut: leftOutOfFact,
  replay,
  undoing,
  checks: async () => (await import('./checked/checked')).loadBusinessChecks(),
  recovering: (business) => businessReplaced(business, 'recovery'),
};
