import { createSelector } from '@reduxjs/toolkit';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import { tableRows } from '@/store/billing/receivables/sold';
import { filerAsked, monthAsked, selectDetailsOfMonth, selectMonthDocuments, type WithFiled } from './filedDocuments';
import { filerOf } from './registrations';

/** The GST number and the state of whoever files, as the head of the file has them: by what of the month it tells. */
export const selectFilerThen = createSelector(
  [
    selectDetailsOfMonth,
    filerAsked,
    selectMonthDocuments,
    ({ receipts }: WithReceipts) => receipts,
    ({ challans }: WithFiled) => challans,
    monthAsked,
  ],
  (company, filer, { issued, noted, debited }, receipts, challans, month) =>
    filerOf({ company }, filer, [
      ...issued,
      ...noted,
      ...debited,
      ...tableRows(receipts).filter(({ on }) => on.startsWith(month)),
      ...tableRows(challans).filter(({ offeredOn }) => offeredOn.startsWith(month)),
    ]),
);
