import { sumOf } from '@/store/kit/money';
import type { Debt } from '@/store/billing/receivables/debts';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import { openBillsOf } from '@/store/billing/receivables/owed';
import type { Allocation } from './receipt';

/** A bill with what is open of it, in rupees. */
export interface OpenDebt {
  bill: Debt;
  amount: number;
}

/** What is open of an account, oldest first. */
export const openDebtsOf = (books: WithDebts, accountId: string): OpenDebt[] =>
  openBillsOf(books, accountId).map((bill) => ({ bill, amount: openAmount(books, bill) }));

/** What is left open after these allocations. */
export function openAfter(open: readonly OpenDebt[], allocations: readonly Allocation[]): OpenDebt[] {
  const given = new Map(allocations.map(({ billId, amount }) => [billId, amount]));
  return open
    .map(({ bill, amount }) => ({ bill, amount: sumOf([amount, -(given.get(bill.id) ?? 0)]) }))
    .filter(({ amount }) => amount > 0);
}
