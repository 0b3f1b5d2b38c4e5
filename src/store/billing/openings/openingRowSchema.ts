import { allocationsRule } from '@/store/billing/receipts/receiptSchema';
import { MAX_AMOUNT } from '@/store/kit/money';
import { day } from '@/store/kit/schema/fieldRules';
import { numberBetween, reference, rowOf } from '@/store/kit/schema/rowRules';

/** What is told of an opening balance. */
export const balanceFields = {
  accountId: reference('Its account'),
  on: day('Date is required.', 'Date is not a date.'),
  amount: numberBetween('Amount', -MAX_AMOUNT, MAX_AMOUNT),
};

/** An opening balance as it is kept. */
export const openingRowSchema = rowOf({ ...balanceFields, allocations: allocationsRule });
