import type { InferType } from 'yup';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { area, email, line, shaped } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';

/** What step 2 of the wizard asks. */
export const billingFields = {
  billingName: line('Billing Name'),
  accountNo: shaped(/^\d{9,18}$/, 'Account Number', 'Account Number is required.', 'Enter a valid account number.'),
  gstNo: shaped(GSTIN, 'GST Number', 'GST number is required.', 'Enter a valid GST number.'),
  panNo: shaped(PAN, 'PAN Number', 'PAN number is required.', 'Enter a valid PAN number.'),
  billingAddress: area('Billing Address'),
  poOfficial: attachmentRule.typeError('Choose the purchase order again.'),
  email: email,
};

/** Step 2 of the wizard. */
export const billingSchema = record(billingFields);

export type BillingValues = InferType<typeof billingSchema>;
