import type { InferType } from 'yup';
import { formatDate } from '@/format';
import { day, optionalDay } from '@/store/kit/schema/fieldRules';
import { LEFT_OUT, record } from '@/store/kit/schema/formRules';
import { lastChangedOn, type Subscription } from './subscription';
import type { SubscriptionStep } from './subscriptionSteps';

/** The first ISO date on which a step can be: not before what happened to the subscription last. */
const firstDayOf = (last: Subscription | undefined, step: SubscriptionStep): string => {
  if (step === 'begin') return last?.to ?? '';
  return last ? lastChangedOn(last) : '';
};

/** What is asked where a subscription begins, rests, goes on or ends: the day, by `today` (ISO date) at the latest, and of a rest the day on which it is over. */
export function subscriptionStepSchema(last: Subscription | undefined, step: SubscriptionStep, today: string) {
  const first = firstDayOf(last, step);
  const on = day('On is required.', 'On is not a date.')
    .test('past', 'On cannot be in the future.', (typed) => !(typed > today))
    .test('late', `Choose ${formatDate(first)} or a later day.`, (typed) => typed >= first);
  const until = optionalDay('Until is not a date.').when('on', ([from], rule) =>
    step === 'pause'
      ? rule.test(
          'after',
          'Until must be after On.',
          (typed) => typed === undefined || typeof from !== 'string' || typed > from,
        )
      : rule.strip().meta(LEFT_OUT),
  );
  return record({ on, until });
}

export type SubscriptionStepValues = InferType<ReturnType<typeof subscriptionStepSchema>>;
