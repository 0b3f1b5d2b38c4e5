import type { UnknownAction } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import { jobClosed } from '@/store/facts/jobs';

interface Terms {
  duration: string;
  price: number;
}

/** On which terms a vehicle that nobody knew becomes an account's; a month at no price where it is nobody's. */
export const registeredTerms = (account: AccountRow | undefined): Terms =>
  account
    ? { duration: account.package.subscriptionPlan, price: account.bill.pricePerUnit }
    : { duration: 'Monthly', price: 0 };

/** A fact without the terms of the vehicles that it registers, for whoever may not know them. */
export function withoutRegisteredTerms(fact: UnknownAction): UnknownAction {
  if (!jobClosed.match(fact)) return fact;
  const outcomes = fact.payload.outcomes.map(({ registered, ...outcome }) => ({
    ...outcome,
    ...(registered && { registered: { ...registered, duration: '', price: 0 } }),
  }));
  return { ...fact, payload: { ...fact.payload, outcomes } };
}
