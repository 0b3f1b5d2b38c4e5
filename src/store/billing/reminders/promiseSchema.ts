import type { InferType } from 'yup';
import { optionalDay } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';

/** Until when a client promises to pay, from `today` (ISO date) on; emptied nothing is promised. */
export const promiseSchema = (today: string) =>
  record({
    promisedFor: optionalDay('Promised For is not a date.').test(
      'coming',
      'Promised For must be today or later.',
      (typed) => typed === undefined || typed >= today,
    ),
  });

export type PromiseValues = InferType<ReturnType<typeof promiseSchema>>;
