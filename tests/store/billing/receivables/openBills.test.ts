import { describe, expect, test } from 'vitest';
import { emptyBusiness, type Business } from '@/store/business/business';
import { billTable } from '@/store/billing/bills/billsSlice';
import { taxableOf } from '@/store/billing/receipts/allocation';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { onAccountOf, openAmount, settlementOf } from '@/store/billing/receivables/openBills';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { billOf, creditNoteOf, receiptOf } from '../../../support/bills';

const TDS = { code: '194C', rate: 2, amount: 20 };

/** Four bills of account 1: one partly received and credited, one issued earlier and due later, one cancelled, one settled; and one of another account. */
const books: Business = {
  ...emptyBusiness,
  bills: billTable([
    billOf(1, { dueOn: '2026-11-16' }),
    billOf(2, { issuedOn: '2026-10-01', dueOn: '2026-12-16' }),
    billOf(3, { status: 'Cancelled' }),
    billOf(4),
    billOf(5, { accountId: 'account-2' }),
  ]),
  receipts: receiptTable([
    receiptOf(1, { cash: 980, tds: TDS, allocations: [{ billId: 'bill-1', amount: 500 }] }),
    receiptOf(2, { cash: 1180, allocations: [{ billId: 'bill-4', amount: 1180 }] }),
    receiptOf(3, { cash: 700, status: 'Bounced', allocations: [{ billId: 'bill-2', amount: 700 }] }),
    receiptOf(4, { cash: 700, status: 'Cancelled', allocations: [{ billId: 'bill-2', amount: 700 }] }),
  ]),
  creditNotes: creditNoteTable([creditNoteOf(1), creditNoteOf(2, { status: 'Cancelled' })]),
};
const bill = (n: number) => books.bills.entities[`bill-${n}`] ?? billOf(n);

describe('what is open of a bill', () => {
  test('is its total less what was received, tax kept back included, and credited', () => {
    expect(settlementOf(books, bill(1))).toEqual({ received: 500, credited: 196.67, writtenOff: 0 });
    expect([1, 2, 3, 4, 5].map((n) => openAmount(books, bill(n)))).toEqual([483.33, 1180, 0, 0, 1180]);
  });

  test('is below zero where it was paid and credited', () => {
    const paid = {
      ...books,
      receipts: receiptTable([receiptOf(1, { cash: 1180, allocations: [{ billId: 'bill-1', amount: 1180 }] })]),
    };
    expect(openAmount(paid, bill(1))).toBe(-196.67);
    expect(openBillsOf(paid, 'account-1').map(({ id }) => id)).toEqual(['bill-2', 'bill-4']);
  });

  test('is open until it is settled, the oldest in front, whatever is due first', () => {
    expect(openBillsOf(books, 'account-1').map(({ id }) => id)).toEqual(['bill-2', 'bill-1']);
    expect(openBillsOf(books, 'account-9')).toEqual([]);
  });
});

describe('what an account owes', () => {
  test('is what is open less what is on account', () => {
    expect(Object.values(books.receipts.entities).map(onAccountOf)).toEqual([500, 0, 0, 0]);
    expect([balanceDue(books, 'account-1'), balanceDue(books, 'account-2'), balanceDue(books, 'account-9')]).toEqual([
      1163.33, 1180, 0,
    ]);
  });

  test('is below zero where it paid in advance', () => {
    expect(balanceDue({ ...emptyBusiness, receipts: receiptTable([receiptOf(1)]) }, 'account-1')).toBe(-500);
  });

  test('is told by its bills and receipts, whatever became of them', () => {
    expect(billsOfAccount(books.bills, 'account-1').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(receiptsOfAccount(books.receipts, 'account-1').map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('money that is allocated oldest first', () => {
  test.each([
    [100, [['bill-2', 100]]],
    [1180, [['bill-2', 1180]]],
    [
      1200.5,
      [
        ['bill-2', 1180],
        ['bill-1', 20.5],
      ],
    ],
    [
      9999,
      [
        ['bill-2', 1180],
        ['bill-1', 483.33],
      ],
    ],
    [0, []],
  ] as const)('₹%d settle %j', (amount, expected) => {
    expect(oldestFirst(books, 'account-1', amount).map(({ billId, amount: part }) => [billId, part])).toEqual(expected);
  });
});

test('TDS counts from the value without GST of what is allocated', () => {
  const bills = [billOf(1), billOf(2)];
  expect(
    taxableOf(bills, [
      { billId: 'bill-1', amount: 1180 },
      { billId: 'bill-2', amount: 590 },
    ]),
  ).toBe(1500);
  expect(taxableOf(bills, [{ billId: 'bill-9', amount: 590 }])).toBe(0);
});
