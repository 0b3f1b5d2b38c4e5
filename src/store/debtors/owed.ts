import type { IssuedBill } from '@/store/bills/bill';
import { grouping } from '@/store/grouping';
import { paise, rupees } from '@/store/money';
import type { Receipt, WithReceipts } from '@/store/receipts/receipt';
import { billsByAccount, onAccountOf, openAmount, type WithDebts } from './openBills';

/** The bills of an account of which something is owed, the one due first in front. */
export const openBillsOf = (state: WithDebts, accountId: string): IssuedBill[] =>
  (billsByAccount(state).get(accountId) ?? [])
    .filter((bill) => openAmount(state, bill) > 0)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number);

const receiptGroups = grouping<Receipt>(({ accountId }) => accountId);

/** The receipts of each account by its identity, whatever became of them; looked up once for a table. */
export const receiptsByAccount = ({ receipts }: WithReceipts): ReadonlyMap<string, readonly Receipt[]> => receiptGroups.of(receipts);

/** What an account owes, in rupees: what is open of its bills less what it has on account; below zero it is in credit. */
export function balanceDue(state: WithDebts, accountId: string): number {
  const open = (billsByAccount(state).get(accountId) ?? []).reduce((sum, bill) => sum + paise(openAmount(state, bill)), 0);
  const onAccount = (receiptsByAccount(state).get(accountId) ?? []).reduce((sum, receipt) => sum + paise(onAccountOf(receipt)), 0);
  return rupees(open - onAccount);
}
