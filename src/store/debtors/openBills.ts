import { isLive, type IssuedBill } from '@/store/bills/bill';
import type { WithBills } from '@/store/bills/withBills';
import type { CreditNote } from '@/store/bills/creditNote';
import { grouping } from '@/store/grouping';
import { paise, rupees } from '@/store/money';
import type { Receipt, WithReceipts } from '@/store/receipts/receipt';
import { settled, type Table } from '@/store/table';

/** A state in which it can be told what is owed. */
export type WithDebts = WithBills & WithReceipts;

/** What came of a bill, in whole paise. */
interface Settled {
  received: number;
  credited: number;
}

interface Looked {
  receipts: Table<Receipt>;
  byBill: ReadonlyMap<string, Settled>;
}

const known = new WeakMap<Table<CreditNote>, Looked>();

/** What was received and credited of each bill; looked up once for its tables. */
function settledByBill(state: Omit<WithDebts, 'bills'>): ReadonlyMap<string, Settled> {
  const [creditNotes, receipts] = [settled(state.creditNotes), settled(state.receipts)];
  const looked = known.get(creditNotes);
  if (looked?.receipts === receipts) return looked.byBill;
  const byBill = new Map<string, Settled>();
  const add = (billId: string, field: keyof Settled, amount: number) => {
    const sums = byBill.get(billId) ?? { received: 0, credited: 0 };
    sums[field] += paise(amount);
    byBill.set(billId, sums);
  };
  for (const { status, allocations } of Object.values(receipts.entities)) {
    if (status === 'Recorded') for (const { billId, amount } of allocations) add(billId, 'received', amount);
  }
  for (const { status, billId, total } of Object.values(creditNotes.entities)) if (status === 'Issued') add(billId, 'credited', total);
  known.set(creditNotes, { receipts, byBill });
  return byBill;
}

/** What was received of a bill, tax kept back included, and what was credited, in rupees. */
export function settlementOf(state: Omit<WithDebts, 'bills'>, billId: string) {
  const { received = 0, credited = 0 } = settledByBill(state).get(billId) ?? {};
  return { received: rupees(received), credited: rupees(credited) };
}

/** What is still owed of a bill, in rupees: its total less what was received, kept back as tax and credited (domain model, TDS). */
export function openAmount(state: Omit<WithDebts, 'bills'>, bill: Pick<IssuedBill, 'id' | 'total' | 'status'>): number {
  if (!isLive(bill)) return 0;
  const { received = 0, credited = 0 } = settledByBill(state).get(bill.id) ?? {};
  return rupees(paise(bill.total) - received - credited);
}

const byAccount = grouping<IssuedBill>(({ accountId }) => accountId);

/** The bills of each account by its identity, cancelled ones included, in the order of their numbers; looked up once for a table. */
export const billsByAccount = ({ bills }: Pick<WithDebts, 'bills'>): ReadonlyMap<string, readonly IssuedBill[]> => byAccount.of(bills);

/** The same bit by bit, telling how much of it is done, from 0 to 1. */
export const billsByAccountSteps = ({ bills }: Pick<WithDebts, 'bills'>) => byAccount.steps(bills);

/** What a receipt brought that settles no bill yet, in rupees: money and tax kept back less what is allocated; nothing of one that bounced. */
export function onAccountOf({ status, cash, tds, allocations }: Pick<Receipt, 'status' | 'cash' | 'tds' | 'allocations'>): number {
  if (status !== 'Recorded') return 0;
  return rupees(paise(cash) + paise(tds?.amount ?? 0) - allocations.reduce((sum, { amount }) => sum + paise(amount), 0));
}
