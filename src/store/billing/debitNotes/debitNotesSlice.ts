import { moveStatus } from '@/store/kit/moveStatus';
import { createSlice } from '@reduxjs/toolkit';
import { initialOf } from '@/machines/advance';
import { documentMachine } from '@/machines/document';
import { nextDocNo } from '@/store/kit/docNumbers';
import { filing } from '@/store/kit/eInvoices/filed';
import { eInvoiceCancelled, eInvoiceFileMade, eInvoiceRegistered } from '@/store/facts/bills';
import { debitNoteCancelled, debitNoteIssued } from '@/store/facts/debitNotes';
import { carried } from '@/store/facts/fact';
import { tableOf } from '@/store/kit/table';
import type { DebitNote } from './debitNote';

const debitNotes = tableOf<DebitNote>();

/** A table of the given debit notes. */
export const debitNoteTable = debitNotes.of;

export const debitNotesSlice = createSlice({
  name: 'debitNotes',
  initialState: debitNotes.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(eInvoiceFileMade, filing.putFiled)
      .addCase(eInvoiceRegistered, filing.putRegistered)
      .addCase(eInvoiceCancelled, filing.putIrnCancelled)
      .addCase(debitNoteCancelled, (state, { payload: { id, on } }) => {
        const note = state.entities[id];
        if (moveStatus(note, documentMachine, { type: 'cancel' }) && on !== undefined) note.cancelledOn = on;
      })
      .addCase(carried(debitNoteIssued), (state, { payload }) => {
        const { issuer, amounts, on, kind: _raised, amount: _asked, vehicleId: _vehicle, ...draft } = payload;
        const { prefix, companyId } = issuer;
        debitNotes.number(state, {
          ...draft,
          ...amounts,
          issuedOn: on,
          docNo: nextDocNo(state, prefix, on),
          ...(companyId !== undefined && { companyId }),
          status: initialOf(documentMachine),
        });
      }),
  selectors: { ...debitNotes.getSelectors() },
});

export const { selectAll: selectDebitNotes } = debitNotesSlice.selectors;
