import { CREDIT_REASONS } from '@/store/billing/creditNotes/creditNote';
import { day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { reference, rowOf, sum } from '@/store/kit/schema/rowRules';

/** A waived credit as it is kept. */
export const waiverRowSchema = rowOf({
  accountId: reference('Its account'),
  billId: reference('Its bill'),
  vehicleId: reference('Its vehicle'),
  credit: knownWord(CREDIT_REASONS, 'What it was proposed for is not known.'),
  amount: sum('Amount'),
  why: line('Reason'),
  on: day('Date is required.', 'Date is not a date.'),
});
