import { addsUp, countedVoucher } from '@/store/billing/refundVouchers/refundVoucherSchema';
import { issuerRule, recipientRule } from '@/store/billing/bills/documentFields';
import { ADD_UP } from '@/store/kit/schema/taxedFields';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, part } from '@/store/kit/schema/rowRules';
import { allocatedFields, cameOn, receiptFields, refundFields } from './receiptSchema';

/** What each fact of the receipts says. */
export const receiptFactSchemas = {
  receiptRecorded: part('It', {
    id: identity,
    recordedOn: movedOn,
    ...receiptFields,
    issuer: issuerRule,
    recipient: recipientRule,
  }),
  receiptAllocated: part('It', allocatedFields),
  receiptRefunded: part('It', {
    id: identity,
    refundId: identity,
    recordedOn: movedOn,
    ...refundFields,
    voucher: countedVoucher,
  }).test('adds up', ADD_UP, ({ amount, voucher }) => addsUp({ amount, tax: voucher.tax })),
  receiptBounced: part('It', { id: identity, on: movedOn, of: cameOn }),
};
