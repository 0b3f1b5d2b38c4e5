import { rupees } from '@/store/kit/money';
import type { BalanceMovement } from './movement';
import { movementsOf } from './movements';
import type { WithDebts } from './openBills';

/** One line of a statement; amounts in rupees, the balance after it. */
export interface StatementRow extends Omit<BalanceMovement, 'moved'> {
  debit: number;
  credit: number;
  balance: number;
}

/** What an account owed before a period, what moved that in it, and what it owes after it, in rupees. */
export interface Statement {
  opening: number;
  rows: readonly StatementRow[];
  closing: number;
}

/** An account's statement from one day to another (ISO dates, both inclusive): closing = opening + movements. */
export function statementOf(state: WithDebts, accountId: string, from: string, to: string): Statement {
  let balance = 0;
  let opening = 0;
  const rows: StatementRow[] = [];
  for (const { moved, ...entry } of movementsOf(state, accountId, { from, to })) {
    if (entry.on > to) break;
    balance += moved;
    if (entry.on < from) opening = balance;
    else
      rows.push({
        ...entry,
        debit: rupees(Math.max(0, moved)),
        credit: rupees(Math.max(0, -moved)),
        balance: rupees(balance),
      });
  }
  return { opening: rupees(opening), rows, closing: rupees(balance) };
}
