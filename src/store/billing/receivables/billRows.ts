import { createSelector } from '@reduxjs/toolkit';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { openAmount, settlementOf, type WithSettlements } from './openBills';

type WithAsked = WithBills & WithSettlements;

/** Where a bill stands with its client. */
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

function standingOf({ status, dueOn }: IssuedBill, open: number, today: string): BillStanding {
  if (status === 'Cancelled') return 'Cancelled';
  if (open <= 0) return 'Settled';
  return dueOn < today ? 'Overdue' : 'Open';
}

/** All bills on `today` (ISO date), the newest first. */
export const selectBillRows = createSelector(
  [
    ({ accounts }: WithAccounts) => accounts,
    ({ bills }: WithAsked) => bills,
    ({ creditNotes }: WithAsked) => creditNotes,
    ({ receipts }: WithAsked) => receipts,
    ({ openings }: WithAsked) => openings,
    ({ writeOffs }: WithAsked) => writeOffs,
    (_state: unknown, today: string) => today,
  ],
  (accounts, bills, creditNotes, receipts, openings, writeOffs, today): BillRow[] =>
    bills.ids.toReversed().flatMap((id) => {
      const bill = bills.entities[id];
      if (!bill) return [];
      const account = accounts.entities[bill.accountId];
      const settling = { creditNotes, receipts, openings, writeOffs };
      const open = openAmount(settling, bill);
      return {
        id,
        number: bill.number,
        docNo: bill.docNo,
        accountNumber: account?.number ?? 0,
        company: account ? companyOf(account) : bill.recipient.name,
        ...settlementOf(settling, bill),
        open,
        standing: standingOf(bill, open, today),
        bill,
      };
    }),
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
