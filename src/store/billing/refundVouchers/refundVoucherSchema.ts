import { issuedStatus, issuerRule, recipientRule } from '@/store/billing/bills/documentFields';
import { gstRateRule, docNoRule } from '@/store/kit/schema/taxedFields';
import { refundFields } from '@/store/billing/receipts/receiptSchema';
import { optionalDay } from '@/store/kit/schema/fieldRules';
import { MAX_AMOUNT } from '@/store/kit/money';
import { numberBetween, optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import { MOST_ROUNDED, untaxedInPaise, type RefundedTax } from './refundVoucher';

const amount = (label: string) => numberBetween(label, 0, MAX_AMOUNT);

/** The GST in it. */
const taxRule = part('Its GST', {
  rate: gstRateRule,
  taxable: amount('Taxable value'),
  cgst: amount('CGST'),
  sgst: amount('SGST'),
  igst: amount('IGST'),
})
  .optional()
  .default(undefined);

const outcomeFields = { accountId: reference('Its account'), recipient: recipientRule, tax: taxRule };

/** Whether a refund is its value and its GST, but for what is rounded, and money that bears no GST beside them. */
export const addsUp = ({ amount: refunded = 0, tax }: { amount?: number; tax?: RefundedTax | undefined }): boolean =>
  tax === undefined || untaxedInPaise({ amount: refunded, tax }) >= -MOST_ROUNDED;

/** The voucher of a refund as its fact carries it. */
export const countedVoucher = part('Its voucher', { issuer: issuerRule, ...outcomeFields });

/** A refund voucher as it is kept. */
export const refundVoucherRowSchema = rowOf({
  ...refundFields,
  ...outcomeFields,
  receiptId: reference('Its receipt'),
  knownOn: optionalDay('The day on which it was recorded is not a date.'),
  companyId: optionalIdentity('Its company'),
  docNo: docNoRule,
  status: issuedStatus,
});
