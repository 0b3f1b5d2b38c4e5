import type { InferType } from 'yup';
import { choice, inForm } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { irnCancellingFields } from '@/store/kit/eInvoices/eInvoiceRowSchema';
import { IRN_CANCEL_REASONS } from '@/store/kit/eInvoices/eInvoice';

/** The form in which somebody tells that an IRN was cancelled at the portal; `now` gives the ISO minute at which that is. */
export const cancelIrnSchema = (now: () => string) =>
  record({
    reason: choice(IRN_CANCEL_REASONS, 'Reason is required.'),
    remark: irnCancellingFields.remark,
    at: inForm(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Cancelled At is not a day and a time.')
      .required('Cancelled At is required.')
      .test('past', 'Cancelled At cannot be in the future.', (at) => at <= now()),
  });

export type CancelIrnValues = InferType<ReturnType<typeof cancelIrnSchema>>;
