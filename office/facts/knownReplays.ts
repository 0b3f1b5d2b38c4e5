import type { UnknownAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import type { Model } from '@/journal/port/model';
import type { Business } from '@/store/business/business';

/**
 * A model that knows what the facts come to which the desk has validated: whoever then reads one of them, in the very business in which it
 * was validated, does not work it out once more, as each copies the tables that it changes.
 */
export function knownReplays(model: Model<Business>) {
  const known = new WeakMap<UnknownAction, { before: Business; after: Business }>();
  const afterKnown = (business: Business, [fact, another]: readonly UnknownAction[]): Business | undefined => {
    const validated = fact && !another ? known.get(fact) : undefined;
    const isSame =
      validated && model.same(validated.before, business) && equal(validated.before.origin, business.origin);
    return isSame ? validated.after : undefined;
  };
  return {
    /** A fact was validated in a business, and let in: this is what it came to. */
    note: (fact: UnknownAction, before: Business, after: Business) => void known.set(fact, { before, after }),
    model: {
      ...model,
      *replaying(business, facts, listeners, misfit) {
        return afterKnown(business, facts) ?? (yield* model.replaying(business, facts, listeners, misfit));
      },
    } satisfies Model<Business> as Model<Business>,
  };
}

export type KnownReplays = ReturnType<typeof knownReplays>;
