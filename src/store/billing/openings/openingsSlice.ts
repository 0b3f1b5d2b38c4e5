import { createSlice } from '@reduxjs/toolkit';
import { allocate, payBack, release } from '@/store/billing/receipts/moreAllocated';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { receiptRefunded } from '@/store/facts/receipts';
import { carried } from '@/store/facts/fact';
import { putEdit } from '@/store/kit/edit';
import { tableOf } from '@/store/kit/table';
import type { OpeningBalance } from './opening';

const openings = tableOf<OpeningBalance>();

/** A table of the given opening balances. */
export const openingTable = openings.of;

export const openingsSlice = createSlice({
  name: 'openings',
  initialState: openings.empty,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(balancesOpened, (state, { payload: { balances } }) => {
        // There from the beginning, so that each that comes is undone by itself.
        for (const one of balances) openings.number(state, { ...one, later: [], released: [], refunds: [] });
      })
      .addCase(balanceCorrected, (state, { payload: { id, edit } }) => {
        const opening = state.entities[id];
        if (opening) putEdit(opening, edit);
      })
      .addCase(balanceAllocated, (state, { payload: { id, allocations, on } }) =>
        allocate(state.entities[id], allocations, on),
      )
      .addCase(carried(receiptRefunded), (state, { payload }) => payBack(state.entities[payload.id], payload))
      .addCase(carried(creditNoteIssued), (state, { payload }) => release(state, payload)),
});
