import { createSelector } from '@reduxjs/toolkit';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { advancesOf } from './advances';
import { monthAsked, unnumberedAsked, type WithFiled } from './asked';
import { selectIsFiled } from './filerThen';

type Books = WithDebts & WithRefundVouchers & WithFiled;

/** The advances of a month, of the company's number that their receipts show. */
export const selectFiledAdvances = createSelector(
  [
    ({ bills }: Books) => bills,
    ({ openings }: Books) => openings,
    ({ debitNotes }: Books) => debitNotes,
    ({ receipts }: Books) => receipts,
    ({ creditNotes }: Books) => creditNotes,
    ({ company }: Books) => company,
    ({ periods }: Books) => periods,
    selectIsFiled,
    monthAsked,
    unnumberedAsked,
  ],
  (bills, openings, debitNotes, receipts, creditNotes, company, periods, isFiled, month, unnumbered) => {
    const books = { bills, openings, debitNotes, receipts, creditNotes, company, periods };
    return advancesOf(books, month, unnumbered, isFiled);
  },
);
