import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { Table } from '@/store/kit/table';
import { billName } from './bill';
import type { WithBills } from './withBills';

/** A state that has the accounts as they are kept. */
export interface WithAccountRows {
  accounts: Table<AccountRow>;
}

/** An account as it is spoken of. */
export function accountWords({ accounts }: WithAccountRows, id: string): string {
  const account = accounts.entities[id];
  return account ? companyOf(account) : 'an account that is gone';
}

/** A bill as it is spoken of, and whose it is. */
export function billNamed(
  state: WithAccountRows & Pick<WithBills, 'bills'>,
  { id, accountId }: { id: string; accountId: string },
): string {
  const bill = state.bills.entities[id];
  return `${bill ? billName(bill) : 'a bill'} of ${accountWords(state, accountId)}`;
}
