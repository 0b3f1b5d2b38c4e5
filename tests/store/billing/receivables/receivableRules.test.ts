import { describe, expect, test } from 'vitest';
import { withTerms } from '@/store/billing/bills/wholeMonth';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable, selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditNoteIssued, type CreditDraft } from '@/store/facts/creditNotes';
import type { ReceiptDraft } from '@/store/billing/receipts/receipt';
import { receiptTable, selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import { settledBy } from '@/store/billing/receipts/settled';
import { receiptAllocated, receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { monthClosed } from '@/store/facts/periods';
import { sumOf } from '@/store/kit/money';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf, receiptOf } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';
import { replayed } from '../../../support/replayed';
import { usualGst } from '../../../support/usualGst';

const TODAY = '2026-11-21';
const BILL_1 = 'bill INV/26-27/000001';

const books: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([
    billOf(1),
    billOf(2, { accountId: 'account-2' }),
    billOf(3, { status: 'Cancelled' }),
    billOf(4, {
      lines: [
        lineOf(4),
        lineOf(4, { kind: 'Discount', vehicleId: undefined, vehicleNo: undefined, price: -100, taxable: -100 }),
      ],
      total: 1062,
      taxes: [{ hsn: '9984', taxable: 900, cgst: 81, sgst: 81, igst: 0 }],
    }),
    // A lease of ₹2,000 and a subscription of ₹300, less ₹1,000.33.
    billOf(
      6,
      withTerms(
        [
          { kind: 'Subscription', vehicleId: 'vehicle-6', price: 300, hsn: '9984', paise: 30_000 },
          { kind: 'Lease', price: 2000, hsn: '997319', paise: 200_000 },
        ],
        { discount: 1000.33 },
        '9984',
        usualGst(true),
      ),
    ),
  ]),
  receipts: receiptTable([receiptOf(1), receiptOf(2, { status: 'Bounced' })]),
};
const refused = (fact: Fact) => reasonOf(createStore(books).dispatch(fact));
const receipt = (changes: Partial<ReceiptDraft>, recordedOn = TODAY) =>
  receiptRecorded(
    { accountId: 'account-1', on: TODAY, mode: 'UPI', cash: 500, allocations: [], ...changes },
    recordedOn,
  );
const to = (billId: string, amount: number) => ({ allocations: [{ billId, amount }] });
const GONE = 'This account was deleted, or adding it was undone.';

describe('a receipt', () => {
  test.each<[string, Fact, string]>([
    ['of an account that is gone', receipt({ accountId: 'account-9' }), GONE],
    [
      'of money still to come',
      receipt({ on: '2026-11-22' }),
      '22 Nov 2026 is still to come: money is recorded when it is here.',
    ],
    ['of nothing', receipt({ cash: 0 }), 'A receipt needs an amount.'],
    [
      'that settles more than came',
      receipt({ cash: 400, tds: { code: '194C', rate: 2, amount: 8 }, ...to('bill-1', 409) }),
      '₹409 is allocated, more than the ₹408 that came.',
    ],
    ['for another client’s bill', receipt(to('bill-2', 1)), "The bill INV/26-27/000002 is another client's."],
    ['for a bill that was cancelled', receipt(to('bill-3', 1)), 'The bill INV/26-27/000003 was cancelled.'],
    [
      'for more than is open',
      receipt({ cash: 2000, ...to('bill-1', 1180.01) }),
      `Only ₹1,180 is open of ${BILL_1}, less than ₹1,180.01.`,
    ],
    [
      'that names a bill twice',
      receipt({
        allocations: [
          { billId: 'bill-1', amount: 1 },
          { billId: 'bill-1', amount: 1 },
        ],
      }),
      `The ${BILL_1} is named twice.`,
    ],
    [
      'with more tax kept back than the value without GST',
      receipt({ cash: 500, tds: { code: '194C', rate: 2, amount: 847.47 }, ...to('bill-1', 1000) }),
      'TDS of ₹847.47 is above ₹847.46, the value without GST of what is allocated.',
    ],
  ])('%s is refused', (_title, fact, reason) => {
    expect(refused(fact)).toBe(reason);
  });

  test('for a bill that is gone is refused', () => {
    expect(refused(receipt(to('bill-9', 1)))).toMatch(/^One of the bills was deleted/);
  });

  test('with the tax that was kept back settles a bill in full, and has a number of its own', () => {
    const store = createStore(books);
    done(store.dispatch(receipt({ cash: 1160, tds: { code: '194C', rate: 2, amount: 20 }, ...to('bill-1', 1180) })));
    expect(selectReceipts(store.getState()).at(-1)).toMatchObject({
      docNo: 'RC/26-27/000003',
      status: 'Recorded',
      tds: { amount: 20 },
    });
    expect(reasonOf(store.dispatch(receipt(to('bill-1', 1))))).toBe(`Only ₹0 is open of ${BILL_1}, less than ₹1.`);
  });

  test('of an advance may have tax kept back, as no bill tells what it counts from', () => {
    const store = createStore(books);
    done(store.dispatch(receipt({ cash: 980, tds: { code: '194C', rate: 2, amount: 20 } })));
    expect(selectReceipts(store.getState()).at(-1)).toMatchObject({ status: 'Recorded', tds: { amount: 20 } });
  });

  test('that was recorded already is not recorded again, and of two for one bill the second is refused', () => {
    const fact = receipt({ cash: 1180, ...to('bill-1', 1180) });
    const other = receipt({ cash: 700, ...to('bill-1', 700) });
    expect(replayed(books, [fact, fact, other]).reasons).toEqual([
      undefined,
      'This receipt was added already.',
      `Only ₹0 is open of ${BILL_1}, less than ₹700.`,
    ]);
  });
});

test('the same money of a client is recorded once: of one day, amount and reference', () => {
  const came = { cash: 700, reference: 'N326000001234' };
  const one = receipt(came);
  expect(
    replayed(books, [
      one,
      receipt({ ...came, reference: 'n326000001234 ' }),
      receipt({ ...came, reference: 'N326000009999' }),
      receipt({ cash: 700 }),
      receipt({ cash: 700 }),
    ]).reasons,
  ).toEqual([undefined, expect.stringMatching(/^Recorded already: RC.+, ₹700 of /), undefined, undefined, undefined]);
});

describe('money on account', () => {
  test.each<[string, Fact, string]>([
    ['is not allocated without a bill', receiptAllocated('receipt-1', []), 'Nothing is allocated.'],
    [
      'is not allocated beyond what it is',
      receiptAllocated('receipt-1', [{ billId: 'bill-1', amount: 501 }]),
      'Only ₹500 of it is on account, less than ₹501.',
    ],
    [
      'is not allocated to another client’s bill',
      receiptAllocated('receipt-1', [{ billId: 'bill-2', amount: 1 }]),
      "The bill INV/26-27/000002 is another client's.",
    ],
  ])('%s', (_title, fact, reason) => {
    expect(refused(fact)).toBe(reason);
  });

  test('of a receipt that bounced is none, and a receipt that is gone has none', () => {
    expect(refused(receiptAllocated('receipt-2', [{ billId: 'bill-1', amount: 1 }]))).toContain('Bounced');
    expect(refused(receiptAllocated('receipt-9', [{ billId: 'bill-1', amount: 1 }]))).toMatch(
      /^This receipt was deleted/,
    );
  });

  test('settles what it is allocated to, added to what it settled before', () => {
    const store = createStore(books);
    done(store.dispatch(receiptAllocated('receipt-1', [{ billId: 'bill-1', amount: 0.1 }])));
    done(
      store.dispatch(
        receiptAllocated('receipt-1', [
          { billId: 'bill-1', amount: 0.2 },
          { billId: 'bill-4', amount: 100 },
        ]),
      ),
    );
    const [money] = selectReceipts(store.getState());
    expect(money && settledBy(money)).toEqual([
      { billId: 'bill-1', amount: 0.3 },
      { billId: 'bill-4', amount: 100 },
    ]);
  });
});

describe('what is allocated later', () => {
  const LATER = '2026-11-18';
  const allocated = (amount: number, on = LATER) => receiptAllocated('receipt-1', [{ billId: 'bill-1', amount }], on);

  test('was on account on the days before', () => {
    const store = createStore(books);
    done(store.dispatch(allocated(100)));
    const before = ageingOf(createStore(books).getState(), 'account-1', '2026-11-17');
    expect(ageingOf(store.getState(), 'account-1', '2026-11-17')).toEqual(before);
    expect(ageingOf(store.getState(), 'account-1', LATER).onAccount).toBe(before.onAccount - 100);
  });

  test('is undone by itself, whatever was allocated after it', () => {
    const store = createStore({ ...books, receipts: receiptTable([{ ...receiptOf(1), later: [] }]) });
    const first = done(store.dispatch(allocated(100)));
    done(store.dispatch(allocated(50)));
    expect(first.undo?.()).toMatchObject({ done: true });
    const [money] = selectReceipts(store.getState());
    expect(money && settledBy(money)).toEqual([{ billId: 'bill-1', amount: 50 }]);
  });

  test.each([
    ['before the money came', allocated(100, '2026-11-09'), 'It came on 10 Nov 2026: it settles bills from then on.'],
    [
      'before what was allocated last',
      allocated(100, '2026-11-17'),
      'Some of it was allocated or given back on 18 Nov 2026: it settles bills from then on.',
    ],
  ])('does not settle bills %s', (_when, fact, reason) => {
    const store = createStore(books);
    done(store.dispatch(allocated(100)));
    expect(reasonOf(store.dispatch(fact))).toBe(reason);
  });

  test('is said once, and settles bills of a closed month from the first open day on', () => {
    const store = createStore(books);
    const fact = allocated(100);
    const { undo } = done(store.dispatch(fact));
    expect(reasonOf(store.dispatch({ ...fact }))).toBe('This allocation was added already.');
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    done(store.dispatch(allocated(50, '2026-11-30')));
    expect(store.getState().receipts.entities['receipt-1']?.later?.map(({ on }) => on)).toEqual([
      '2026-11-18',
      '2026-12-01',
    ]);
    expect(undo?.()).toMatchObject({ done: false, reason: expect.stringContaining('Nov 2026') as string });
  });
});

describe('a receipt bounces', () => {
  test('not before the last day on which some of it was allocated', () => {
    const store = createStore(books);
    done(store.dispatch(receiptAllocated('receipt-1', [{ billId: 'bill-1', amount: 100 }], '2026-11-18')));
    expect(reasonOf(store.dispatch(receiptBounced('receipt-1', '2026-11-17')))).toBe(
      'Some of it was allocated, given back or paid back on 18 Nov 2026: it bounced then or later.',
    );
    done(store.dispatch(receiptBounced('receipt-1', '2026-11-18')));
  });

  test('once, not before it came, and not if it is gone', () => {
    expect(refused(receiptBounced('receipt-1', '2026-11-09'))).toBe(
      'It came on 10 Nov 2026, later than it would have bounced.',
    );
    expect(refused(receiptBounced('receipt-2', TODAY))).toContain('Bounced');
    expect(refused(receiptBounced('receipt-9', TODAY))).toMatch(/^This receipt was deleted/);
  });

  test('and what it settled is open again', () => {
    const store = createStore(books);
    const fact = receipt({ cash: 1180, ...to('bill-1', 1180) });
    done(store.dispatch(fact));
    done(store.dispatch(receiptBounced(fact.payload.id, TODAY)));
    expect(selectReceipts(store.getState()).at(-1)).toMatchObject({ status: 'Bounced', bouncedOn: TODAY });
    expect(reasonOf(store.dispatch(receipt({ cash: 1180, ...to('bill-1', 1180) })))).toBeUndefined();
  });
});

describe('a credit note', () => {
  const credit = (changes: Partial<CreditDraft>, on = TODAY) =>
    creditNoteIssued(
      {
        accountId: 'account-1',
        billId: 'bill-1',
        reason: 'Downtime',
        lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 166.67 }],
        ...changes,
      },
      on,
    );
  const of = (amount: number, changes: object = {}) => ({
    lines: [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount, ...changes }],
  });

  test.each<[string, Fact, string]>([
    ['over a bill that was cancelled', credit({ billId: 'bill-3' }), 'The bill INV/26-27/000003 was cancelled.'],
    ['before its bill', credit({}, '2026-10-31'), `The ${BILL_1} is of 01 Nov 2026, later than this credit note.`],
    ['of no line', credit({ lines: [] }), 'A credit note needs an amount.'],
    ['of a line of nothing', credit(of(0)), 'A credit note needs an amount.'],
    ['of a line that the bill has not', credit(of(1, { vehicleId: 'vehicle-2' })), `The ${BILL_1} has no such line.`],
    ['of a line twice', credit({ lines: [...of(1).lines, ...of(1).lines] }), 'MH 01 AB 1001 is named twice.'],
    [
      'of more than the line',
      credit(of(1000.01)),
      `Only ₹1,000 is left of MH 01 AB 1001 on ${BILL_1}, less than ₹1,000.01.`,
    ],
    [
      'of a line without the discount that was taken off it',
      credit({ billId: 'bill-4', lines: [{ kind: 'Subscription', vehicleId: 'vehicle-4', amount: 1000 }] }),
      'Only ₹1,062 is left of bill INV/26-27/000004, less than ₹1,162.',
    ],
    ['of less than nothing', credit(of(-1)), `Only ₹1,000 is left of MH 01 AB 1001 on ${BILL_1}, less than −₹1.`],
  ])('%s is refused', (_title, fact, reason) => {
    expect(refused(fact)).toBe(reason);
  });

  describe('over a bill whose discount is spread over two HSNs', () => {
    const subscription = { kind: 'Subscription' as const, vehicleId: 'vehicle-6', amount: 300 };
    const itsDiscount = { kind: 'Discount' as const, hsn: '9984', amount: -130.48 };
    const lease = { kind: 'Lease' as const, amount: 2000 };
    const leaseDiscount = { kind: 'Discount' as const, hsn: '997319', amount: -869.85 };
    const over = (...lines: CreditDraft['lines']) => credit({ billId: 'bill-6', lines });

    test('is refused where it would add to a discount, were it half a rupee', () => {
      expect(refused(over(subscription, { ...itsDiscount, amount: 0.5 }))).toMatch(
        /^Only −₹130.48 is left of Discount/,
      );
    });

    test('is refused where it would leave less than nothing of one of them', () => {
      expect(refused(over(subscription))).toBe(
        'Only ₹169.52 without GST is left of 9984 on bill INV/26-27/000006, less than ₹300: credit its discount too.',
      );
      expect(refused(over({ ...lease, amount: 500 }, itsDiscount))).toBe(
        'Of 9984 only its discount would be credited: credit what it was taken off too.',
      );
      expect(refused(over(itsDiscount, { ...itsDiscount, hsn: undefined }))).toBe('Discount is named twice.');
    });

    test('takes each with its own discount, and all of them are the bill', () => {
      const store = createStore(books);
      done(store.dispatch(over(subscription, itsDiscount)));
      expect(selectCreditNotes(store.getState()).at(-1)).toMatchObject({
        taxes: [{ hsn: '9984', taxable: 169.52, cgst: 15.26, sgst: 15.26 }],
        total: 200.04,
      });
      done(store.dispatch(over(lease, leaseDiscount)));
      const [first, last] = selectCreditNotes(store.getState());
      expect(last?.taxes).toEqual([books.bills.entities['bill-6']?.taxes[1]]);
      expect(sumOf([first?.total ?? 0, last?.total ?? 0])).toBe(1534);
    });
  });

  test('over a bill that is gone is refused', () => {
    expect(refused(credit({ billId: 'bill-9' }))).toMatch(/^This bill was deleted/);
  });

  test('has a number of its own, and the second of a line only gets what is left', () => {
    const store = createStore(books);
    done(store.dispatch(credit({ remark: 'Dark for five days' })));
    expect(selectCreditNotes(store.getState())).toMatchObject([
      {
        docNo: 'CN/26-27/000001',
        billId: 'bill-1',
        reason: 'Downtime',
        remark: 'Dark for five days',
        total: 196.67,
        status: 'Issued',
      },
    ]);
    expect(reasonOf(store.dispatch(credit(of(900))))).toBe(
      `Only ₹833.33 is left of MH 01 AB 1001 on ${BILL_1}, less than ₹900.`,
    );
  });

  test('of all lines takes the discount with it', () => {
    const store = createStore({ ...books, creditNotes: creditNoteTable([]) });
    const lines = [
      { kind: 'Subscription' as const, vehicleId: 'vehicle-4', amount: 1000 },
      { kind: 'Discount' as const, amount: -100 },
    ];
    done(store.dispatch(credit({ billId: 'bill-4', reason: 'Mistake', lines })));
    expect(selectCreditNotes(store.getState())[0]?.total).toBe(1062);
  });

  test('late takes no GST off', () => {
    const store = createStore(books);
    done(store.dispatch(credit({}, '2027-12-01')));
    expect(selectCreditNotes(store.getState())).toMatchObject([{ total: 166.67, docNo: 'CN/27-28/000001' }]);
  });
});
