import type { UnknownAction } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import { jobClosed } from '@/store/facts/jobs';
import { addedTerms, type AddedTerms } from '@/store/vehicles/vehicles/addedTerms';

/** On which terms a vehicle that nobody knew becomes an account's; a month at no price where it is nobody's. */
export const registeredTerms = (account: AccountRow | undefined): AddedTerms =>
  account ? addedTerms(account) : { duration: 'Monthly', price: 0 };

/** A fact without the terms of the vehicles that it registers, for whoever may not know them. */
export function withoutRegisteredTerms(fact: UnknownAction): UnknownAction {
  if (!jobClosed.match(fact)) return fact;
  const outcomes = fact.payload.outcomes.map(({ registered: told, ...outcome }) => {
    if (!told) return outcome;
    const { gst: _withheld, ...registered } = told;
    return { ...outcome, registered: { ...registered, duration: '', price: 0 } };
  });
  return { ...fact, payload: { ...fact.payload, outcomes } };
}
