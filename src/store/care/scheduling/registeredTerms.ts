import type { UnknownAction } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import { jobClosed } from '@/store/facts/jobs';
import type { Table } from '@/store/kit/table';

interface WithAccounts {
  accounts: Pick<Table<AccountRow>, 'entities'>;
}

interface Terms {
  duration: string;
  price: number;
}

/** On which terms a vehicle that nobody knew becomes an account's; a month at no price where it is nobody's. */
export const registeredTerms = (account: AccountRow | undefined): Terms =>
  account
    ? { duration: account.package.subscriptionPlan, price: account.bill.pricePerUnit }
    : { duration: 'Monthly', price: 0 };

/** A fact with other terms of the vehicles that it registers. */
function withTerms(fact: UnknownAction, termsOf: (accountId: string | undefined) => Partial<Terms>): UnknownAction {
  if (!jobClosed.match(fact)) return fact;
  const outcomes = fact.payload.outcomes.map(({ registered, ...outcome }) => ({
    ...outcome,
    ...(registered && { registered: { ...registered, ...termsOf(registered.accountId) } }),
  }));
  return { ...fact, payload: { ...fact.payload, outcomes } };
}

/** A fact with the terms of the vehicles that it registers as their accounts have them, of which whoever says it may not know. */
export const withRegisteredTerms = ({ accounts }: WithAccounts, fact: UnknownAction): UnknownAction =>
  withTerms(fact, (accountId = '') => {
    const account = accounts.entities[accountId];
    return account ? registeredTerms(account) : {};
  });

/** A fact without these terms, for whoever may not know them. */
export const withoutRegisteredTerms = (fact: UnknownAction): UnknownAction =>
  withTerms(fact, () => ({ duration: '', price: 0 }));
