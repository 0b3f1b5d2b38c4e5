import { datedRule, refundsRule } from '@/store/billing/receipts/receiptSchema';
import { MAX_AMOUNT } from '@/store/kit/money';
import { day } from '@/store/kit/schema/fieldRules';
import { numberBetween, reference, rowOf } from '@/store/kit/schema/rowRules';

/** What of an opening balance can be corrected. */
export const correctableFields = {
  on: day('Date is required.', 'Date is not a date.'),
  amount: numberBetween('Amount', -MAX_AMOUNT, MAX_AMOUNT),
};

/** What is told of an opening balance. */
export const balanceFields = {
  accountId: reference('Its account'),
  ...correctableFields,
};

/** An opening balance as it is kept. */
export const openingRowSchema = rowOf({
  ...balanceFields,
  later: datedRule,
  released: datedRule,
  refunds: refundsRule,
});
