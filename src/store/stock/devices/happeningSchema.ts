import type { InferType } from 'yup';
import { formatDate } from '@/format';
import { day, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { lastMovedOn, type Moved } from '@/store/kit/movements/move';
import { typedLine } from '@/store/kit/typed/typedText';

/** A day on which something can have happened to a thing: not before it moved last, nor after today (ISO date). */
export const happenedOn = (thing: Moved, today: string) => {
  const last = lastMovedOn(thing);
  return day('On is required.', 'On is not a date.')
    .test('past', 'On cannot be in the future.', (typed) => !(typed > today))
    .test('late', `It moved on ${formatDate(last)}: choose that day or a later one.`, (typed) => typed >= last);
};

/** What happened to a device; `label` is what its reason is called, which may be left out where it is not `asked`. */
export const happeningSchema = (device: Moved, today: string, label: string, asked: boolean) =>
  record({ why: asked ? line(label) : typedLine(label), on: happenedOn(device, today) });

export type HappeningValues = InferType<ReturnType<typeof happeningSchema>>;
