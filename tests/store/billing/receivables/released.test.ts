import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { onAccountOf, openAmount } from '@/store/billing/receivables/openBills';
import { balanceDue } from '@/store/billing/receivables/owed';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { daysOf } from '@/store/kit/calendar';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { withOutcome } from '@/store/business/outcomes';
import { creditRefusal } from '@/store/billing/receivables/creditRefusal';
import { creditNoteIssued, type CountedCredit, type CreditDraft } from '@/store/facts/creditNotes';
import { balanceAllocated, balancesOpened } from '@/store/facts/openings';
import { receiptAllocated, receiptBounced } from '@/store/facts/receipts';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf, receiptOf } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';
const paid = (n: number, amount: number) =>
  receiptOf(n, { accountId: ACCOUNT, on: '2026-11-10', cash: amount, allocations: [{ billId: 'bill-1', amount }] });

/** Two bills of 1,180, of which the first is paid by two receipts. */
const books: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([
    billOf(1, { lines: [lineOf(31, { taxable: 1000 })] }),
    billOf(2, { lines: [lineOf(32, { taxable: 1000 })] }),
  ]),
  receipts: receiptTable([paid(1, 800), paid(2, 380)]),
};

const creditOf = (amount: number): CreditDraft => ({
  accountId: ACCOUNT,
  billId: 'bill-1',
  reason: 'Not used',
  lines: [{ kind: 'Subscription', vehicleId: 'vehicle-31', amount }],
});
const credit = (amount: number): Fact => creditNoteIssued(creditOf(amount), TODAY);

/** The first bill was credited by so much without GST. */
function credited(amount: number, of: Business = books) {
  const store = createStore(of);
  const said = done(store.dispatch(credit(amount)));
  const open = (id: string) => {
    const bill = store.getState().bills.entities[id];
    return bill && openAmount(store.getState(), bill);
  };
  const left = (id: string) => {
    const receipt = store.getState().receipts.entities[id];
    return receipt && onAccountOf(receipt);
  };
  return { store, said, open, left };
}

const allocating = (id: string, billId: string, amount: number): Fact =>
  receiptAllocated(id, [{ billId, amount }], TODAY);

describe('a credit note over a bill that is paid', () => {
  test('puts what is paid too much on account, of the money that came last first', () => {
    const { store, open, left } = credited(500);
    expect(open('bill-1')).toBe(0);
    expect([left('receipt-1'), left('receipt-2')]).toEqual([210, 380]);
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180 - 590);
    expect(ageingOf(store.getState(), ACCOUNT, TODAY)).toMatchObject({ onAccount: 590, balance: 590 });
  });

  test('so that it settles the next bill', () => {
    const { store, open, left } = credited(100);
    done(store.dispatch(receiptAllocated('receipt-2', oldestFirst(store.getState(), ACCOUNT, 118), TODAY)));
    expect([open('bill-1'), open('bill-2'), left('receipt-2')]).toEqual([0, 1062, 0]);
    expect(reasonOf(store.dispatch(allocating('receipt-2', 'bill-2', 1)))).toContain('Only ₹0 of it is on account');
  });

  test('leaves what an earlier day says of it', () => {
    const { store } = credited(500);
    expect(ageingOf(store.getState(), ACCOUNT, '2026-11-20')).toMatchObject({ onAccount: 0, balance: 1180 });
    done(store.dispatch(allocating('receipt-2', 'bill-2', 380)));
    expect(ageingOf(store.getState(), ACCOUNT, '2026-11-20')).toMatchObject({ onAccount: 0, balance: 1180 });
    expect(ageingOf(store.getState(), ACCOUNT, TODAY)).toMatchObject({ onAccount: 210, balance: 590 });
  });

  test('gives nothing back of what is still open', () => {
    const half = { ...books, receipts: receiptTable([paid(1, 800)]) };
    const { open, left } = credited(200, half);
    expect([open('bill-1'), left('receipt-1')]).toEqual([144, 0]);
    expect(credited(400, half).left('receipt-1')).toBe(92);
  });

  test('gives back of a credit that the client had before the first bill', () => {
    const store = createStore({ ...books, receipts: receiptTable([]) });
    store.dispatch(balancesOpened([{ accountId: ACCOUNT, on: '2026-09-01', amount: -1180 }], TODAY));
    const [opening = ''] = store.getState().openings.ids;
    done(store.dispatch(balanceAllocated(opening, [{ billId: 'bill-1', amount: 1180 }], TODAY)));
    done(store.dispatch(credit(1000)));
    done(store.dispatch(balanceAllocated(opening, [{ billId: 'bill-2', amount: 1180 }], TODAY)));
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(0);
  });

  test('leaves open what a cheque paid that bounces afterwards', () => {
    const { store, open } = credited(500);
    done(store.dispatch(receiptBounced('receipt-1', TODAY)));
    expect(open('bill-1')).toBe(590);
  });

  test('gives the money of the receipt back on account in Tally, by its own voucher', () => {
    const vouchers = vouchersOf(credited(500).store.getState(), daysOf('2026-11'), new Set());
    const receipt = vouchers.find(({ remoteId }) => remoteId === 'receipt-1');
    expect(receipt?.entries.at(-1)?.references).toEqual([
      { type: 'Agst Ref', name: 'INV/26-27/000001', amount: -80_000 },
    ]);
    const note = vouchers.find(({ kind }) => kind === 'Credit note');
    expect(note?.entries[0]?.references).toEqual([{ type: 'On Account', amount: -59_000 }]);
  });

  test('leaves Tally’s receipt of an earlier month, and tells of the money in its own', () => {
    const store = createStore({ ...books, receipts: receiptTable([paid(1, 1180)]) });
    const vouchers = (month: string) => vouchersOf(store.getState(), daysOf(month), new Set());
    const before = vouchers('2026-11');
    done(store.dispatch(creditNoteIssued(creditOf(500), '2026-12-05')));
    expect(vouchers('2026-11')).toEqual(before);
    expect(vouchers('2026-12').map(({ entries }) => entries[0]?.references)).toEqual([
      [{ type: 'On Account', amount: -59_000 }],
    ]);
  });

  test('is refused where another amount is paid than it was counted from', () => {
    const { payload } = withOutcome(books, credit(500)) as unknown as { payload: CountedCredit };
    expect(creditRefusal(books, payload)).toBeUndefined();
    expect(creditRefusal({ ...books, receipts: receiptTable([]) }, payload)?.reason).toBe(
      'Another amount of bill INV/26-27/000001 is paid by now: review this credit note again.',
    );
  });
});

describe('the Undo', () => {
  test('of the credit note takes the money for the bill again', () => {
    const { said, open, left } = credited(500);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect([open('bill-1'), left('receipt-1'), left('receipt-2')]).toEqual([0, 0, 0]);
  });

  test('of the credit note is refused once that money settles another bill', () => {
    const { store, said } = credited(500);
    done(store.dispatch(allocating('receipt-2', 'bill-2', 100)));
    expect(said.undo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: that money settles other bills by now, or was paid back.',
    });
  });

  test('of a bounce is refused where a credit note was issued meanwhile', () => {
    const store = createStore({ ...books, receipts: receiptTable([paid(1, 1180)]) });
    const bounced = done(store.dispatch(receiptBounced('receipt-1', TODAY)));
    done(store.dispatch(credit(500)));
    expect(bounced.undo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: bill INV/26-27/000001 is settled otherwise by now.',
    });
  });

  test('of an allocation is refused once a credit note gave some of it back', () => {
    const store = createStore({ ...books, receipts: receiptTable([{ ...paid(1, 1180), allocations: [] }]) });
    const allocated = done(store.dispatch(allocating('receipt-1', 'bill-1', 1180)));
    done(store.dispatch(credit(500)));
    expect(allocated.undo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: a credit note gave some of it back.',
    });
  });
});

describe('an Undo of an Undo', () => {
  const REFUSED = 'Not undone: that money settles other bills by now, or was paid back.';
  const NOV = '2026-11-05';
  const two: Business = {
    ...books,
    bills: billTable([
      billOf(1, { accountId: ACCOUNT, issuedOn: '2026-10-01', lines: [lineOf(31, { taxable: 1000 })] }),
      billOf(2, { accountId: ACCOUNT, issuedOn: '2026-10-02', lines: [lineOf(32, { taxable: 1000 })] }),
    ]),
    receipts: receiptTable([
      receiptOf(1, { accountId: ACCOUNT, on: NOV, cash: 1180, allocations: [], later: [], released: [], refunds: [] }),
    ]),
  };
  const settling = (bill: string, on: string) => receiptAllocated('receipt-1', [{ billId: bill, amount: 1180 }], on);
  const crediting = creditNoteIssued(
    {
      accountId: ACCOUNT,
      billId: 'bill-2',
      reason: 'Mistake',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-32', amount: 1000 }],
    },
    '2026-12-20',
  );

  test('settles nothing twice on the days between, though a credit note gave the money back since', () => {
    const store = createStore(two);
    const back = done(store.dispatch(settling('bill-1', '2026-11-10'))).undo?.();
    done(store.dispatch(settling('bill-2', '2026-11-12')));
    done(store.dispatch(crediting));
    expect(back && 'undo' in back ? back.undo() : undefined).toMatchObject({ done: false, reason: REFUSED });
    expect(ageingOf(store.getState(), ACCOUNT, '2026-11-30').onAccount).toBe(0);
  });

  test('of what was on account before the first bill neither', () => {
    const store = createStore({ ...two, receipts: receiptTable([]) });
    store.dispatch(balancesOpened([{ accountId: ACCOUNT, on: '2026-09-01', amount: -1180 }], NOV));
    const [id = ''] = store.getState().openings.ids;
    const giving = (billId: string, on: string) => balanceAllocated(id, [{ billId, amount: 1180 }], on);
    const back = done(store.dispatch(giving('bill-1', '2026-11-10'))).undo?.();
    done(store.dispatch(giving('bill-2', '2026-11-12')));
    expect(reasonOf(store.dispatch(giving('bill-1', '2026-11-11')))).toContain('given back on 12 Nov 2026');
    done(store.dispatch(crediting));
    expect(back && 'undo' in back ? back.undo() : undefined).toMatchObject({ done: false });
  });
});
