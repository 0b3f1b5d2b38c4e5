import { createSelector } from '@reduxjs/toolkit';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import type { WithTemplates } from '@/store/billing/templates/template';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { partOf } from '@/store/kit/partOf';
import { selectLetters, type WithLetters } from './refusedPlaces';

/** What is looked at where something of money is written to clients. */
export type LetterContext = WithDebts & WithAccounts & WithCompany & WithLetters & WithTemplates;

const tableIn = partOf<LetterContext>();

/** The same as long as none of it changes. */
export const selectLetterContext = createSelector(
  [selectBooks, selectLetters, tableIn('accounts'), tableIn('company'), tableIn('templates')],
  (books, letters, accounts, company, templates): LetterContext => ({
    ...books,
    ...letters,
    accounts,
    company,
    templates,
  }),
);
