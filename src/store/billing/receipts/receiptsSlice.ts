import { moveStatus } from '@/store/kit/moveStatus';
import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { receiptMachine } from '@/machines/receipt';
import { nextDocNo } from '@/store/kit/docNumbers';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { carried } from '@/store/facts/fact';
import { tableOf } from '@/store/kit/table';
import { allocate, payBack, release } from './moreAllocated';
import type { Receipt } from './receipt';

const receipts = tableOf<Receipt>();

/** A table of the given receipts. */
export const receiptTable = receipts.of;

export const receiptsSlice = createSlice({
  name: 'receipts',
  initialState: receipts.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(carried(receiptRecorded), (state, { payload }) => {
        const {
          recordedOn,
          issuer: { prefix, companyId },
          ...draft
        } = payload;
        receipts.number(state, {
          ...draft,
          ...(recordedOn > draft.on && { knownOn: recordedOn }),
          docNo: nextDocNo(state, prefix, draft.on),
          ...(companyId !== undefined && { companyId }),
          status: initialOf(receiptMachine),
          // There from the beginning, so that each that comes is undone by itself.
          later: [],
          released: [],
          refunds: [],
        });
      })
      .addCase(receiptAllocated, (state, { payload: { id, allocations, on } }) =>
        allocate(state.entities[id], allocations, on),
      )
      .addCase(carried(receiptRefunded), (state, { payload }) => payBack(state.entities[payload.id], payload))
      .addCase(receiptBounced, (state, { payload: { id, on, of } }) => {
        const receipt = state.entities[id];
        if (!moveStatus(receipt, receiptMachine, { type: 'bounce' })) return;
        receipt.bouncedOn = on;
        if (of !== undefined) receipt.bouncedOf = of;
      })
      .addCase(carried(creditNoteIssued), (state, { payload }) => release(state, payload)),
  selectors: { ...receipts.getSelectors() },
});

export const { selectAll: selectReceipts } = receiptsSlice.selectors;
