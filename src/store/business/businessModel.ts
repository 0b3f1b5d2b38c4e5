import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from '@/journal/model';
import { changesBetween, factUndone } from '@/journal/undo';
import { businessOf, businessReplaced, emptyBusiness, isFact, nouns, type Business } from './business';
import { aboutOf, leftOut, refusal } from './businessRules';
import { plateUpcaster } from './plateUpcaster';
import { copyOf, replay, same } from './replay';

/** Whether nothing of a business can be changed any more: a slice's state never can. */
const isFrozen = (business: Business) => nouns.every(({ reducerPath }) => Object.isFrozen(business[reducerPath]));

function asSaid(action: UnknownAction): UnknownAction {
  // What is frozen was plain JSON when it was read or said; as text it may be a hundred megabytes.
  if (!businessReplaced.match(action) || !isFrozen(action.payload.business)) return copyOf(action);
  return { ...action, payload: { ...action.payload, business: businessOf(action.payload.business) } };
}

/** What the journal's engine knows of the business. */
export const businessModel: Model<Business> = {
  version: 3,
  upcasters: { 2: plateUpcaster },
  empty: emptyBusiness,
  of: (root) => businessOf(root as Business),
  same,
  isFact,
  asSaid,
  aboutOf,
  refusal,
  leftOut,
  replay,
  undoing: (fact, before, after) =>
    businessReplaced.match(fact)
      ? businessReplaced(before, 'undo', fact.payload.id)
      : factUndone({ fact, changes: changesBetween({ ...before, origin: undefined }, { ...after, origin: undefined }) }),
  checks: async () => (await import('./checked')).businessChecks,
  recovering: (business) => businessReplaced(business, 'recovery'),
};
