import type { Model } from '@/journal/model';
import { changesBetween, factUndone } from '@/journal/undo';
import { businessOf, businessReplaced, emptyBusiness, isFact, type Business } from './business';
import { aboutOf, refusal } from './businessRules';
import { replay, same } from './replay';

/** What the journal's engine knows of the business. */
export const businessModel: Model<Business> = {
  version: 2,
  upcasters: {},
  empty: emptyBusiness,
  of: (root) => businessOf(root as Business),
  same,
  isFact,
  aboutOf,
  refusal,
  replay,
  undoing: (fact, before, after) =>
    businessReplaced.match(fact)
      ? businessReplaced(before, 'undo', fact.payload.id)
      : factUndone({ fact, changes: changesBetween({ ...before, origin: undefined }, { ...after, origin: undefined }) }),
  checks: async () => (await import('./checked')).businessChecks,
  recovering: (business) => businessReplaced(business, 'recovery'),
};
