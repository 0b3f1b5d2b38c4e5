import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { receiptLook, type TypedReceipt } from '@/store/billing/receipts/receiptForm';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { settledByReceipt } from '@/store/billing/receipts/settledByReceipt';
import { agedRows, ageingOf, overdueText } from '@/store/billing/receivables/ageing';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { billOf, receiptOf } from '../../../support/bills';

const TODAY = '2026-11-20';
const books = {
  bills: billTable([
    billOf(1, { dueOn: '2026-11-08', total: 5000 }),
    billOf(2, { dueOn: TODAY, total: 1180 }),
    billOf(3, { dueOn: '2026-12-01', total: 2000 }),
    billOf(4, { total: 700 }),
  ]),
  creditNotes: creditNoteTable([]),
  openings: openingTable([]),
  debitNotes: debitNoteTable([]),
  writeOffs: writeOffTable([]),
  // The fourth bill is paid, the first one in part, and 50 are on account.
  receipts: receiptTable([
    receiptOf(1, {
      cash: 1750,
      tds: undefined,
      allocations: [
        { billId: 'bill-1', amount: 1000 },
        { billId: 'bill-4', amount: 700 },
      ],
    }),
  ]),
};

const settledBy = (typed: TypedReceipt) => {
  const receipt = { accountId: 'account-1', ...typed };
  const look = receiptLook({ books, rates: [{ code: '194C', rate: 2 }] }, receipt);
  const { debts, ...sums } = settledByReceipt(books, 'account-1', look, TODAY);
  return { ...sums, debts: debts.map(({ debt, days, open, settled, stays }) => [debt.id, days, open, settled, stays]) };
};

describe('a receipt as it is typed', () => {
  test('shows the open bills with their ages before an amount is typed, and what the client owes', () => {
    expect(settledBy({})).toEqual({
      debts: [
        ['bill-1', 12, 4000, 0, 4000],
        ['bill-2', 0, 1180, 0, 1180],
        ['bill-3', -11, 2000, 0, 2000],
      ],
      sum: { open: 7180, settled: 0, stays: 7180 },
      balance: 7130,
      balanceAfter: 7130,
    });
  });

  test('settles the oldest first, and what is more is on account after it', () => {
    expect(settledBy({ cash: '4,500.50', allocating: 'Oldest first' })).toMatchObject({
      debts: [
        ['bill-1', 12, 4000, 4000, 0],
        ['bill-2', 0, 1180, 500.5, 679.5],
        ['bill-3', -11, 2000, 0, 2000],
      ],
      sum: { open: 7180, settled: 4500.5, stays: 2679.5 },
      balanceAfter: 2629.5,
    });
    expect(settledBy({ cash: '8000' })).toMatchObject({ sum: { stays: 0 }, balanceAfter: -870 });
  });

  test('settles by hand what is given, and counts the tax that was kept back with the money', () => {
    const typed = {
      cash: '900',
      tdsCode: '194C',
      tdsAmount: '100',
      allocating: 'By hand',
      shares: [{ billId: 'bill-3', amount: '950' }, { billId: 'bill-1' }],
    };
    expect(settledBy(typed)).toMatchObject({
      debts: [
        ['bill-1', 12, 4000, 0, 4000],
        ['bill-2', 0, 1180, 0, 1180],
        ['bill-3', -11, 2000, 950, 1050],
      ],
      sum: { settled: 950, stays: 6230 },
      balanceAfter: 6130,
    });
  });
});

test.each([
  [12, '12 days overdue'],
  [1, '1 day overdue'],
  [0, 'due today'],
  [-11, 'due in 11 days'],
])('a bill of %i days is told of as %s', (days, text) => {
  expect(overdueText(days)).toBe(text);
});

test('a bill that money on account covers is not overdue, neither in a receipt nor in the ageing', () => {
  const covered = { ...books, receipts: receiptTable([receiptOf(1, { cash: 6180, allocations: [] })]) };
  const look = receiptLook({ books: covered, rates: [] }, { accountId: 'account-1' });
  const { debts } = settledByReceipt(covered, 'account-1', look, TODAY);
  expect(debts.map(({ debt, isCovered }) => [debt.id, isCovered])).toEqual([
    ['bill-1', true],
    ['bill-2', true],
    ['bill-3', false],
    ['bill-4', false],
  ]);
  expect(overdueText(12, true)).toBe('covered by money on account');
  expect(overdueText(-3, true)).toBe('due in 3 days');
  const ageing = agedRows(ageingOf(covered, 'account-1', TODAY));
  expect(
    ageing
      .filter(({ isCovered }) => isCovered)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['bill-1', 'bill-2']);
});
