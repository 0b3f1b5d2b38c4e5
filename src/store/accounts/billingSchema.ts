import { mixed, object, string, type InferType } from 'yup';
import type { Attachment } from '@/store/attachments/attachment';
import { email, text } from '@/store/fieldRules';

/** The shape of a GST number, of 15 characters (spec 5). */
export const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
/** The shape of a PAN (spec 5). */
export const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;

const shaped = (shape: RegExp, missing: string, wrong: string) =>
  string().trim().matches(shape, { message: wrong, excludeEmptyString: true }).required(missing);

/** Step 2 of the wizard (spec 5, Billing). */
export const billingSchema = object({
  billingName: text('Billing Name is required.'),
  accountNo: shaped(/^\d{9,18}$/, 'Account Number is required.', 'Enter a valid account number.'),
  gstNo: shaped(GSTIN, 'GST number is required.', 'Enter a valid GST number.'),
  panNo: shaped(PAN, 'PAN number is required.', 'Enter a valid PAN number.'),
  billingAddress: text('Billing Address is required.'),
  poOfficial: mixed<Attachment>(),
  email: email('Email is required.', 'Enter a valid email.'),
});

export type BillingValues = InferType<typeof billingSchema>;
