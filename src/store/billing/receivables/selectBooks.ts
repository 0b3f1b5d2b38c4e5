import { createSelector } from '@reduxjs/toolkit';
import { partOf } from '@/store/kit/partOf';
import type { WithDebts } from './openBills';

const tableIn = partOf<WithDebts>();

/** All that tells what is owed, the same as long as none of it changes. */
export const selectBooks = createSelector(
  [
    tableIn('bills'),
    tableIn('creditNotes'),
    tableIn('receipts'),
    tableIn('openings'),
    tableIn('debitNotes'),
    tableIn('writeOffs'),
  ],
  (bills, creditNotes, receipts, openings, debitNotes, writeOffs): WithDebts => ({
    bills,
    creditNotes,
    receipts,
    openings,
    debitNotes,
    writeOffs,
  }),
);
