import { billsOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { paise, rupees } from '@/store/kit/money';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { onAccountOf, openAmount, type WithDebts } from './openBills';

/** The bills of an account of which something is owed, the one due first in front. */
export const openBillsOf = (state: WithDebts, accountId: string): IssuedBill[] =>
  billsOfAccount(state.bills, accountId)
    .filter((bill) => openAmount(state, bill) > 0)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn) || one.number - other.number);

/** What an account owes, in rupees: what is open of its bills less what it has on account; below zero it is in credit. */
export function balanceDue(state: WithDebts, accountId: string): number {
  const open = billsOfAccount(state.bills, accountId).reduce((sum, bill) => sum + paise(openAmount(state, bill)), 0);
  const onAccount = receiptsOfAccount(state.receipts, accountId).reduce(
    (sum, receipt) => sum + paise(onAccountOf(receipt)),
    0,
  );
  return rupees(open - onAccount);
}
