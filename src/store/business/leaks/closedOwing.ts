import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import type { Leak } from '@/store/stock/leaks/leak';
import { balanceDue } from '@/store/billing/receivables/owed';
import { businessTable } from './leakInputs';
import { selectClosedAccounts } from './closedAccounts';

/** The accounts that are closed on `today` (ISO date), and still owe something. */
export const selectClosedOwing = createSelector(
  [
    businessTable('accounts'),
    selectClosedAccounts,
    businessTable('bills'),
    businessTable('creditNotes'),
    businessTable('receipts'),
    businessTable('openings'),
  ],
  (accounts, closed, bills, creditNotes, receipts, openings): Leak[] =>
    [...closed].flatMap((id) => {
      const account = accounts.entities[id];
      const due = account ? balanceDue({ bills, creditNotes, receipts, openings }, id) : 0;
      if (!account || due <= 0) return [];
      const mend = { label: 'Open bills', to: paths.sales.issuedBillsOf({ account: account.number }) };
      return [
        { id, what: companyOf(account), detail: `${formatMoney(due)} is still due`, since: account.closedOn, mend },
      ];
    }),
);
