import { createSelector } from '@reduxjs/toolkit';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import { advancesOf, type Advances } from './advances';
import { filerAsked, monthAsked, unnumberedAsked, type WithFiled } from './filedDocuments';

type Books = WithDebts & WithRefundVouchers & WithFiled;

const NO_ADVANCES: Advances = { received: [], adjusted: [] };

/** The advances of a month, of the company alone. */
export const selectFiledAdvances = createSelector(
  [
    ({ bills }: Books) => bills,
    ({ openings }: Books) => openings,
    ({ debitNotes }: Books) => debitNotes,
    ({ receipts }: Books) => receipts,
    ({ creditNotes }: Books) => creditNotes,
    ({ company }: Books) => company,
    ({ periods }: Books) => periods,
    monthAsked,
    unnumberedAsked,
    filerAsked,
  ],
  (bills, openings, debitNotes, receipts, creditNotes, company, periods, month, unnumbered, filer) =>
    // Clients pay the company.
    filer === ''
      ? advancesOf({ bills, openings, debitNotes, receipts, creditNotes, company, periods }, month, unnumbered)
      : NO_ADVANCES,
);
