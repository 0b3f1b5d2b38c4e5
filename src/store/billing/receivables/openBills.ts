import { createSelector } from '@reduxjs/toolkit';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { openingOf, type OpeningBalance, type WithOpenings } from '@/store/billing/openings/opening';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Receipt, WithReceipts } from '@/store/billing/receipts/receipt';
import type { Table } from '@/store/kit/table';
import type { Debt } from './debts';

/** A state in which it can be told what is owed. */
export type WithDebts = WithBills & WithReceipts & WithOpenings;

/** What settles debts. */
export type WithSettlements = Omit<WithDebts, 'bills'>;

/** What came of a bill, in whole paise. */
interface Settled {
  received: number;
  credited: number;
}

const settledBills = createSelector(
  [
    (receipts: Table<Receipt>) => receipts,
    (_receipts: unknown, creditNotes: Table<CreditNote>) => creditNotes,
    (_receipts: unknown, _creditNotes: unknown, openings: Table<OpeningBalance>) => openings,
    (_receipts: unknown, _creditNotes: unknown, _openings: unknown, accountId: string) => accountId,
  ],
  (receipts, creditNotes, openings, accountId): ReadonlyMap<string, Settled> => {
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
    for (const { billId, amount } of openingOf(openings, accountId)?.allocations ?? []) add(billId, 'received', amount);
    return byBill;
  },
);

const NOTHING: Settled = { received: 0, credited: 0 };

const settledOf = (
  { receipts, creditNotes, openings }: WithSettlements,
  { id, accountId }: Pick<Debt, 'id' | 'accountId'>,
): Settled => settledBills(receipts, creditNotes, openings, accountId).get(id) ?? NOTHING;

/** What was received of a bill, tax kept back included, and what was credited, in rupees. */
export function settlementOf(state: WithSettlements, bill: Pick<Debt, 'id' | 'accountId'>) {
  const { received, credited } = settledOf(state, bill);
  return { received: rupees(received), credited: rupees(credited) };
}

/** What is still owed of a bill, in rupees: its total less what was received, kept back as tax and credited. */
export function openAmount(state: WithSettlements, bill: Pick<Debt, 'id' | 'accountId' | 'total' | 'status'>): number {
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

/** What of a credit that a client had before the first bill settles no bill yet, in rupees. */
export function openingOnAccount({ openings }: WithOpenings, accountId: string): number {
  const { amount = 0, allocations = [] } = openingOf(openings, accountId) ?? {};
  return amount >= 0 ? 0 : sumOf([-amount, ...allocations.map((one) => -one.amount)]);
}
