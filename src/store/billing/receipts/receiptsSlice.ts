import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { advance, initialOf } from '@/machines/advance';
import { receiptMachine } from '@/machines/receipt';
import type { Recipient } from '@/store/billing/bills/bill';
import { nextDocNo } from '@/store/billing/bills/docNumbers';
import { todaysDate } from '@/store/kit/dates';
import { sumOf } from '@/store/kit/money';
import { tableOf } from '@/store/kit/table';
import type { Allocation, Receipt, ReceiptDraft } from './receipt';

const receipts = tableOf<Receipt>();

/** A table of the given receipts. */
export const receiptTable = receipts.of;

/** What a document of ours takes from the company's details as they are where its fact is said. */
export interface Issuer {
  prefix: string;
  companyId?: string | undefined;
}

/** Money that came in as the fact carries it that records it. */
export type RecordedReceipt = ReceiptDraft & {
  id: string;
  recordedOn: string;
  issuer?: Issuer;
  /** From whom the money came, as that is known where the fact is said. */
  recipient?: Recipient;
};

/** Allocations with those added that came later, one for each bill. */
function withMore(before: readonly Allocation[], more: readonly Allocation[]): Allocation[] {
  const sums = new Map(before.map(({ billId, amount }) => [billId, amount]));
  for (const { billId, amount } of more) sums.set(billId, sumOf([sums.get(billId) ?? 0, amount]));
  return [...sums].map(([billId, amount]) => ({ billId, amount }));
}

export const receiptsSlice = createSlice({
  name: 'receipts',
  initialState: receipts.empty,
  reducers: {
    /** Money came in. */
    receiptRecorded: {
      prepare: (draft: ReceiptDraft, recordedOn: string = todaysDate()): { payload: RecordedReceipt } => ({
        payload: { id: nanoid(), recordedOn, ...draft },
      }),
      reducer(state, { payload: { recordedOn: _day, issuer, ...draft } }: PayloadAction<RecordedReceipt>) {
        const paper = issuer && {
          docNo: nextDocNo(state, issuer.prefix, draft.on),
          ...(issuer.companyId !== undefined && { companyId: issuer.companyId }),
        };
        receipts.number(state, { ...draft, ...paper, status: initialOf(receiptMachine) });
      },
    },
    /** What was on account settles bills. */
    receiptAllocated: {
      prepare: (id: string, allocations: readonly Allocation[]) => ({ payload: { id, allocations } }),
      reducer(
        state,
        { payload: { id, allocations } }: PayloadAction<{ id: string; allocations: readonly Allocation[] }>,
      ) {
        const receipt = state.entities[id];
        if (!receipt) return;
        receipt.firstAllocations ??= receipt.allocations;
        receipt.allocations = withMore(receipt.allocations, allocations);
      },
    },
    /** The money did not come after all: what it settled is open again. */
    receiptBounced: {
      prepare: (id: string, on: string = todaysDate()) => ({ payload: { id, on } }),
      reducer(state, { payload: { id, on } }: PayloadAction<{ id: string; on: string }>) {
        const receipt = state.entities[id];
        if (!receipt) return;
        receipt.status = advance(receiptMachine, receipt.status, { type: 'bounce' }) ?? receipt.status;
        receipt.bouncedOn = on;
      },
    },
  },
  selectors: { ...receipts.getSelectors() },
});

export const { receiptRecorded, receiptAllocated, receiptBounced } = receiptsSlice.actions;
export const { selectAll: selectReceipts } = receiptsSlice.selectors;
