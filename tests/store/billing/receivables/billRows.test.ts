import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { billRowsOf, selectBillRows } from '@/store/billing/receivables/billRows';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';

const state = {
  ...salesOf(account(1), account(2)),
  bills: billTable([
    billOf(1, { dueOn: '2026-11-20' }),
    billOf(2, { accountId: 'account-2', dueOn: '2026-11-21' }),
    billOf(3, { month: '2026-10', status: 'Cancelled' }),
    billOf(4, { accountId: 'account-2', month: '2026-10' }),
  ]),
  creditNotes: creditNoteTable([]),
  openings: openingTable([]),
  debitNotes: debitNoteTable([]),
  writeOffs: writeOffTable([]),
  receipts: receiptTable([
    receiptOf(1, { accountId: 'account-2', cash: 1180, allocations: [{ billId: 'bill-4', amount: 1180 }] }),
  ]),
};
const rows = selectBillRows(state, '2026-11-21');
const found = (asked: { month?: string; account?: string }) =>
  billRowsOf(rows, { month: asked.month, account: asked.account }).map(({ id }) => id);

test('a bill is overdue from the day after it was due, and settled once nothing of it is open', () => {
  expect(rows.map(({ id, standing }) => [id, standing])).toEqual([
    ['bill-4', 'Settled'],
    ['bill-3', 'Cancelled'],
    ['bill-2', 'Open'],
    ['bill-1', 'Overdue'],
  ]);
});

test('a bill that money on account covers is not overdue, the oldest by its date first', () => {
  const bills = billTable([
    billOf(1, { issuedOn: '2026-11-05', dueOn: '2026-11-06' }),
    billOf(2, { issuedOn: '2026-11-01', dueOn: '2026-11-16' }),
    billOf(3, { accountId: 'account-2', dueOn: '2026-11-16' }),
  ]);
  const standings = (cash: number) => {
    const receipts = receiptTable([receiptOf(1, { cash, allocations: [] })]);
    return selectBillRows({ ...state, bills, receipts }, '2026-11-21').map(({ id, standing, open }) => [
      id,
      standing,
      open,
    ]);
  };
  // What is on account settles nothing by itself.
  expect(standings(1180)).toEqual([
    ['bill-3', 'Overdue', 1180],
    ['bill-2', 'Open', 1180],
    ['bill-1', 'Overdue', 1180],
  ]);
  expect(standings(2359.99).map(([, standing]) => standing)).toEqual(['Overdue', 'Open', 'Overdue']);
  expect(standings(2360).map(([, standing]) => standing)).toEqual(['Overdue', 'Open', 'Open']);
});

test('those of a month and of an account are told alone, and all where none is asked for', () => {
  expect(found({})).toEqual(['bill-4', 'bill-3', 'bill-2', 'bill-1']);
  expect(found({ account: '1' })).toEqual(['bill-3', 'bill-1']);
  expect(found({ month: '2026-10' })).toEqual(['bill-4', 'bill-3']);
  expect(found({ month: '2026-10', account: '2' })).toEqual(['bill-4']);
  expect(found({ account: '9' })).toEqual([]);
});
