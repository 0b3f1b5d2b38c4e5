import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { billTable } from '@/store/billing/bills/billsSlice';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { openAmount } from '@/store/billing/receivables/openBills';
import { receiptDraftOf, receiptLook, allocationRows, type TypedReceipt } from '@/store/billing/receipts/receiptForm';
import { allocateSchema, receiptFormSchema, tdsWarning } from '@/store/billing/receipts/receiptFormSchema';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { billOf, receiptOf } from '../../../support/bills';

/** ₹4,771.67 with GST and a round off of 43 paise, each tax rounded to the paisa; and ₹1,180 that are due later. */
const large = billOf(1, {
  taxes: [{ hsn: '9984', taxable: 4771.67, cgst: 429.45, sgst: 429.45, igst: 0 }],
  roundOff: 0.43,
  total: 5631,
});
const small = billOf(2, { dueOn: '2026-12-01' });
const books = {
  bills: billTable([large, small]),
  creditNotes: creditNoteTable([]),
  openings: openingTable([]),
  debitNotes: debitNoteTable([]),
  writeOffs: writeOffTable([]),
  receipts: receiptTable([]),
};
const context = {
  books,
  rates: [
    { code: '194C', rate: 2 },
    { code: '194Q', rate: 0.1 },
  ],
  today: '2026-11-20',
};
const typed = (changes: TypedReceipt & Record<string, unknown> = {}) => ({
  accountId: 'account-1',
  on: '2026-11-20',
  mode: 'UPI',
  cash: '100',
  tdsCode: 'None',
  allocating: 'Oldest first',
  ...changes,
});

function messagesOf(
  schema: { validateSync: (values: unknown, options: { abortEarly: boolean }) => unknown },
  values: unknown,
): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}

describe('what follows from a receipt as it is typed', () => {
  test('the tax is the rate on the value without GST of what money and tax settle together', () => {
    const look = receiptLook(context, typed({ cash: '5535.57', tdsCode: '194C' }));
    expect(look).toMatchObject({ proposedTds: 95.43, tds: 95.43, taxable: 4771.67, allocated: 5631, onAccount: 0 });
    expect(look.allocations).toEqual([{ billId: 'bill-1', amount: 5631 }]);
  });

  test('a bill that is settled with 2 % kept back has nothing open', () => {
    const draft = receiptDraftOf(context, {
      ...typed(),
      mode: 'UPI',
      accountId: 'account-1',
      cash: 5535.57,
      tdsCode: '194C',
      on: '2026-11-20',
      reference: undefined,
    });
    expect(draft.tds).toEqual({ code: '194C', rate: 2, amount: 95.43 });
    const receipts = receiptTable([receiptOf(1, { cash: draft.cash, tds: draft.tds, allocations: draft.allocations })]);
    expect(openAmount({ ...books, receipts }, large)).toBe(0);
    expect(openAmount({ ...books, receipts }, small)).toBe(1180);
  });

  test('a receipt of which nothing was kept back tells of no tax, whichever rate was chosen', () => {
    const draft = receiptDraftOf(context, {
      ...typed({ tdsCode: '194C', tdsAmount: '0' }),
      mode: 'UPI',
      accountId: 'account-1',
      cash: 100,
      on: '2026-11-20',
      reference: undefined,
    });
    expect(draft).not.toHaveProperty('tds');
  });

  test('what stays on account is for a service, or for goods where that is said', () => {
    const forGoods = (cash: number, advanceFor?: string) =>
      receiptDraftOf(context, {
        ...typed({ advanceFor }),
        mode: 'UPI',
        accountId: 'account-1',
        cash,
        on: '2026-11-20',
        reference: undefined,
      }).forGoods;
    expect([forGoods(7000), forGoods(7000, 'Service'), forGoods(7000, 'Goods')]).toEqual([undefined, undefined, true]);
    // Nothing is on account.
    expect(forGoods(100, 'Goods')).toBeUndefined();
  });

  test('oldest first goes by the days of the bills, and the rest is on account', () => {
    const { allocations, onAccount } = receiptLook(context, typed({ cash: '7,000' }));
    expect(allocations).toEqual([
      { billId: 'bill-1', amount: 5631 },
      { billId: 'bill-2', amount: 1180 },
    ]);
    expect(onAccount).toBe(189);
  });

  test('by hand only what was typed is allocated', () => {
    const shares = [
      { billId: 'bill-1', amount: '' },
      { billId: 'bill-2', amount: '60' },
    ];
    expect(receiptLook(context, typed({ allocating: 'By hand', shares }))).toMatchObject({
      allocations: [{ billId: 'bill-2', amount: 60 }],
      onAccount: 40,
    });
    expect(allocationRows(books, 'account-1', [{ billId: 'bill-2', amount: 60 }])).toEqual([
      { billId: 'bill-1' },
      { billId: 'bill-2', amount: 60 },
    ]);
  });
});

describe('the Record Receipt form', () => {
  test.each<[TypedReceipt & Record<string, unknown>, Record<string, string>]>([
    [{}, {}],
    [{ on: '' }, { on: 'Date is required.' }],
    [{ on: '2026-02-31' }, { on: 'Date is not a date.' }],
    [{ on: '2026-11-21' }, { on: 'Date cannot be in the future: money is recorded when it is here.' }],
    [{ accountId: '' }, { accountId: 'Choose the client.' }],
    [{ mode: 'Barter' }, { mode: 'Choose how it came.' }],
    [{ cash: '' }, { cash: 'Amount is required.' }],
    [{ cash: '0' }, { cash: 'Amount must be more than 0.' }],
    [{ cash: 'x' }, { cash: 'Amount must be a number' }],
    [{ cash: '-5' }, { cash: 'Amount cannot be negative.' }],
    [{ cash: '1.005' }, { cash: 'Amount can have at most two decimals.' }],
    [{ cash: '1000000000000' }, { cash: 'Amount can have at most 12 digits.' }],
    [{ tdsCode: '194Z' }, { tdsCode: 'Choose a section, or None.' }],
    [
      { tdsCode: '194C', tdsAmount: '6000' },
      { tdsAmount: 'TDS cannot be above ₹5,169.13, the value without GST of what is allocated.' },
    ],
    [{ cash: '980', tdsCode: '194C', allocating: 'By hand', shares: [], tdsAmount: '20' }, {}],
    [
      {
        cash: '1180',
        tdsCode: '194C',
        allocating: 'By hand',
        shares: [{ billId: 'bill-2', amount: 1000 }],
        tdsAmount: '848',
      },
      { tdsAmount: 'TDS cannot be above ₹847.46, the value without GST of what is allocated.' },
    ],
    [
      { cash: '9000', allocating: 'By hand', shares: [{ billId: 'bill-2', amount: '1180.01' }] },
      { 'shares[0].amount': 'Only ₹1,180 is open of bill INV/26-27/000002.' },
    ],
    [
      { allocating: 'By hand', shares: [{ billId: 'bill-2', amount: '150' }] },
      { cash: '₹150 is allocated, more than the ₹100 that came.' },
    ],
  ])('%j → %j', (changes, expected) => {
    expect(messagesOf(receiptFormSchema(context), typed(changes))).toEqual(expected);
  });

  test('tax that is off by more than a rupee is warned of, and not refused', () => {
    const kept = (tdsAmount: string) => tdsWarning(context, typed({ cash: '5535.57', tdsCode: '194C', tdsAmount }));
    expect(kept('95')).toBeUndefined();
    expect(kept('96.43')).toBeUndefined();
    expect(kept('90')).toBe('TDS 194C of the allocated amount without GST is ₹95.34.');
    expect(
      messagesOf(receiptFormSchema(context), typed({ cash: '5535.57', tdsCode: '194C', tdsAmount: '90' })),
    ).toEqual({});
  });
});

test('the warning goes by the allocation that is shown: what the tax as typed settles with the money', () => {
  const odd = typed({ cash: '1000', tdsCode: '194C', tdsAmount: '500' });
  const { allocated, allocations, dueTds, proposedTds } = receiptLook(context, odd);
  expect(allocated).toBe(1500);
  expect(dueTds).toBe(receiptLook(context, { ...odd, allocating: 'By hand', shares: allocations }).proposedTds);
  expect(dueTds).not.toBe(proposedTds);
  expect(tdsWarning(context, odd)).toBe('TDS 194C of the allocated amount without GST is ₹25.42.');
});

test('of what is on account no more is allocated than there is, and not nothing', () => {
  const schema = allocateSchema(books, 500);
  expect(messagesOf(schema, { shares: [{ billId: 'bill-1', amount: '500' }] })).toEqual({});
  expect(
    messagesOf(schema, {
      shares: [
        { billId: 'bill-1', amount: '300' },
        { billId: 'bill-2', amount: '200.01' },
      ],
    }),
  ).toEqual({
    shares: 'Only ₹500 is on account, less than ₹500.01.',
  });
  expect(messagesOf(schema, { shares: [{ billId: 'bill-1', amount: '' }] })).toEqual({
    shares: 'Give at least one bill an amount.',
  });
});
