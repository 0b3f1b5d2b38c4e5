import { createSelector } from '@reduxjs/toolkit';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { openingOf, type OpeningBalance, type WithOpenings } from '@/store/billing/openings/opening';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { refundedOf, settledBy, settledOn } from '@/store/billing/receipts/settled';
import { hasCome, type Receipt, type Settling, type WithReceipts } from '@/store/billing/receipts/receipt';
import {
  isWrittenOff,
  writeOffsOfAccount,
  type WithWriteOffs,
  type WriteOff,
} from '@/store/billing/writeOffs/writeOff';
import type { Table } from '@/store/kit/table';
import type { Debt } from './debts';

/** A state in which it can be told what is owed. */
export type WithDebts = WithBills & WithReceipts & WithOpenings & WithDebitNotes & WithWriteOffs;

/** What settles debts. */
export type WithSettlements = Omit<WithDebts, 'bills' | 'debitNotes'>;

/** What came of a bill, in whole paise. */
interface Settled {
  received: number;
  credited: number;
  writtenOff: number;
}

const NOTHING: Settled = { received: 0, credited: 0, writtenOff: 0 };

const settledBills = createSelector(
  [
    (receipts: Table<Receipt>) => receipts,
    (_receipts: unknown, creditNotes: Table<CreditNote>) => creditNotes,
    (_receipts: unknown, _creditNotes: unknown, openings: Table<OpeningBalance>) => openings,
    (_receipts: unknown, _creditNotes: unknown, _openings: unknown, writeOffs: Table<WriteOff>) => writeOffs,
    (_receipts: unknown, _notes: unknown, _openings: unknown, _writeOffs: unknown, accountId: string) => accountId,
  ],
  (receipts, creditNotes, openings, writeOffs, accountId): ReadonlyMap<string, Settled> => {
    const byBill = new Map<string, Settled>();
    const add = (billId: string, field: keyof Settled, amount: number) => {
      const sums = byBill.get(billId) ?? { ...NOTHING };
      sums[field] += paise(amount);
      byBill.set(billId, sums);
    };
    for (const receipt of receiptsOfAccount(receipts, accountId)) {
      if (!hasCome(receipt)) continue;
      for (const { billId, amount } of settledBy(receipt)) add(billId, 'received', amount);
    }
    for (const { billId, total } of creditNotesOfAccount(creditNotes, accountId)) add(billId, 'credited', total);
    const opening = openingOf(openings, accountId);
    for (const { billId, amount } of opening ? settledBy(opening) : []) add(billId, 'received', amount);
    for (const { billId, amount } of writeOffsOfAccount(writeOffs, accountId).filter(isWrittenOff))
      add(billId, 'writtenOff', amount);
    return byBill;
  },
);

const settledOf = (
  { receipts, creditNotes, openings, writeOffs }: WithSettlements,
  { id, accountId }: Pick<Debt, 'id' | 'accountId'>,
): Settled => settledBills(receipts, creditNotes, openings, writeOffs, accountId).get(id) ?? NOTHING;

/** What was received of a bill, tax kept back included, what was credited and what was written off, in rupees. */
export function settlementOf(state: WithSettlements, bill: Pick<Debt, 'id' | 'accountId'>) {
  const { received, credited, writtenOff } = settledOf(state, bill);
  return { received: rupees(received), credited: rupees(credited), writtenOff: rupees(writtenOff) };
}

/** What is still owed of a bill, in rupees: its total less what was received, kept back as tax, credited and written off. */
export function openAmount(state: WithSettlements, bill: Pick<Debt, 'id' | 'accountId' | 'total' | 'status'>): number {
  if (!isLive(bill)) return 0;
  const { received, credited, writtenOff } = settledOf(state, bill);
  return rupees(paise(bill.total) - received - credited - writtenOff);
}

/**
 * What a receipt brought that settles no bill yet, in rupees: money and tax kept back less what is allocated, nothing of one that bounced;
 * less what was paid back, so that it is below zero where money bounced that was paid back.
 */
export function onAccountOf(
  receipt: Pick<Receipt, 'status' | 'cash' | 'tds' | 'allocations' | 'later' | 'released' | 'refunds'>,
): number {
  const back = -refundedOf(receipt);
  if (!hasCome(receipt)) return sumOf([back]);
  return sumOf([receipt.cash, receipt.tds?.amount ?? 0, back, ...settledBy(receipt).map(({ amount }) => -amount)]);
}

/** The least of money, which brought so many rupees, that was on account on a day (ISO date) and on every day since, in rupees. */
export function onAccountSince(money: Settling, brought: number, day: string): number {
  const { refunds = [], later = [] } = money;
  const days = [day, ...[...later, ...refunds].map(({ on }) => on).filter((on) => on > day)];
  const left = days.map((one) =>
    sumOf([
      brought,
      ...settledOn(money, one).map(({ amount }) => -amount),
      ...refunds.filter(({ on }) => on <= one).map(({ amount }) => -amount),
    ]),
  );
  return left.reduce((least, one) => Math.min(least, one));
}

/** What of a receipt can be paid back, in rupees: what is on account, without the tax that was kept back, which came to the tax office. */
export const refundableOf = (receipt: Receipt): number =>
  Math.max(0, Math.min(onAccountOf(receipt), sumOf([receipt.cash, -refundedOf(receipt)])));

/** What of a credit that a client had before the first bill settles no bill yet and was not paid back, in rupees. */
export function openingOnAccount({ openings }: WithOpenings, accountId: string): number {
  const opening = openingOf(openings, accountId);
  if (!opening || opening.amount >= 0) return 0;
  return sumOf([-opening.amount, -refundedOf(opening), ...settledBy(opening).map(({ amount }) => -amount)]);
}
