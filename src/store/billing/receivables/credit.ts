import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney } from '@/format';
import { shownNumber } from '@/store/billing/papers/shownNumber';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { hasCreditTerms, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { keptUp } from '@/store/kit/keptUp';
import { sumOf } from '@/store/kit/money';
import { ageingOf, countedUpTo, owedAfterOnAccount, type Ageing } from './ageing';
import { OPENING, type Debt } from './debts';
import { DEBTS_TOUCHED } from './debtsTouched';
import type { WithDebts } from './openBills';

/** How far a client is beyond the credit that was agreed with it: at least one of the two. */
export interface BeyondCredit {
  /** How much more than its limit it owes; both in rupees. */
  above?: { amount: number; limit: number };
  /** What has been due for longest, and for how many days. */
  late?: { bill: Debt; days: number };
}

/**
 * How far a client is beyond its credit whose ageing that is; undefined where it is not, or nothing was agreed. Its bills are due by
 * the credit days of their own day: whatever is open after that is late.
 */
export function beyondCredit(
  { creditLimit, creditDays }: CreditTerms,
  ageing: Pick<Ageing, 'balance' | 'bills' | 'onAccount'>,
): BeyondCredit | undefined {
  const { balance } = ageing;
  const [oldest] = owedAfterOnAccount(ageing);
  const above = creditLimit !== undefined && balance > creditLimit;
  const late = creditDays !== undefined && oldest !== undefined && oldest.days > 0;
  if (!above && !late) return undefined;
  return {
    ...(above && { above: { amount: sumOf([balance, -creditLimit]), limit: creditLimit } }),
    ...(late && { late: { bill: oldest.bill, days: oldest.days } }),
  };
}

/** What a list calls those that are beyond their credit. */
export const BEYOND_CREDIT = 'Beyond Credit';

/** What is said of a client that is beyond its credit, one thing after the other; `unnumbered` are the bills whose number is not given for good. */
export function beyondWords({ above, late }: BeyondCredit, unnumbered: ReadonlySet<string>): readonly string[] {
  const name = late?.bill.isOpening ? OPENING : late && shownNumber(late.bill, unnumbered);
  return [
    ...(above ? [`${formatMoney(above.amount)} above its credit limit of ${formatMoney(above.limit)}`] : []),
    ...(late ? [`${name} ${formatCountOf(late.days, 'day')} past its due date`] : []),
  ];
}

type WithCredit = WithAccounts & WithDebts;

/** How far an account is beyond its credit on a day (ISO date), all documents counted; undefined where it is not. */
const beyondOf = (books: WithDebts, account: AccountRow, day: string): BeyondCredit | undefined =>
  hasCreditTerms(account) ? beyondCredit(account, ageingOf(books, account.id, day, countedUpTo(day, day))) : undefined;

/** How far the account of an identity is beyond its credit on `today` (ISO date): the very same as long as no document is said. */
export const selectBeyondCredit = createSelector(
  [
    ({ accounts }: WithCredit, accountId: string) => accounts.entities[accountId],
    ({ bills }: WithCredit) => bills,
    ({ creditNotes }: WithCredit) => creditNotes,
    ({ receipts }: WithCredit) => receipts,
    ({ openings }: WithCredit) => openings,
    ({ debitNotes }: WithCredit) => debitNotes,
    ({ writeOffs }: WithCredit) => writeOffs,
    (_state: WithCredit, _accountId: string, today: string) => today,
  ],
  (account, bills, creditNotes, receipts, openings, debitNotes, writeOffs, today) =>
    account && beyondOf({ bills, creditNotes, receipts, openings, debitNotes, writeOffs }, account, today),
);

const everyBeyond = keptUp({
  of: ({ accounts }: WithCredit) => accounts,
  tell: (account, state: WithCredit, today): { id: string; beyond: BeyondCredit } | undefined => {
    const beyond = beyondOf(state, account, today);
    return beyond && { id: account.id, beyond };
  },
  by: DEBTS_TOUCHED,
});

/** Looks bit by bit at the credit of all accounts on `today` (ISO date), telling how much of it is done, from 0 to 1. */
export const beyondCreditSteps = everyBeyond.steps;

/** How far each account is beyond its credit on `today` (ISO date), by its identity; those alone that are. */
export const selectAllBeyondCredit = createSelector(
  [everyBeyond],
  (all): ReadonlyMap<string, BeyondCredit> => new Map(all.map(({ id, beyond }) => [id, beyond])),
);
