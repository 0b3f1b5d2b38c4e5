import { day, line } from '@/store/kit/schema/fieldRules';
import { month, optionalIdentity, part, rowOf } from '@/store/kit/schema/rowRules';

/** A day that somebody closed or opened something on. */
export const periodDay = day('Date is required.', 'Date is not a date.');

/** A month as it is kept that is closed, or proposed to be. */
export const periodRowSchema = rowOf({
  month: month('Month'),
  closedOn: periodDay.optional().default(undefined),
  proposedOn: periodDay.optional().default(undefined),
  companyId: optionalIdentity('Company'),
  opened: part('Opened', { on: periodDay, why: line('Reason') })
    .optional()
    .default(undefined),
});
