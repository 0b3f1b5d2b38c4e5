import { paise, rupees } from '@/store/kit/money';
import type { Allocation } from './receipt';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { openDebtsOf, type OpenDebt } from './openDebts';

/** An amount in rupees allocated to these bills, the first one first; what is left over stays on account. */
export function allocatedInTurn(open: readonly OpenDebt[], amount: number): Allocation[] {
  let left = paise(amount);
  return open.flatMap(({ bill, amount: most }) => {
    const part = Math.min(left, paise(most));
    left -= part;
    return part > 0 ? [{ billId: bill.id, amount: rupees(part) }] : [];
  });
}

/** An amount in rupees allocated to an account's open bills, oldest first; what is left over stays on account. */
export const oldestFirst = (state: WithDebts, accountId: string, amount: number): Allocation[] =>
  allocatedInTurn(openDebtsOf(state, accountId), amount);
