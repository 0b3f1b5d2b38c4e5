import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import { nextDocNo } from '@/store/kit/docNumbers';
import { carried } from '@/store/facts/fact';
import { receiptRefunded } from '@/store/facts/receipts';
import { tableOf } from '@/store/kit/table';
import type { RefundVoucher } from './refundVoucher';

const refundVouchers = tableOf<RefundVoucher>();

export const refundVouchersSlice = createSlice({
  name: 'refundVouchers',
  initialState: refundVouchers.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(carried(receiptRefunded), (state, { payload }) => {
      const {
        id: receiptId,
        refundId,
        recordedOn,
        voucher: {
          issuer: { prefix, companyId },
          ...outcome
        },
        ...refund
      } = payload;
      refundVouchers.number(state, {
        ...refund,
        ...outcome,
        id: refundId,
        receiptId,
        ...(recordedOn > refund.on && { knownOn: recordedOn }),
        docNo: nextDocNo(state, prefix, refund.on),
        ...(companyId !== undefined && { companyId }),
        status: initialOf(documentMachine),
      });
    }),
});
