import type { WithOpenings } from '@/store/billing/openings/opening';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { comparedDebts, debtsOfAccount, type Debt } from './debts';
import { onAccountOf, openAmount, openingOnAccount, type WithDebts } from './openBills';

/** The bills of an account of which something is owed, and what it owed before the first of them; the oldest in front. */
export const openBillsOf = (state: WithDebts, accountId: string): Debt[] =>
  debtsOfAccount(state, accountId)
    .filter((bill) => openAmount(state, bill) > 0)
    .toSorted(comparedDebts);

/** What an account has on account, in rupees, of its receipts and of what it had before the first bill. */
export const onAccountOfClient = (state: WithReceipts & WithOpenings, accountId: string): number =>
  sumOf([openingOnAccount(state, accountId), ...receiptsOfAccount(state.receipts, accountId).map(onAccountOf)]);

/** What an account owes, in rupees: what is open of its bills less what it has on account; below zero it is in credit. */
export function balanceDue(state: WithDebts, accountId: string): number {
  const open = debtsOfAccount(state, accountId).reduce((sum, bill) => sum + paise(openAmount(state, bill)), 0);
  return rupees(open - paise(onAccountOfClient(state, accountId)));
}
