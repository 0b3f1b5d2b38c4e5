import { tabOf, type Account } from '@/store/accounts/account';
import { selectAccount } from '@/store/accounts/accounts';
import { billSaved, vehiclesBilled } from '@/store/accounts/accountsSlice';
import { stillToBill } from '@/store/accounts/billChange';
import { billEdit } from '@/store/accounts/billEdit';
import type { BillValues } from '@/store/accounts/billSchema';
import type { RootState } from '@/store/business/store';

/** The fact that saves the editor's values over the account as it was opened, and the words for it. */
export function saving(account: Account, values: BillValues) {
  const { accountId, edit, vehicles } = billEdit(account, values).change;
  return { fact: billSaved(accountId, edit, vehicles), text: `${values.companyName}: bill saved` };
}

/** The fact that saves and bills the ticked vehicles, and the words for it: they count those that nobody billed meanwhile. */
export const billing = (account: Account, values: BillValues) => (_dispatch: unknown, getState: () => RootState) => {
  const { change, ticked } = billEdit(account, values);
  const { accountId, edit, vehicles } = change;
  const left = stillToBill(selectAccount(getState(), accountId)?.vehicles ?? [], ticked);
  const count = left.length === 1 ? '1 vehicle' : `${left.length} vehicles`;
  return {
    // All of them when none is left: then the rule says why.
    fact: vehiclesBilled(accountId, left.length > 0 ? left : ticked, edit, vehicles),
    text: `${values.companyName}: ${count} billed`,
  };
};

/** The tab that an account is on now; Pending when it is gone. */
export const tabNow = (accountId: string) => (_dispatch: unknown, getState: () => RootState) => {
  const account = selectAccount(getState(), accountId);
  return account ? tabOf(account) : 'pending';
};
