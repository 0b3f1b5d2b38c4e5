import { day, line } from '@/store/kit/schema/fieldRules';
import { list, month, optionalIdentity, part, rowOf, text } from '@/store/kit/schema/rowRules';

/** A day that somebody closed or opened something on. */
export const periodDay = day('Date is required.', 'Date is not a date.');

/** The GST numbers of ours besides the company's. */
export const registrationsRule = list(text('GST Number', 40)).optional();

/** A month as it is kept that is closed, or proposed to be. */
export const periodRowSchema = rowOf({
  month: month('Month'),
  closedOn: periodDay.optional().default(undefined),
  proposedOn: periodDay.optional().default(undefined),
  companyId: optionalIdentity('Company'),
  registrations: registrationsRule,
  opened: part('Opened', { on: periodDay, why: line('Reason') })
    .optional()
    .default(undefined),
});
