import type { InferType, StringSchema } from 'yup';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { area, email, line, NOT_LISTED, pinCodeRule, shaped } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { givenText, typedArea, typedLine } from '@/store/kit/typed/typedText';
import { LONGEST_LEDGER } from './tallyLedger';
import { GST_TREATMENTS } from './gstTreatment';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';

/** A number that a client who is not registered need not have. */
const unlessUnregistered = (rule: StringSchema<string>) =>
  rule.when('gstTreatment', ([treatment], asked) =>
    treatment === 'Unregistered' ? asked.notRequired().default('') : asked,
  );

const IS_REGISTERED =
  'A client with a GST number is registered: choose that as its GST Treatment, or clear the number.';

/** What step 2 of the wizard asks. */
export const billingFields = {
  billingName: line('Billing Name'),
  accountNo: shaped(/^\d{9,18}$/, 'Account Number', 'Account Number is required.', 'Enter a valid account number.'),
  gstTreatment: givenText(NOT_LISTED).oneOf(GST_TREATMENTS, NOT_LISTED).optional(),
  gstNo: unlessUnregistered(shaped(GSTIN, 'GST Number', 'GST number is required.', 'Enter a valid GST number.')).test(
    'none',
    IS_REGISTERED,
    (gstNo, { parent }) => !gstNo || (parent as { gstTreatment?: unknown }).gstTreatment !== 'Unregistered',
  ),
  panNo: unlessUnregistered(shaped(PAN, 'PAN Number', 'PAN number is required.', 'Enter a valid PAN number.')),
  billingAddress: area('Billing Address'),
  town: typedLine('Town'),
  pinCode: pinCodeRule('PIN Code'),
  deliveryAddress: typedArea('Delivery Address'),
  deliveryTown: typedLine('Delivery Town'),
  deliveryPin: pinCodeRule('Delivery PIN Code'),
  tallyLedger: typedLine('Ledger in Tally').max(
    LONGEST_LEDGER,
    `Ledger in Tally can have at most ${LONGEST_LEDGER} characters.`,
  ),
  poOfficial: attachmentRule.typeError('Choose the purchase order again.'),
  email: email,
};

/** Step 2 of the wizard. */
export const billingSchema = record(billingFields);

export type BillingValues = InferType<typeof billingSchema>;
