import { optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, list, part, reference } from '@/store/kit/schema/rowRules';

const step = part('It', { ids: list(identity), on: movedOn });

/** What each fact of the subscriptions says. */
export const subscriptionFactSchemas = {
  subscriptionOpened: part('It', { id: identity, vehicleId: reference('Its vehicle'), on: movedOn }),
  subscriptionPaused: step.shape({ until: optionalDay('Its last day is not a date.') }),
  subscriptionResumed: step,
  subscriptionEnded: step,
};
