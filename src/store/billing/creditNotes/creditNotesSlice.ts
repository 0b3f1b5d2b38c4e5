import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import type { CreditNote, CreditReason } from './creditNote';
import { nextDocNo } from '@/store/billing/bills/docNumbers';
import { todaysDate } from '@/store/kit/dates';
import type { Issuer } from '@/store/billing/receipts/receiptsSlice';
import { tableOf } from '@/store/kit/table';
import type { CreditedLine } from './creditAmounts';

const creditNotes = tableOf<CreditNote>();

/** A table of the given credit notes. */
export const creditNoteTable = creditNotes.of;

/** What is told of a credit note. */
export interface CreditDraft {
  accountId: string;
  billId: string;
  reason: CreditReason;
  remark?: string | undefined;
  lines: readonly CreditedLine[];
}

/** A credit note as the fact carries it that issues it. */
export type CountedCredit = CreditDraft & {
  id: string;
  on: string;
  issuer?: Issuer;
  /** What it comes to, as it is counted where the fact is said. */
  amounts?: Pick<CreditNote, 'lines' | 'taxes' | 'roundOff' | 'total'>;
  /** The credit notes over the bill from which that is counted. */
  before?: readonly string[];
};

export const creditNotesSlice = createSlice({
  name: 'creditNotes',
  initialState: creditNotes.empty,
  reducers: {
    /** Something of a bill is taken off. */
    creditNoteIssued: {
      prepare: (draft: CreditDraft, on: string = todaysDate()): { payload: CountedCredit } => ({
        payload: { id: nanoid(), on, ...draft },
      }),
      reducer(
        state,
        { payload: { issuer, amounts, before: _compared, on, lines: _asked, ...draft } }: PayloadAction<CountedCredit>,
      ) {
        if (!issuer || !amounts) return;
        const { prefix, companyId } = issuer;
        creditNotes.number(state, {
          ...draft,
          ...amounts,
          issuedOn: on,
          docNo: nextDocNo(state, prefix, on),
          ...(companyId !== undefined && { companyId }),
          status: initialOf(documentMachine),
        });
      },
    },
  },
  selectors: { ...creditNotes.getSelectors() },
});

export const { creditNoteIssued } = creditNotesSlice.actions;
export const { selectAll: selectCreditNotes } = creditNotesSlice.selectors;
