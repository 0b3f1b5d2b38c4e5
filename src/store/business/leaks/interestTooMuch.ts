import { createSelector } from '@reduxjs/toolkit';
import { paths } from '@/paths';
import { interestBeyondOf } from '@/store/billing/interest/interestBeyond';
import { DEBTS_TOUCHED } from '@/store/billing/receivables/debtsTouched';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { keptUp } from '@/store/kit/keptUp';
import type { Leak } from '@/store/stock/leaks/leak';

function leaksOf(account: AccountRow, state: WithDebts): readonly Leak[] | undefined {
  const beyond = interestBeyondOf(state, account.id);
  if (beyond.length === 0) return undefined;
  return beyond.map(({ note, amount, reason }) => ({
    id: note.id,
    what: companyOf(account),
    detail: reason,
    amount,
    since: note.issuedOn,
    mend: { label: 'Credit Debit Note', to: paths.sales.debitNoteOf(note.number) },
  }));
}

const everyAccount = keptUp({
  of: ({ accounts }: WithAccounts & WithDebts) => accounts,
  tell: leaksOf,
  by: DEBTS_TOUCHED,
});

/** The debit notes that charge more interest than is due by now, until they are credited or cancelled. */
export const selectInterestTooMuch = createSelector([everyAccount], (all) => all.flat());
