import { describe, expect, test } from 'vitest';
import { emptyBusiness, type Business } from '@/store/business/business';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { balance, twelveMonths } from '@/store/billing/receivables/monthCards';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { billTable } from '@/store/billing/bills/billsSlice';
import { lastTwelveMonths } from '@/store/kit/calendar';
import { billOf, creditNoteOf, debitNoteOf, receiptOf } from '../../../support/bills';

const TODAY = '2026-11-21';
const NOTHING = { billed: 0, received: 0 };

test.each([
  ['2026-11-21', '2025-12', '2026-11'],
  ['2026-12-31', '2026-01', '2026-12'],
  ['2028-01-01', '2027-02', '2028-01'],
])('the twelve months up to %s begin with %s and end with %s', (today, first, last) => {
  const months = lastTwelveMonths(today);
  expect([months.length, new Set(months).size, months[0], months.at(-1)]).toEqual([12, 12, first, last]);
  expect(months.toSorted()).toEqual(months);
});

describe('the monthly cards', () => {
  const cards = (state: Partial<Business>) => twelveMonths({ ...emptyBusiness, ...state }, 'account-1', TODAY);

  test('are twelve, with nothing on those of which nothing is known', () => {
    expect(cards({})).toEqual(
      lastTwelveMonths(TODAY).map((month) => ({ month, subscription: NOTHING, hardware: NOTHING })),
    );
  });

  test('show each month’s bills by what they are for, and none older than a year, cancelled or another client’s', () => {
    const bills = billTable([
      billOf(1, { total: 1180, month: '2026-10' }),
      billOf(2, { total: 590, month: '2026-10' }),
      billOf(3, { total: 9000, month: '2026-10', part: 'Hardware' }),
      billOf(4, { total: 708, month: '2025-11' }),
      billOf(5, { total: 708, month: '2026-11', status: 'Cancelled' }),
      billOf(6, { total: 708, month: '2026-11', accountId: 'account-2' }),
    ]);
    expect(cards({ bills }).filter(({ subscription, hardware }) => subscription.billed + hardware.billed > 0)).toEqual([
      { month: '2026-10', subscription: { billed: 1770, received: 0 }, hardware: { billed: 9000, received: 0 } },
    ]);
  });

  test('have a debit note and what was received for it with the bill that it raises', () => {
    const bills = billTable([billOf(1, { total: 1180 })]);
    const debitNotes = debitNoteTable([debitNoteOf(1), debitNoteOf(2, { status: 'Cancelled' })]);
    const receipts = receiptTable([receiptOf(1, { cash: 100, allocations: [{ billId: 'debitNote-1', amount: 100 }] })]);
    expect(cards({ bills, debitNotes, receipts }).at(-1)?.subscription).toEqual({ billed: 1298, received: 100 });
  });

  test('show what was received of a bill, tax kept back included, and less what was credited, in its month', () => {
    const bills = billTable([billOf(1, { total: 1180 })]);
    const receipts = receiptTable([
      receiptOf(1, {
        cash: 480,
        tds: { code: '194C', rate: 2, amount: 20 },
        allocations: [{ billId: 'bill-1', amount: 500 }],
      }),
      receiptOf(2, { cash: 100, status: 'Bounced', allocations: [{ billId: 'bill-1', amount: 100 }] }),
    ]);
    const creditNotes = creditNoteTable([
      creditNoteOf(1, { total: 68.83 }),
      creditNoteOf(2, { total: 10, status: 'Cancelled' }),
    ]);
    expect(cards({ bills, receipts, creditNotes }).at(-1)?.subscription).toEqual({ billed: 1111.17, received: 500 });
  });
});

test('a balance is what is billed and not received, to the paisa', () => {
  expect(balance({ billed: 0.3, received: 0.1 })).toBe(0.2);
  expect(balance({ billed: 100, received: 150 })).toBe(-50);
});
