import { createSelector } from '@reduxjs/toolkit';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithCompany } from '@/store/billing/company/company';
import { chargeable } from '@/store/billing/debitNotes/chargeable';
import { debitableKinds } from '@/store/billing/debitNotes/debitAmounts';
import { DEBTS_TOUCHED } from '@/store/billing/receivables/debtsTouched';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { DebitDraft, InterestWaiving } from '@/store/facts/debitNotes';
import { keptUp } from '@/store/kit/keptUp';
import { interestDue, type InterestDue } from './interestDue';
import { openSpans } from './openSpans';

/** Interest that can be charged or waived, with the bill that bears it. */
export interface InterestProposed extends InterestDue {
  /** Of its bill. */
  id: string;
  bill: IssuedBill;
  accountNumber: number;
  company: string;
}

function proposedFor(account: AccountRow, state: WithDebts, today: string): InterestProposed[] | undefined {
  if (account.interestRate === undefined) return undefined;
  const spans = openSpans(state, account.id);
  const all = billsOfAccount(state.bills, account.id).flatMap((bill): InterestProposed[] => {
    const due = interestDue(state, account, bill, today, spans);
    return due ? [{ ...due, id: bill.id, bill, accountNumber: account.number, company: companyOf(account) }] : [];
  });
  return all.length > 0 ? all : undefined;
}

const everyProposed = keptUp({
  of: ({ accounts }: WithAccounts & WithDebts) => accounts,
  tell: proposedFor,
  by: DEBTS_TOUCHED,
});

/** The debit note that charges proposed interest. */
export const interestNote = ({ bill, amount, from, until, rate }: InterestProposed): DebitDraft => ({
  accountId: bill.accountId,
  billId: bill.id,
  reason: 'Interest',
  // All that was sold bears it; a note names a kind besides.
  kind: debitableKinds(bill)[0] ?? 'Subscription',
  amount,
  interest: { from, until, rate },
});

/** What waives proposed interest, for a reason. */
export const interestWaiving = (
  { bill, from, until, rate, amount }: InterestProposed,
  why: string,
): Omit<InterestWaiving, 'on'> => ({ accountId: bill.accountId, billId: bill.id, from, until, rate, amount, why });

/** The interest that is due on `today` (ISO date) and may be charged, bill by bill, of all accounts with which a rate was agreed. */
export const selectInterestProposed = createSelector(
  [everyProposed, ({ company }: WithCompany) => company],
  (all, company) => chargeable({ company }, all.flat(), interestNote),
);
