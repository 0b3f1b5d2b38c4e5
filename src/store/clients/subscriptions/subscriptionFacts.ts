import { factCheck } from '@/store/kit/schema/factCheck';
import { optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, list, part, reference } from '@/store/kit/schema/rowRules';
import { subscriptionEnded, subscriptionOpened, subscriptionPaused, subscriptionResumed } from './subscriptionsSlice';

const step = part('It', { ids: list(identity), on: movedOn });

/** What the facts of the subscriptions say. */
export const subscriptionFacts = [
  factCheck(subscriptionOpened, part('It', { id: identity, vehicleId: reference('Its vehicle'), on: movedOn })),
  factCheck(subscriptionPaused, step.shape({ until: optionalDay('Its last day is not a date.') })),
  factCheck(subscriptionResumed, step),
  factCheck(subscriptionEnded, step),
];
