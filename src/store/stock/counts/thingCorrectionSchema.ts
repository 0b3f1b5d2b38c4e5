import type { InferType } from 'yup';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { LEFT_OUT, record } from '@/store/kit/schema/formRules';
import type { Moved } from '@/store/kit/movements/move';
import { givenText } from '@/store/kit/typed/typedText';
import { happenedOn } from '@/store/stock/devices/happeningSchema';
import { CORRECTIONS } from './stockCount';

/** How something of a count is settled: where it is, if it moved, and why. */
export const settledAs = {
  correction: choice(CORRECTIONS, 'Choose what happened.'),
  to: givenText('Choose a place.').when('correction', ([correction], rule) =>
    correction === 'Moved' ? rule.required('Choose where it is.') : rule.strip().meta(LEFT_OUT),
  ),
  why: line('Reason'),
};

/** How a thing of a count is settled, on `today` (ISO date) at the latest: where it is, if it moved, and why. */
export const thingCorrectionSchema = (thing: Moved, today: string) =>
  record({ ...settledAs, on: happenedOn(thing, today) });

export type ThingCorrectionValues = InferType<ReturnType<typeof thingCorrectionSchema>>;
