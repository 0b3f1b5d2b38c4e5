import { statusesOf } from '@/machines/advance';
import { countMachine } from '@/machines/count';
import { knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { holderRule, movedOn } from '@/store/kit/movements/moveSchema';
import { list, numberBetween, optionalIdentity, part, rowOf } from '@/store/kit/schema/rowRules';
import { MOST_ITEMS } from '@/store/kit/schema/rowCheck';
import { CORRECTIONS } from './stockCount';

/** Numbers as they were scanned. */
export const scannedRule = list(line('Number'));

/** How many things were there. */
export const foundRule = numberBetween('Found', 0, MOST_ITEMS);

/** How a thing was corrected, as it is kept. */
export const correctedRule = part('Thing', {
  device: optionalIdentity('Its device'),
  sim: optionalIdentity('Its SIM'),
  correction: knownWord(CORRECTIONS, 'Its correction is not known.'),
  to: holderRule('Its place'),
  why: line('Reason'),
  on: movedOn,
}).test(
  'one',
  'It corrects a device or a SIM, one of the two.',
  ({ device, sim }) => (device === undefined) !== (sim === undefined),
);

/** A count as it is kept. */
export const countRowSchema = rowOf({
  place: holderRule('Its place'),
  begunOn: movedOn,
  status: knownWord(statusesOf(countMachine), 'Status is not known.'),
  scanned: scannedRule,
  corrected: list(correctedRule),
  settledOn: optionalDay('Its day of settling is not a date.'),
  found: foundRule.optional(),
});
