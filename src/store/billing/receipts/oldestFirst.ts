import { paise, rupees } from '@/store/kit/money';
import type { Allocation } from './receipt';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import { openBillsOf } from '@/store/billing/receivables/owed';

/** An amount in rupees allocated to an account's open bills, oldest first; what is left over stays on account. */
export function oldestFirst(state: WithDebts, accountId: string, amount: number): Allocation[] {
  let left = paise(amount);
  return openBillsOf(state, accountId).flatMap((bill) => {
    const part = Math.min(left, paise(openAmount(state, bill)));
    left -= part;
    return part > 0 ? [{ billId: bill.id, amount: rupees(part) }] : [];
  });
}
