import { sumOf } from '@/store/kit/money';
import { daysOverdue } from '@/store/billing/receivables/ageing';
import type { Debt } from '@/store/billing/receivables/debts';
import { openAmount, type WithDebts } from '@/store/billing/receivables/openBills';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';
import { owedOf } from '@/store/billing/receivables/stillOwed';
import type { ReceiptLook } from './receiptForm';

/** What is open, what of it a receipt settles, and what stays open; in rupees. */
interface Settled {
  open: number;
  settled: number;
  stays: number;
}

/** An open bill as a receipt leaves it. */
interface SettledDebt extends Settled {
  debt: Debt;
  /** Days since it was due; below zero it is not due yet. */
  days: number;
  /** Whether what is on account already covers it, the oldest first. */
  isCovered: boolean;
}

/** What a client owes before and after a receipt, in rupees; a balance below zero is on account. */
export interface SettledByReceipt {
  /** The open bills, in the order in which oldest first settles them. */
  debts: readonly SettledDebt[];
  sum: Settled;
  balance: number;
  balanceAfter: number;
}

/** What a receipt, by what follows from it, does to what an account owes; the ages are as of a day (ISO date). */
export function settledByReceipt(
  books: WithDebts,
  accountId: string,
  { allocations, allocated, onAccount }: Pick<ReceiptLook, 'allocations' | 'allocated' | 'onAccount'>,
  today: string,
): SettledByReceipt {
  const given = (debt: Debt) =>
    sumOf(allocations.filter(({ billId }) => billId === debt.id).map(({ amount }) => amount));
  const owed = new Set(owedOf(books, accountId, today).bills.map(({ bill }) => bill.id));
  const debts = openBillsOf(books, accountId).map((debt): SettledDebt => {
    const open = openAmount(books, debt);
    const settled = given(debt);
    return {
      debt,
      days: daysOverdue(debt, today),
      isCovered: !owed.has(debt.id),
      open,
      settled,
      stays: sumOf([open, -settled]),
    };
  });
  const balance = balanceDue(books, accountId);
  return {
    debts,
    sum: {
      open: sumOf(debts.map(({ open }) => open)),
      settled: sumOf(debts.map(({ settled }) => settled)),
      stays: sumOf(debts.map(({ stays }) => stays)),
    },
    balance,
    balanceAfter: sumOf([balance, -allocated, -onAccount]),
  };
}
