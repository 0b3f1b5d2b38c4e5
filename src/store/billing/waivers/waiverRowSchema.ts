import { lazy } from 'yup';
import { CREDIT_REASONS } from '@/store/billing/creditNotes/creditNote';
import { day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { month, reference, rowOf, sum } from '@/store/kit/schema/rowRules';

const waived = {
  accountId: reference('Its account'),
  vehicleId: reference('Its vehicle'),
  amount: sum('Amount'),
  why: line('Reason'),
  on: day('Date is required.', 'Date is not a date.'),
};

/** A waived credit as it is kept. */
export const creditWaiverRowSchema = rowOf({
  ...waived,
  billId: reference('Its bill'),
  credit: knownWord(CREDIT_REASONS, 'What it was proposed for is not known.'),
});

/** Waived days of a month that were made free, as they are kept. */
export const freeDaysWaiverRowSchema = rowOf({ ...waived, month: month('Its month') });

/** What was waived, as it is kept. */
export const waiverRowSchema = lazy((row: unknown) =>
  (row as { month?: unknown } | null | undefined)?.month === undefined
    ? creditWaiverRowSchema
    : freeDaysWaiverRowSchema,
);
