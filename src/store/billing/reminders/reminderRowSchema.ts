import { letterFields, mailedFields } from '@/store/billing/letters/letterFields';
import { list, reference, rowOf, sum } from '@/store/kit/schema/rowRules';

/** What is told of a reminder. */
export const reminderFields = {
  ...letterFields,
  amount: sum('Amount'),
  billIds: list(reference('Its bill')),
};

/** A reminder as it is kept. */
export const reminderRowSchema = rowOf({ ...reminderFields, ...mailedFields });
