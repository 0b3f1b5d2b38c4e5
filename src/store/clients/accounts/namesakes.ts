import { createSelector } from '@reduxjs/toolkit';
import { pushTo } from '@/store/kit/grouping';
import { comparedName } from '@/store/kit/typed/cleanText';
import { companyOf, userOf, type AccountRow } from './account';
import { selectAccountRows, type WithAccounts } from './accountsSlice';

/** What tells the accounts apart whose companies are called alike, such as `Amol Deshmukh · No. 1`, by their identities. */
export const selectNamesakes = createSelector([selectAccountRows], (accounts): ReadonlyMap<string, string> => {
  const byName = new Map<string, AccountRow[]>();
  for (const account of accounts) pushTo(byName, comparedName(companyOf(account)), account);
  const alike = [...byName.values()].filter((called) => called.length > 1).flat();
  return new Map(alike.map((account) => [account.id, `${userOf(account)} · No. ${account.number}`]));
});

/** What a client's company is called in one line, with which one it is where several are called alike. */
export function unambiguousCompany(state: WithAccounts, account: AccountRow): string {
  const told = selectNamesakes(state).get(account.id);
  return told === undefined ? companyOf(account) : `${companyOf(account)} (${told})`;
}
