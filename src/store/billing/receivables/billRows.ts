import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { openAmount, settlementOf, type WithDebts } from './openBills';
import { owedOf } from './stillOwed';

/** Where a bill stands with its client; one that what is on account covers, the oldest first, is not overdue. */
export type BillStanding = 'Cancelled' | 'Settled' | 'Overdue' | 'Open';

/** A bill as the list of bills shows it; amounts in rupees. */
export interface BillRow {
  id: string;
  number: number;
  /** The number of its document. */
  docNo: string;
  accountNumber: number;
  company: string;
  received: number;
  credited: number;
  writtenOff: number;
  open: number;
  standing: BillStanding;
  bill: IssuedBill;
}

/** Which bills of accounts are still owed on a day (ISO date) where all on account were set against the oldest: each account is asked once. */
function stillOwed(books: WithDebts, today: string): (bill: IssuedBill) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  return ({ id, accountId }) => {
    const owed = known.get(accountId) ?? new Set(owedOf(books, accountId, today).bills.map(({ bill }) => bill.id));
    known.set(accountId, owed);
    return owed.has(id);
  };
}

/** Where a bill stands on `today` (ISO date); `isOwed` tells of several which of them are still owed. */
export function billStanding(
  books: WithDebts,
  bill: IssuedBill,
  today: string,
  isOwed = stillOwed(books, today),
): BillStanding {
  if (bill.status === 'Cancelled') return 'Cancelled';
  if (openAmount(books, bill) <= 0) return 'Settled';
  return bill.dueOn < today && isOwed(bill) ? 'Overdue' : 'Open';
}

/** All bills on `today` (ISO date), the newest first. */
export const selectBillRows = createSelector(
  [
    ({ accounts }: WithAccounts) => accounts,
    ({ bills }: WithDebts) => bills,
    ({ creditNotes }: WithDebts) => creditNotes,
    ({ receipts }: WithDebts) => receipts,
    ({ openings }: WithDebts) => openings,
    ({ debitNotes }: WithDebts) => debitNotes,
    ({ writeOffs }: WithDebts) => writeOffs,
    (_state: unknown, today: string) => today,
  ],
  (accounts, bills, creditNotes, receipts, openings, debitNotes, writeOffs, today): BillRow[] => {
    const books = { bills, creditNotes, receipts, openings, debitNotes, writeOffs };
    const isOwed = stillOwed(books, today);
    return bills.ids.toReversed().flatMap((id) => {
      const bill = bills.entities[id];
      if (!bill) return [];
      const account = accounts.entities[bill.accountId];
      return {
        id,
        number: bill.number,
        docNo: bill.docNo,
        accountNumber: account?.number ?? 0,
        company: account ? companyOf(account) : bill.recipient.name,
        ...settlementOf(books, bill),
        open: openAmount(books, bill),
        standing: billStanding(books, bill, today, isOwed),
        bill,
      };
    });
  },
);

/** Those of a month, `YYYY-MM`, and of the account with a number, as far as these are asked for. */
export const billRowsOf = (
  rows: readonly BillRow[],
  { month, account }: { month: string | undefined; account: string | undefined },
): BillRow[] =>
  rows.filter(
    ({ bill, accountNumber }) =>
      (month === undefined || bill.month === month) && (account === undefined || String(accountNumber) === account),
  );
