import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import type { CreditNote } from './creditNote';
import { nextDocNo } from '@/store/kit/docNumbers';
import { filing } from '@/store/kit/eInvoices/filed';
import { eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { carried } from '@/store/facts/fact';
import { tableOf } from '@/store/kit/table';

const creditNotes = tableOf<CreditNote>();

/** A table of the given credit notes. */
export const creditNoteTable = creditNotes.of;

export const creditNotesSlice = createSlice({
  name: 'creditNotes',
  initialState: creditNotes.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(eInvoiceFileMade, filing.putFiled)
      .addCase(eInvoiceRegistered, filing.putRegistered)
      .addCase(eInvoiceCancelled, filing.putIrnCancelled)
      .addCase(carried(creditNoteIssued), (state, { payload }) => {
        const { issuer, amounts, before: _compared, released: _onAccount, on, lines: _asked, ...draft } = payload;
        const { prefix, companyId } = issuer;
        creditNotes.number(state, {
          ...draft,
          ...amounts,
          issuedOn: on,
          docNo: nextDocNo(state, prefix, on),
          ...(companyId !== undefined && { companyId }),
          status: initialOf(documentMachine),
        });
      }),
  selectors: { ...creditNotes.getSelectors() },
});

export const { selectAll: selectCreditNotes } = creditNotesSlice.selectors;
