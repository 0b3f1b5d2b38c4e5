import type { UnknownAction } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import { newSlot } from '@/store/clients/accounts/newAccount';
import { jobClosed } from '@/store/facts/jobs';
import type { Table } from '@/store/kit/table';

interface WithAccounts {
  accounts: Pick<Table<AccountRow>, 'entities'>;
}

/** On which terms a vehicle that nobody knew becomes an account's; a month at no price where it is nobody's. */
export const registeredTerms = (account: AccountRow | undefined): { duration: string; price: number } =>
  account
    ? { duration: newSlot(account.package).duration, price: account.bill.pricePerUnit }
    : { duration: 'Monthly', price: 0 };

/** A fact with the terms of the vehicles that it registers as their accounts have them, of which whoever says it may not know. */
export function withRegisteredTerms({ accounts }: WithAccounts, fact: UnknownAction): UnknownAction {
  if (!jobClosed.match(fact)) return fact;
  const outcomes = fact.payload.outcomes.map(({ registered, ...outcome }) => {
    const account = accounts.entities[registered?.accountId ?? ''];
    return {
      ...outcome,
      ...(registered && { registered: { ...registered, ...(account && registeredTerms(account)) } }),
    };
  });
  return { ...fact, payload: { ...fact.payload, outcomes } };
}
