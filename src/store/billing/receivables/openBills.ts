import { createSelector } from '@reduxjs/toolkit';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { paise, rupees } from '@/store/kit/money';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Receipt, WithReceipts } from '@/store/billing/receipts/receipt';
import type { Table } from '@/store/kit/table';

/** A state in which it can be told what is owed. */
export type WithDebts = WithBills & WithReceipts;

/** What came of a bill, in whole paise. */
interface Settled {
  received: number;
  credited: number;
}

const settledBills = createSelector(
  [
    (receipts: Table<Receipt>) => receipts,
    (_receipts: unknown, creditNotes: Table<CreditNote>) => creditNotes,
    (_receipts: unknown, _creditNotes: unknown, accountId: string) => accountId,
  ],
  (receipts, creditNotes, accountId): ReadonlyMap<string, Settled> => {
    const byBill = new Map<string, Settled>();
    const add = (billId: string, field: keyof Settled, amount: number) => {
      const sums = byBill.get(billId) ?? { received: 0, credited: 0 };
      sums[field] += paise(amount);
      byBill.set(billId, sums);
    };
    for (const { status, allocations } of receiptsOfAccount(receipts, accountId)) {
      if (status === 'Recorded') for (const { billId, amount } of allocations) add(billId, 'received', amount);
    }
    for (const { billId, total } of creditNotesOfAccount(creditNotes, accountId)) add(billId, 'credited', total);
    return byBill;
  },
);

const NOTHING: Settled = { received: 0, credited: 0 };

const settledOf = (
  { receipts, creditNotes }: Omit<WithDebts, 'bills'>,
  { id, accountId }: Pick<IssuedBill, 'id' | 'accountId'>,
): Settled => settledBills(receipts, creditNotes, accountId).get(id) ?? NOTHING;

/** What was received of a bill, tax kept back included, and what was credited, in rupees. */
export function settlementOf(state: Omit<WithDebts, 'bills'>, bill: Pick<IssuedBill, 'id' | 'accountId'>) {
  const { received, credited } = settledOf(state, bill);
  return { received: rupees(received), credited: rupees(credited) };
}

/** What is still owed of a bill, in rupees: its total less what was received, kept back as tax and credited. */
export function openAmount(
  state: Omit<WithDebts, 'bills'>,
  bill: Pick<IssuedBill, 'id' | 'accountId' | 'total' | 'status'>,
): number {
  if (!isLive(bill)) return 0;
  const { received, credited } = settledOf(state, bill);
  return rupees(paise(bill.total) - received - credited);
}

/** What a receipt brought that settles no bill yet, in rupees: money and tax kept back less what is allocated; nothing of one that bounced. */
export function onAccountOf({
  status,
  cash,
  tds,
  allocations,
}: Pick<Receipt, 'status' | 'cash' | 'tds' | 'allocations'>): number {
  if (status !== 'Recorded') return 0;
  return rupees(
    paise(cash) + paise(tds?.amount ?? 0) - allocations.reduce((sum, { amount }) => sum + paise(amount), 0),
  );
}
