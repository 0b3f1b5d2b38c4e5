import { holderRule } from '@/store/kit/movements/moveSchema';
import { numberBetween, rowOf } from '@/store/kit/schema/rowRules';
import { goodsFields } from '@/store/stock/challans/challanSchema';
import { MAX_AMOUNT } from '@/store/kit/money';

/** A bin as it is kept. */
export const binRowSchema = rowOf({
  ...goodsFields,
  place: holderRule('Its place'),
  qty: numberBetween('Qty', 0, MAX_AMOUNT),
});
