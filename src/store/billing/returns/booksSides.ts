import { createSelector } from '@reduxjs/toolkit';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { statedIn } from '@/store/billing/receivables/stated';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { daysOf } from '@/store/kit/calendar';
import { monthAsked, unnumberedAsked, type WithFiled } from './asked';
import { returnedOf } from './bookedDocuments';
import { selectMonthDocuments } from './filedDocuments';

/** What tells of both sides: of a return, and of the clients’ statements. */
export type Books = WithFiled & WithAccounts & WithDebts;

/** What the return of a month tells of it, document by document. */
export const selectReturned = createSelector([selectMonthDocuments], returnedOf);

/** What the clients’ statements say of a month, `YYYY-MM`, without the documents `unnumbered`. */
export const selectStated = createSelector(
  [
    ({ accounts }: Books) => accounts,
    ({ bills }: Books) => bills,
    ({ debitNotes }: Books) => debitNotes,
    ({ creditNotes }: Books) => creditNotes,
    ({ receipts }: Books) => receipts,
    ({ openings }: Books) => openings,
    ({ writeOffs }: Books) => writeOffs,
    monthAsked,
    unnumberedAsked,
  ],
  (accounts, bills, debitNotes, creditNotes, receipts, openings, writeOffs, month, unnumbered) =>
    statedIn({ accounts, bills, debitNotes, creditNotes, receipts, openings, writeOffs }, daysOf(month), unnumbered),
);
