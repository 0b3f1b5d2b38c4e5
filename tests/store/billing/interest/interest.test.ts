import { describe, expect, test } from 'vitest';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { interestWaiving, selectInterestProposed } from '@/store/billing/interest/interestProposed';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { selectCreditToday } from '@/store/business/today/creditToday';
import { creditTermsSchema } from '@/store/clients/accounts/creditTermsSchema';
import { creditAgreed } from '@/store/facts/accounts';
import { debitNoteIssued, interestWaived, type DebitDraft } from '@/store/facts/debitNotes';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, lineOf, receiptOf } from '../../../support/bills';
import { messages } from '../../../support/messages';
import { done, reasonOf } from '../../../support/said';

const ACCOUNT = 'account-1';
const TODAY = '2026-12-16';

/** A bill of 1,180 that was due on 16 Nov 2026, of a client who pays 18 percent a year after that. */
function agreed(changes: Partial<Business> = {}, bill: Partial<IssuedBill> = {}, interestFrom = '2026-01-01') {
  const store = createStore({
    ...emptyBusiness,
    ...salesOf(account(1), account(2)),
    bills: billTable([billOf(1, bill)]),
    ...changes,
  });
  const was = { interestRate: null, interestFrom: null };
  done(store.dispatch(creditAgreed(ACCOUNT, { was, to: { interestRate: 18, interestFrom } })));
  return store;
}

const dueIn = (store: ReturnType<typeof agreed>, day = TODAY) =>
  selectInterestProposed(store.getState(), day).map(({ from, until, days, amount }) => [from, until, days, amount]);

const charging = (changes: Partial<DebitDraft> = {}, on = TODAY) =>
  debitNoteIssued(
    {
      accountId: ACCOUNT,
      billId: 'bill-1',
      reason: 'Interest',
      kind: 'Subscription',
      amount: 17.46,
      interest: { from: '2026-11-17', until: TODAY, rate: 18 },
      ...changes,
    },
    on,
  );

const waiving = (on = TODAY) =>
  interestWaived(
    {
      accountId: ACCOUNT,
      billId: 'bill-1',
      from: '2026-11-17',
      until: TODAY,
      rate: 18,
      amount: 17.46,
      why: 'A friend',
    },
    on,
  );

describe('the interest of a bill', () => {
  test('is due for each day after its due date, on what was open the evening before', () => {
    // 1,180 × 18 % × 30 / 365
    expect(dueIn(agreed())).toEqual([['2026-11-17', TODAY, 30, 17.46]]);
    const half = receiptOf(1, { on: '2026-12-01', cash: 590, allocations: [{ billId: 'bill-1', amount: 590 }] });
    // 1,180 for 15 days, 590 for 15 days
    expect(dueIn(agreed({ receipts: receiptTable([half]) }))).toEqual([['2026-11-17', TODAY, 30, 13.09]]);
  });

  test('ends with the day on which it is paid, and is due for the days before all the same', () => {
    const whole = receiptOf(1, { on: '2026-12-01', cash: 1180, allocations: [{ billId: 'bill-1', amount: 1180 }] });
    expect(dueIn(agreed({ receipts: receiptTable([whole]) }))).toEqual([['2026-11-17', '2026-12-01', 15, 8.73]]);
    expect(dueIn(agreed({ receipts: receiptTable([{ ...whole, on: '2026-11-16' }]) }))).toEqual([]);
  });

  test('ends with the day on which money came that was known later, as the month was closed', () => {
    const late = receiptOf(1, {
      on: TODAY,
      of: '2026-11-20',
      cash: 1180,
      allocations: [{ billId: 'bill-1', amount: 1180 }],
    });
    // 1,180 × 18 % × 4 / 365
    expect(dueIn(agreed({ receipts: receiptTable([late]) }))).toEqual([['2026-11-17', '2026-11-20', 4, 2.33]]);
  });

  test.each<[string, Partial<IssuedBill>[], number, (readonly unknown[])[]]>([
    ['is not due while more was on account', [{}], 1500, []],
    ['is due on what was on account too little', [{}], 590, [['2026-11-17', TODAY, 30, 8.73]]],
    // The older bill takes all of it.
    [
      'counts what was on account against the oldest',
      [{}, { issuedOn: '2026-10-01', dueOn: '2026-12-31' }],
      1180,
      [['2026-11-17', TODAY, 30, 17.46]],
    ],
  ])('%s, though nobody set it against a bill', (_what, bills, cash, due) => {
    const receipts = receiptTable([receiptOf(1, { on: '2026-10-20', cash, allocations: [] })]);
    const some = billTable(bills.map((bill, place) => billOf(place + 1, bill)));
    expect(dueIn(agreed({ bills: some, receipts }))).toEqual(due);
    const later = [{ id: 'later-1', billId: 'bill-1', amount: Math.min(cash, 1180), on: TODAY }];
    const set = receiptTable([receiptOf(1, { on: '2026-10-20', cash, allocations: [], later })]);
    expect(dueIn(agreed({ bills: some, receipts: set }))).toEqual(due);
  });

  test.each([
    // 1,180 for 15 days and 983.33 for 15, over 365 at 18 percent.
    ['from its own day on', 'Downtime', 'Issued', 16],
    ['from its own day on', 'Not used', 'Issued', 16],
    ['from its own day on', 'Lower price', 'Issued', 16],
    // 983.33 for all 30 days: what was a mistake was never due.
    ['from the bill’s day on', 'Mistake', 'Issued', 14.55],
    ['from no day on', 'Mistake', 'Cancelled', 17.46],
  ] as const)('is lowered %s by a credit note for %s that is %s', (_since, reason, status, amount) => {
    const note = creditNoteOf(1, { reason, status, issuedOn: '2026-12-01' });
    expect(dueIn(agreed({ creditNotes: creditNoteTable([note]) }))).toEqual([['2026-11-17', TODAY, 30, amount]]);
  });

  test('is due again from the day on which what was on account was paid back', () => {
    const refund = { id: 'refund-1', on: '2026-12-06', mode: 'UPI', amount: 1180, why: 'Asked for' } as const;
    const back = receiptTable([receiptOf(1, { on: '2026-11-01', cash: 1180, allocations: [], refunds: [refund] })]);
    // 1,180 × 18 % × 10 / 365
    expect(dueIn(agreed({ receipts: back }))).toEqual([['2026-11-17', TODAY, 10, 5.82]]);
  });

  test('begins on the agreed day, and with a rupee', () => {
    expect(dueIn(agreed({}, {}, '2026-12-15'))).toEqual([['2026-12-15', TODAY, 2, 1.16]]);
    expect(dueIn(agreed({}, {}, TODAY))).toEqual([]);
    expect(dueIn(agreed({}, { status: 'Cancelled' }))).toEqual([]);
  });

  test('is charged by a debit note that is taxed as the bill, code by code, and never again for the same days', () => {
    const store = agreed();
    const { undo } = done(store.dispatch(charging()));
    expect(selectDebitNotes(store.getState())).toMatchObject([
      {
        docNo: 'DN/26-27/000001',
        reason: 'Interest',
        lines: [{ hsn: '9984', taxable: 17.46, why: 'interest for 17 Nov 2026 to 16 Dec 2026 at 18% a year' }],
        taxes: [{ hsn: '9984', cgst: 1.57, sgst: 1.57 }],
        total: 21,
      },
    ]);
    expect(dueIn(store)).toEqual([]);
    expect(reasonOf(store.dispatch(charging()))).toBe(
      'No interest is due for bill INV/26-27/000001 for these days: it was charged or waived, or paid.',
    );
    expect(dueIn(store, '2026-12-26')).toEqual([['2026-12-17', '2026-12-26', 10, 5.82]]);
    undo?.();
    expect(dueIn(store)).toEqual([['2026-11-17', TODAY, 30, 17.46]]);
    const taxes = [
      { hsn: '9984', taxable: 600, cgst: 54, sgst: 54, igst: 0 },
      { hsn: '997319', rate: '5%' as const, taxable: 400, cgst: 10, sgst: 10, igst: 0 },
    ];
    const mixed = agreed(
      {},
      { lines: [lineOf(1, { taxable: 600 }), { kind: 'Lease', price: 400, hsn: '997319', taxable: 400 }], taxes },
    );
    done(mixed.dispatch(charging()));
    expect(selectDebitNotes(mixed.getState())[0]?.taxes).toEqual([
      { hsn: '9984', taxable: 10.48, cgst: 0.94, sgst: 0.94, igst: 0 },
      { hsn: '997319', rate: '5%', taxable: 6.98, cgst: 0.17, sgst: 0.17, igst: 0 },
    ]);
  });

  test('is waived for a reason, is due no more, and again after an Undo', () => {
    const store = agreed();
    const [row] = selectInterestProposed(store.getState(), TODAY);
    if (!row) throw new Error('No interest is due.');
    const { undo } = done(store.dispatch(interestWaived(interestWaiving(row, 'A friend'), TODAY)));
    expect(dueIn(store)).toEqual([]);
    expect(reasonOf(store.dispatch(waiving()))).toContain('No interest is due');
    expect(reasonOf(store.dispatch(charging()))).toContain('No interest is due');
    undo?.();
    expect(dueIn(store)).toHaveLength(1);
  });

  test('is refused with another amount, other days, or days to come', () => {
    const store = agreed();
    const reason = (changes: Partial<DebitDraft>) => reasonOf(store.dispatch(charging(changes)));
    const other = 'Other interest is due for bill INV/26-27/000001 by now: review it again.';
    expect(reason({ amount: 20 })).toBe(other);
    expect(reason({ interest: { from: '2026-11-18', until: TODAY, rate: 18 } })).toBe(other);
    expect(reason({ interest: { from: '2026-11-17', until: TODAY, rate: 24 } })).toBe(other);
    const ahead = reason({ interest: { from: '2026-11-17', until: '2026-12-17', rate: 18 } });
    expect(ahead).toBe('17 Dec 2026 is still to come: interest until then is charged or waived on that day.');
    expect(reason({ interest: undefined })).toBe('Interest needs the days that it is for.');
    expect(reason({ reason: 'Price raised' })).toBe('Only interest is for days on which a bill was open.');
  });
});

test('interest is agreed with the day from which on, up to 36 percent', () => {
  const said = (values: object) => messages(creditTermsSchema, values);
  expect(said({ interestRate: '18' })).toEqual({ interestFrom: 'Interest From is required.' });
  expect(said({ interestRate: '37', interestFrom: TODAY })).toEqual({
    interestRate: 'Interest a Year can be at most 36%.',
  });
  expect(said({ interestRate: '18.25', interestFrom: TODAY })).toEqual({});
});

test('Today lists who is beyond its credit, with the way to its ageing', () => {
  const store = agreed();
  expect(selectCreditToday(store.getState(), TODAY)).toEqual([]);
  const was = { creditLimit: null, creditDays: null };
  done(store.dispatch(creditAgreed(ACCOUNT, { was, to: { creditLimit: 1000, creditDays: 15 } })));
  expect(selectCreditToday(store.getState(), TODAY)).toMatchObject([
    { what: '₹180 above its limit, 30 days past due', size: 180, since: '2026-11-16', step: { label: 'Open Client' } },
  ]);
});
