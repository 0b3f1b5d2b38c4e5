import { day, line } from '@/store/kit/schema/fieldRules';
import { list, mark, month, optionalIdentity, part, rowOf, text } from '@/store/kit/schema/rowRules';

/** A day that somebody closed or opened something on. */
export const periodDay = day('Date is required.', 'Date is not a date.');

/** The GST numbers of ours besides the company's. */
export const registrationsRule = list(text('GST Number', 40)).optional();

/** That each number of the company's files for itself. */
export const apartRule = mark('Whether its returns are apart').optional();

/** A month as it is kept that is closed, or proposed to be. */
export const periodRowSchema = rowOf({
  month: month('Month'),
  closedOn: periodDay.optional().default(undefined),
  proposedOn: periodDay.optional().default(undefined),
  companyId: optionalIdentity('Company'),
  registrations: registrationsRule,
  isApart: apartRule,
  opened: part('Opened', { on: periodDay, why: line('Reason') })
    .optional()
    .default(undefined),
});
