import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { daysAfter } from '@/store/kit/dates';
import { AGES, ageingOf, countedUpTo } from '@/store/billing/receivables/ageing';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { balanceDue } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { paise, sumOf } from '@/store/kit/money';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { billOf, creditNoteOf, receiptOf } from '../../../support/bills';

const ACCOUNT = 'account-1';

interface Books {
  bills?: readonly IssuedBill[];
  notes?: readonly CreditNote[];
  receipts?: readonly Receipt[];
}

const books = ({ bills = [], notes = [], receipts = [] }: Books) => ({
  bills: billTable(bills),
  creditNotes: creditNoteTable(notes),
  openings: openingTable([]),
  debitNotes: debitNoteTable([]),
  writeOffs: writeOffTable([]),
  receipts: receiptTable(receipts),
});

const settled = books({
  bills: [billOf(1), billOf(2, { issuedOn: '2026-11-12', dueOn: '2026-11-27' }), billOf(3, { status: 'Cancelled' })],
  notes: [creditNoteOf(1)],
  receipts: [
    receiptOf(1, { allocations: [{ billId: 'bill-1', amount: 500 }] }),
    receiptOf(2, {
      on: '2026-11-12',
      status: 'Bounced',
      bouncedOn: '2026-11-15',
      allocations: [{ billId: 'bill-1', amount: 500 }],
    }),
    receiptOf(3, { status: 'Cancelled' }),
  ],
});

describe('a statement', () => {
  test('tells each document in the order of days and places, with what is owed after it; what was cancelled counts as never', () => {
    const { opening, rows, closing } = statementOf(settled, ACCOUNT, '2026-04-01', '2026-11-30');
    expect(opening).toBe(0);
    expect(
      rows.map(({ on, what, docNo, debit, credit, balance }) => [on, what, docNo, debit, credit, balance]),
    ).toEqual([
      ['2026-11-01', 'Bill', 'INV/26-27/000001', 1180, 0, 1180],
      ['2026-11-10', 'Receipt', 'RC/26-27/000001', 0, 500, 680],
      ['2026-11-12', 'Bill', 'INV/26-27/000002', 1180, 0, 1860],
      ['2026-11-12', 'Receipt', 'RC/26-27/000002', 0, 500, 1360],
      ['2026-11-15', 'Bounced', 'RC/26-27/000002', 500, 0, 1860],
      ['2026-11-20', 'Credit note', 'CN/26-27/000001', 0, 196.67, 1663.33],
    ]);
    expect(closing).toBe(1663.33);
    expect(closing).toBe(balanceDue(settled, ACCOUNT));
  });

  test('begins with what was owed before its first day, and ends with its last one', () => {
    const { opening, rows, closing } = statementOf(settled, ACCOUNT, '2026-11-11', '2026-11-12');
    expect([opening, rows.length, closing]).toEqual([680, 2, 1360]);
    expect(statementOf(settled, ACCOUNT, '2026-12-01', '2026-12-31')).toEqual({
      opening: 1663.33,
      rows: [],
      closing: 1663.33,
    });
    expect(statementOf(settled, 'account-9', '2026-11-01', '2026-11-30')).toEqual({ opening: 0, rows: [], closing: 0 });
  });
});

describe('ageing', () => {
  test.each([
    ['2026-11-15', 'Not due'],
    ['2026-11-16', '0–30'],
    ['2026-12-16', '0–30'],
    ['2026-12-17', '31–60'],
    ['2027-01-16', '61–90'],
    ['2027-02-14', '61–90'],
    ['2027-02-15', 'Over 90'],
  ] as const)('counts from the due date: on %s it is %s', (day, age) => {
    const aged = ageingOf(books({ bills: [billOf(1)] }), ACCOUNT, day);
    expect(aged.bills.map((one) => [one.age, one.open])).toEqual([[age, 1180]]);
    expect(aged.byAge[age]).toBe(1180);
  });

  test('of a past day passes over what came later, and what settles only later bills was on account then', () => {
    const state = books({
      bills: [billOf(1), billOf(2, { issuedOn: '2026-12-01', dueOn: '2026-12-16' })],
      receipts: [
        receiptOf(1, {
          cash: 1680,
          allocations: [
            { billId: 'bill-1', amount: 1180 },
            { billId: 'bill-2', amount: 500 },
          ],
        }),
      ],
    });
    expect(ageingOf(state, ACCOUNT, '2026-11-09').balance).toBe(1180);
    expect(ageingOf(state, ACCOUNT, '2026-11-10')).toMatchObject({ bills: [], onAccount: 500, balance: -500 });
    expect(ageingOf(state, ACCOUNT, '2026-12-01')).toMatchObject({
      bills: [{ open: 680 }],
      onAccount: 0,
      balance: 680,
    });
  });

  test('of today has what is dated ahead, as the balance has it', () => {
    const state = books({
      bills: [billOf(1), billOf(2, { issuedOn: '2027-11-01', dueOn: '2027-11-16' })],
      receipts: [receiptOf(1, { on: '2027-11-10', cash: 100, allocations: [{ billId: 'bill-1', amount: 100 }] })],
    });
    const asOf = (day: string) => ageingOf(state, ACCOUNT, day, countedUpTo(day, '2026-11-23'));
    expect(asOf('2026-11-23').balance).toBe(balanceDue(state, ACCOUNT));
    expect(asOf('2026-11-23').byAge['Not due']).toBe(1180);
    expect(asOf('2026-11-22').balance).toBe(1180);
  });

  test('what is credited after it was paid is on account, and what bounced counts until it did', () => {
    const paid = receiptOf(1, { cash: 1180, allocations: [{ billId: 'bill-1', amount: 1180 }] });
    const credited = books({ bills: [billOf(1)], notes: [creditNoteOf(1)], receipts: [paid] });
    expect(ageingOf(credited, ACCOUNT, '2026-11-30')).toMatchObject({ bills: [], onAccount: 196.67, balance: -196.67 });
    const bounced = books({ bills: [billOf(1)], receipts: [{ ...paid, status: 'Bounced', bouncedOn: '2026-11-20' }] });
    expect(ageingOf(bounced, ACCOUNT, '2026-11-19').balance).toBe(0);
    expect(ageingOf(bounced, ACCOUNT, '2026-11-20').balance).toBe(1180);
  });
});

const dayOf = (offset: number) => daysAfter('2026-06-01', offset);
const offset = fc.integer({ min: 0, max: 300 });
const sum = fc.integer({ min: 1, max: 500_000 }).map((inPaise) => inPaise / 100);

const someBooks = fc
  .record({
    bills: fc.array(fc.record({ at: offset, total: sum, live: fc.boolean() }), { maxLength: 6 }),
    notes: fc.array(fc.record({ of: fc.nat(5), after: offset, total: sum, live: fc.boolean() }), { maxLength: 4 }),
    receipts: fc.array(
      fc.record({
        at: offset,
        cash: sum,
        tax: fc.option(sum),
        bounces: fc.option(offset),
        status: fc.constantFrom('Recorded' as const, 'Bounced' as const, 'Cancelled' as const),
        to: fc.uniqueArray(fc.record({ of: fc.nat(5), amount: sum }), { maxLength: 3, selector: ({ of }) => of }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ bills, notes, receipts }) => {
    const made = bills.map(({ at, total, live }, index) =>
      billOf(index + 1, { issuedOn: dayOf(at), dueOn: dayOf(at + 15), total, status: live ? 'Issued' : 'Cancelled' }),
    );
    // What is credited or settled is live: the rules refuse anything else.
    const liveAt = (place: number) => made.filter(({ status }) => status === 'Issued')[place];
    return books({
      bills: made,
      notes: notes.flatMap(({ of, after, total, live }, index) => {
        const bill = liveAt(of);
        return bill
          ? [
              creditNoteOf(index + 1, {
                billId: bill.id,
                issuedOn: daysAfter(bill.issuedOn, after),
                total,
                status: live ? 'Issued' : 'Cancelled',
              }),
            ]
          : [];
      }),
      receipts: receipts.map(({ at, cash, tax, bounces, status, to }, index) =>
        receiptOf(index + 1, {
          on: dayOf(at),
          cash,
          status,
          ...(tax !== null && { tds: { code: '194C', rate: 2, amount: tax } }),
          ...(status === 'Bounced' && { bouncedOn: dayOf(at + (bounces ?? 0)) }),
          allocations: to.flatMap(({ of, amount }) => {
            const bill = liveAt(of);
            return bill ? [{ billId: bill.id, amount }] : [];
          }),
        }),
      ),
    });
  });

test('on any day the closing is the opening with all that moved, and the ageing less what is on account', () => {
  fc.assert(
    fc.property(someBooks, offset, offset, (state, one, other) => {
      const [from, to] = [dayOf(Math.min(one, other)), dayOf(Math.max(one, other))];
      const { opening, rows, closing } = statementOf(state, ACCOUNT, from, to);
      expect(sumOf([opening, ...rows.flatMap(({ debit, credit }) => [debit, -credit])])).toBe(closing);
      expect(rows.at(-1)?.balance ?? opening).toBe(closing);
      const { byAge, onAccount, balance, bills } = ageingOf(state, ACCOUNT, to);
      expect(paise(sumOf(AGES.map((age) => byAge[age]))) - paise(onAccount)).toBe(paise(closing));
      expect(balance).toBe(closing);
      expect(sumOf(bills.map(({ open }) => open))).toBe(sumOf(AGES.map((age) => byAge[age])));
      expect(statementOf(state, ACCOUNT, '2020-01-01', '2030-01-01').closing).toBe(balanceDue(state, ACCOUNT));
    }),
  );
});
