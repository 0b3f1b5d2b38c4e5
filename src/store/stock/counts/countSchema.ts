import { statusesOf } from '@/machines/advance';
import { countMachine } from '@/machines/count';
import { knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { holderRule, movedOn } from '@/store/kit/movements/moveSchema';
import { list, numberBetween, optionalIdentity, part, rowOf, sum } from '@/store/kit/schema/rowRules';
import { MAX_AMOUNT } from '@/store/kit/money';
import { goodsFields } from '@/store/stock/challans/challanSchema';
import { CORRECTIONS } from './stockCount';

/** Numbers as they were scanned. */
export const scannedRule = list(line('Number'));

/** How many things were there. */
export const foundRule = numberBetween('Found', 0, MAX_AMOUNT);

/** Goods as they were counted; there may be none of them. */
export const countedGoodsRule = list(part('Goods', { ...goodsFields, qty: numberBetween('Qty', 0, MAX_AMOUNT) }));

const correctionFields = {
  correction: knownWord(CORRECTIONS, 'Its correction is not known.'),
  to: holderRule('Its place'),
  why: line('Reason'),
  on: movedOn,
};

/** How many of some goods were corrected, as it is kept. */
export const correctedGoodsRule = part('Goods', {
  ...goodsFields,
  qty: sum('Qty'),
  at: holderRule('Its place'),
  ...correctionFields,
});

/** How a thing was corrected, as it is kept. */
export const correctedRule = part('Thing', {
  device: optionalIdentity('Its device'),
  sim: optionalIdentity('Its SIM'),
  ...correctionFields,
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
  goods: countedGoodsRule.optional(),
  correctedGoods: list(correctedGoodsRule).optional(),
  settledOn: optionalDay('Its day of settling is not a date.'),
  found: foundRule.optional(),
});
