import { createSelector } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import { companyOf } from '@/store/clients/accounts/account';
import type { Leak } from '@/store/stock/onHand/leaks';
import { balanceDue } from '@/store/billing/receivables/owed';
import { tableOf } from './leakInputs';
import { selectClosedAccounts } from './closedAccounts';

/** The accounts that are closed on `today` (ISO date), and still owe something. */
export const selectClosedOwing = createSelector(
  [tableOf('accounts'), selectClosedAccounts, tableOf('bills'), tableOf('creditNotes'), tableOf('receipts')],
  (accounts, closed, bills, creditNotes, receipts): Leak[] =>
    [...closed].flatMap((id) => {
      const account = accounts.entities[id];
      const due = account ? balanceDue({ bills, creditNotes, receipts }, id) : 0;
      if (!account || due <= 0) return [];
      const mend = { label: 'Open bills', to: paths.sales.issuedBillsOf({ account: account.number }) };
      return [
        { id, what: companyOf(account), detail: `${formatMoney(due)} is still due`, since: account.closedOn, mend },
      ];
    }),
);
