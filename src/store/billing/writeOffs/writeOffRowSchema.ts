import { issuedStatus } from '@/store/billing/bills/documentFields';
import { day, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { reference, rowOf, sum } from '@/store/kit/schema/rowRules';

/** What is told of a write-off. */
export const writeOffFields = {
  accountId: reference('Its account'),
  billId: reference('Its bill'),
  amount: sum('Amount'),
  why: line('Reason'),
  on: day('Date is required.', 'Date is not a date.'),
};

/** A write-off as it is kept. */
export const writeOffRowSchema = rowOf({
  ...writeOffFields,
  status: issuedStatus,
  backOn: optionalDay('Taken Back On is not a date.'),
});
