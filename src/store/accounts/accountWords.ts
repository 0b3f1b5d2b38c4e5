import type { Table } from '@/store/table';
import { oneOrMany, telling } from '@/store/words';
import { companyOf, type Account } from './account';
import { accountOpened, accountsBilled, accountsDeleted, billSaved, vehiclesBilled } from './accountsSlice';

interface WithAccounts {
  accounts: Table<Account>;
}

function nameOf({ accounts }: WithAccounts, id: string): string {
  const account = accounts.entities[id];
  return account ? companyOf(account) : 'an account that is gone';
}

const countOf = (vehicles: number) => (vehicles === 1 ? '1 vehicle' : `${vehicles} vehicles`);

/** The facts of the accounts in words. */
export const accountWords = [
  telling(accountOpened, ({ draft }) => `opened an account for ${draft.client.companyName}`),
  telling(accountsBilled, ({ ids }, state: WithAccounts) => {
    const names = ids.map((id) => nameOf(state, id));
    return `billed ${oneOrMany(names, 'accounts')}`;
  }),
  telling(billSaved, ({ accountId }, state: WithAccounts) => `edited the bill of ${nameOf(state, accountId)}`),
  telling(
    vehiclesBilled,
    ({ accountId, vehicleIds }, state: WithAccounts) =>
      `billed ${countOf(vehicleIds.length)} of ${nameOf(state, accountId)}`,
  ),
  telling(accountsDeleted, ({ accounts }) => {
    const names = accounts.map(({ company }) => company);
    return `deleted ${oneOrMany(names, 'accounts')}`;
  }),
];
