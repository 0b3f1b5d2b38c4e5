import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { refundSchema } from '@/store/billing/receipts/refundSchema';
import { selectReceiptRows } from '@/store/billing/receipts/receiptRows';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { balanceDue } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { daysOf } from '@/store/kit/calendar';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { refundVoucherPaper } from '@/store/billing/papers/refundVoucherPaper';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness, type Business } from '@/store/business/business';
import { restorable } from '@/store/business/checked/restorable';
import { withOutcome } from '@/store/business/outcomes';
import { createStore, type Fact } from '@/store/business/store';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { monthClosed } from '@/store/facts/periods';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf, receiptOf } from '../../../support/bills';
import { checkedFact } from '../../../support/factChecks';
import { messages } from '../../../support/messages';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';
const RECEIPT = 'receipt-1';

/** A client of whom a bill of 1,180 is open and 2,000, 100 of them tax that was kept back, are on account. */
const books: Business = {
  ...emptyBusiness,
  ...salesOf(account(1)),
  bills: billTable([billOf(1, { lines: [lineOf(31, { taxable: 1000 })] })]),
  receipts: receiptTable([
    receiptOf(1, {
      accountId: ACCOUNT,
      on: '2026-11-10',
      cash: 1900,
      tds: { code: '194C', rate: 2, amount: 100 },
      allocations: [],
    }),
  ]),
};

const refunding = (amount: number, on = TODAY, id = RECEIPT): Fact =>
  receiptRefunded(id, { on, mode: 'UPI', reference: 'UTR 7', amount, why: 'It was paid twice' }, TODAY);

const credit = (amount: number): Fact =>
  creditNoteIssued(
    {
      accountId: ACCOUNT,
      billId: 'bill-1',
      reason: 'Not used',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-31', amount }],
    },
    TODAY,
  );

function refunded(amount: number) {
  const store = createStore(books);
  const said = done(store.dispatch(refunding(amount)));
  return { store, said, row: () => selectReceiptRows(store.getState())[0] };
}

describe('money that is paid back', () => {
  test('is on account no more, and owed by nobody', () => {
    const { store, row } = refunded(800);
    expect(row()).toMatchObject({ onAccount: 1200, refunded: 800, refundable: 1100 });
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180 - 1200);
    expect(ageingOf(store.getState(), ACCOUNT, TODAY)).toMatchObject({ onAccount: 1200, balance: -20 });
    expect(ageingOf(store.getState(), ACCOUNT, '2026-11-20')).toMatchObject({ onAccount: 2000 });
  });

  test('stands in the statement on its day', () => {
    expect(statementOf(refunded(800).store.getState(), ACCOUNT, '2026-11-15', TODAY).rows).toMatchObject([
      { what: 'Refund', on: TODAY, debit: 800, balance: -20, detail: 'UPI · UTR 7 · It was paid twice' },
    ]);
  });

  test('is a payment out of the bank for Tally, on account of the client', () => {
    const payment = vouchersOf(refunded(800).store.getState(), daysOf('2026-11'), new Set()).find(
      ({ type }) => type === 'Payment',
    );
    expect(payment).toMatchObject({
      number: 'RV/26-27/000001',
      on: TODAY,
      entries: [
        { ledger: 'Bank', amount: -80_000 },
        { amount: 80_000, references: [{ type: 'On Account', amount: 80_000 }] },
      ],
    });
  });

  test('is owed again where its cheque bounces afterwards', () => {
    const { store } = refunded(800);
    done(store.dispatch(receiptBounced(RECEIPT, TODAY)));
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1180 + 800);
    expect(statementOf(store.getState(), ACCOUNT, '2026-01-01', TODAY).closing).toBe(1980);
  });
});

describe('nothing is paid back', () => {
  test.each<[string, string, Fact]>([
    [
      'of tax that was kept back',
      'Only ₹1,900 of it can be paid back on 21 Nov 2026, less than ₹1,900.01.',
      refunding(1900.01),
    ],
    ['in parts of a paisa', 'The amount has parts of a paisa.', refunding(1.005)],
    ['before it came', 'It came on 10 Nov 2026: it is paid back then or later.', refunding(1, '2026-11-09')],
    ['tomorrow', '22 Nov 2026 is still to come: a refund is recorded when it is paid.', refunding(1, '2026-11-22')],
    [
      'of a receipt that is gone',
      'This receipt was deleted, or adding it was undone.',
      refunding(1, TODAY, 'receipt-9'),
    ],
  ])('%s', (_what, reason, fact) => expect(reasonOf(createStore(books).dispatch(fact))).toBe(reason));

  test('of that tax by a second refund, nor before the money was on account', () => {
    const { store, row } = refunded(1900);
    expect(row()?.refundable).toBe(0);
    expect(reasonOf(store.dispatch(refunding(100)))).toContain('Only ₹0 of it');
    for (const allocatedOn of ['2026-11-15', '2026-11-20']) {
      const settled = createStore(books);
      done(settled.dispatch(receiptAllocated(RECEIPT, [{ billId: 'bill-1', amount: 1180 }], allocatedOn)));
      done(settled.dispatch(credit(500)));
      expect(reasonOf(settled.dispatch(refunding(1410, '2026-11-18')))).toContain('Only ₹820 of it');
      done(settled.dispatch(refunding(1410)));
    }
  });

  test('of another receipt, where the client owes a refund whose cheque bounced', () => {
    const { store } = refunded(800);
    done(store.dispatch(receiptBounced(RECEIPT, TODAY)));
    done(
      store.dispatch(
        receiptRecorded(
          {
            accountId: ACCOUNT,
            on: TODAY,
            mode: 'UPI',
            reference: '7',
            cash: 1980,
            allocations: [{ billId: 'bill-1', amount: 1180 }],
          },
          TODAY,
        ),
      ),
    );
    const [, other = ''] = store.getState().receipts.ids;
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(0);
    expect(reasonOf(store.dispatch(refunding(800, TODAY, other)))).toContain('Only ₹0 of it');
  });

  test('of what settles bills, or bounced', () => {
    const { store } = refunded(800);
    done(store.dispatch(receiptAllocated(RECEIPT, [{ billId: 'bill-1', amount: 1180 }], TODAY)));
    expect(reasonOf(store.dispatch(refunding(21)))).toContain('Only ₹20');
    done(store.dispatch(receiptBounced(RECEIPT, TODAY)));
    expect(reasonOf(store.dispatch(refunding(1)))).toBe('This receipt is Bounced now.');
  });
});

test('a refund of a closed month that is known later counts on the first open day, and its voucher is of that', () => {
  const store = createStore(books);
  done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
  done(store.dispatch(refunding(1)));
  const { receipts, refundVouchers } = store.getState();
  expect(receipts.entities[RECEIPT]?.refunds).toMatchObject([{ on: '2026-12-01', of: TODAY }]);
  expect(Object.values(refundVouchers.entities)).toMatchObject([{ on: '2026-12-01' }]);
});

describe('a refund that is undone', () => {
  test('is on account again, and what came after it stays', () => {
    const { store, said, row } = refunded(800);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(row()).toMatchObject({ onAccount: 2000, refunded: 0 });
    expect(statementOf(store.getState(), ACCOUNT, '2026-11-15', TODAY).rows).toEqual([]);
  });

  test('is undone by itself, whatever was paid back after it', () => {
    const store = createStore({ ...books, receipts: receiptTable([]) });
    const draft = {
      accountId: ACCOUNT,
      on: '2026-11-10',
      mode: 'UPI',
      reference: '7',
      cash: 900,
      allocations: [],
    } as const;
    done(store.dispatch(receiptRecorded(draft, TODAY)));
    const [id = ''] = store.getState().receipts.ids;
    const first = done(store.dispatch(refunding(100, TODAY, id)));
    done(store.dispatch(refunding(200, TODAY, id)));
    expect(first.undo?.()).toMatchObject({ done: true });
    expect(selectReceiptRows(store.getState())[0]).toMatchObject({ refunded: 200, onAccount: 700 });
  });

  test('leaves its money for bills, which an Undo of an allocation cannot take twice', () => {
    const store = createStore(books);
    const allocated = done(store.dispatch(receiptAllocated(RECEIPT, [{ billId: 'bill-1', amount: 1180 }], TODAY)));
    const undone = allocated.undo?.();
    done(store.dispatch(refunding(1900)));
    const again = undone && 'undo' in undone ? undone.undo() : undefined;
    expect(again).toMatchObject({
      done: false,
      reason: 'Not undone: that money settles other bills by now, or was paid back.',
    });
  });

  test('cannot be done again by an Undo of that once the money settles a bill', () => {
    const { store, said } = refunded(1900);
    const undone = said.undo?.();
    done(store.dispatch(receiptAllocated(RECEIPT, [{ billId: 'bill-1', amount: 1180 }], TODAY)));
    const again = undone && 'undo' in undone ? undone.undo() : undefined;
    expect(again).toMatchObject({
      done: false,
      reason: 'Not undone: that money settles other bills by now, or was paid back.',
    });
  });
});

/** The same books of a company that is registered in Maharashtra, as the client is. */
const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const registered: Business = {
  ...books,
  company: companyTable([own]),
  receipts: receiptTable(Object.values(books.receipts.entities).map((one) => ({ ...one, refunds: [] }))),
};
const voucherIn = (store: ReturnType<typeof createStore>, place: number) => {
  const { ids, entities } = store.getState().refundVouchers;
  return entities[ids[place] ?? ''];
};
const numbersIn = (store: ReturnType<typeof createStore>) =>
  Object.values(store.getState().refundVouchers.entities).map(({ docNo, status }) => [docNo, status]);

describe('the voucher of a refund', () => {
  test('gives back the GST that the advance bore, so that all of them come to it', () => {
    const store = createStore(registered);
    for (const amount of [100, 333.33, 1466.67]) done(store.dispatch(refunding(amount)));
    // Of 2,000 with 18 % in them 1,694.92 and twice 152.54 are 2,000; of 1,900: 1,610.17 and twice 144.92 are 1,900.01.
    // Of 1,566.67: 1,327.69 and twice 119.49; of the 100 of TDS that stay: 84.74 and twice 7.63 are 100.
    expect([0, 1, 2].map((place) => voucherIn(store, place)?.tax)).toEqual([
      { rate: '18%', taxable: 84.75, cgst: 7.62, sgst: 7.62, igst: 0 },
      { rate: '18%', taxable: 282.48, cgst: 25.43, sgst: 25.43, igst: 0 },
      { rate: '18%', taxable: 1242.95, cgst: 111.86, sgst: 111.86, igst: 0 },
    ]);
  });

  test('says what rule 51 asks for, of the receipt that it is of', () => {
    const store = createStore(registered);
    done(store.dispatch(refunding(1180)));
    const voucher = voucherIn(store, 0);
    if (!voucher) throw new Error('There is no voucher.');
    const { title, docNo, facts, tables, sums } = refundVoucherPaper(store.getState(), voucher);
    expect([title, docNo]).toEqual(['Refund Voucher', 'RV/26-27/000001']);
    expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Voucher No: RV/26-27/000001',
      'Date: 21 Nov 2026',
      'Against Receipt: RC/26-27/000001',
      'Receipt Date: 10 Nov 2026',
      'Mode: UPI',
      'Reference: UTR 7',
      'Reason: It was paid twice',
      'Tax payable on reverse charge: No',
    ]);
    expect(tables[0]?.columns.map((column) => column.title)).toEqual([
      'Description',
      'HSN/SAC',
      'Taxable Value',
      'CGST 9%',
      'SGST 9%',
      'Amount',
    ]);
    expect(tables[0]?.rows).toEqual([['Advance paid back', '9984', '₹1,000', '₹90', '₹90', '₹1,180']]);
    expect(sums).toEqual([{ label: 'Amount Refunded', value: '₹1,180' }]);
  });

  test('fits its own schema and a backup where part of the money is for goods, which has a row of its own without GST', () => {
    const hardware = billOf(1, {
      part: 'Hardware',
      lines: [{ kind: 'Hardware', vehicleId: 'vehicle-31', price: 500, taxable: 500, hsn: '852691' }],
      taxes: [{ hsn: '852691', taxable: 500, cgst: 45, sgst: 45, igst: 0 }],
      total: 590,
    });
    const allocations = [{ billId: 'bill-1', amount: 590 }];
    const store = createStore({
      ...registered,
      bills: billTable([hardware]),
      receipts: receiptTable([receiptOf(1, { accountId: ACCOUNT, cash: 708, allocations })]),
    });
    const lines = [{ kind: 'Hardware' as const, vehicleId: 'vehicle-31', amount: 500 }];
    done(store.dispatch(creditNoteIssued({ accountId: ACCOUNT, billId: 'bill-1', reason: 'Not used', lines }, TODAY)));
    const carried = withOutcome(store.getState(), refunding(708));
    expect(checkedFact(carried)).toEqual({ fact: carried, leftOut: [] });
    done(store.dispatch(refunding(708)));
    expect(restorable(store.getState()).leftOut).toEqual([]);
    const voucher = voucherIn(store, 0);
    expect(voucher && refundVoucherPaper(store.getState(), voucher).tables[0]?.rows).toEqual([
      ['Advance paid back', '9984', '₹100', '₹9', '₹9', '₹118'],
      ['Money for goods paid back, without GST', '', '', '', '', '₹590'],
    ]);
  });

  test('of money without GST tells none, and is no voucher of the return', () => {
    const exempt = { ...own, gstRates: [{ hsn: own.subscriptionSac, rate: 'Exempt' as const, from: '2026-01-01' }] };
    for (const company of [companyTable([{ ...own, gstin: '' }]), companyTable([exempt])]) {
      const store = createStore({ ...registered, company });
      done(store.dispatch(refunding(500)));
      expect(voucherIn(store, 0)).toMatchObject({ docNo: 'RV/26-27/000001', amount: 500 });
      expect(voucherIn(store, 0)?.tax).toBeUndefined();
      expect(selectFiling(store.getState(), '2026-11', new Set()).documents.map(({ nature }) => nature)).toEqual([
        'Invoices for outward supply',
      ]);
    }
  });

  test('keeps its number when it is undone, which no other gets, and stands cancelled in the return and in Tally', () => {
    const store = createStore(registered);
    const first = done(store.dispatch(refunding(100)));
    done(store.dispatch(refunding(200)));
    expect(first.undo?.()).toMatchObject({ done: true });
    done(store.dispatch(refunding(300)));
    expect(numbersIn(store)).toEqual([
      ['RV/26-27/000001', 'Cancelled'],
      ['RV/26-27/000002', 'Issued'],
      ['RV/26-27/000003', 'Issued'],
    ]);
    const { documents, gstr1 } = selectFiling(store.getState(), '2026-11', new Set());
    expect(documents.slice(1)).toMatchObject([
      { nature: 'Receipt voucher', from: 'RC/26-27/000001', to: 'RC/26-27/000001', count: 1, net: 1 },
      { nature: 'Refund voucher', from: 'RV/26-27/000001', to: 'RV/26-27/000003', count: 3, cancelled: 1, net: 2 },
    ]);
    expect(gstr1.summaries.doc_issue?.doc_det.map(({ doc_num, doc_typ }) => [doc_num, doc_typ])).toEqual([
      [1, 'Invoices for outward supply'],
      [6, 'Receipt Voucher'],
      [8, 'Refund Voucher'],
    ]);
    const payments = vouchersOf(store.getState(), daysOf('2026-11'), new Set()).filter(
      ({ type }) => type === 'Payment',
    );
    expect(payments.map(({ number, isCancelled }) => [number, isCancelled])).toEqual([
      ['RV/26-27/000001', true],
      ['RV/26-27/000002', undefined],
      ['RV/26-27/000003', undefined],
    ]);
  });

  test('is there again when its Undo is taken back', () => {
    const { store, said } = refunded(800);
    const undone = said.undo?.();
    const again = undone && 'undo' in undone ? undone.undo() : undefined;
    expect(again).toMatchObject({ done: true });
    expect(numbersIn(store)).toEqual([['RV/26-27/000001', 'Issued']]);
  });
});

test('no more of a receipt is paid back than is on account', () => {
  const told = (amount: string) =>
    messages(refundSchema(100, '2026-11-01', TODAY), { amount, on: TODAY, why: 'It was paid twice' });
  expect(told('100.01')).toEqual({ amount: 'Amount cannot be above the ₹100 that is on account.' });
  expect(told('100')).toEqual({});
});
