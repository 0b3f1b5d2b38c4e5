import { optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { list, part, reference, rowOf } from '@/store/kit/schema/rowRules';

const pause = part('Pause', {
  from: movedOn,
  until: optionalDay('Its last day is not a date.'),
  to: optionalDay('Its end is not a date.'),
});

/** A subscription as it is kept. */
export const subscriptionRowSchema = rowOf({
  vehicleId: reference('Its vehicle'),
  from: movedOn,
  to: optionalDay('Its end is not a date.'),
  pauses: list(pause),
});
