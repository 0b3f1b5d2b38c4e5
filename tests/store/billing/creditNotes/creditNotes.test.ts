import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { billRunApproved } from '@/store/facts/bills';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import { createStore } from '@/store/business/store';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { selectBillRows } from '@/store/billing/receivables/billRows';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { creditableLines, creditedOf, creditSchema, overLeft } from '@/store/billing/creditNotes/creditSchema';
import { runToEnd } from '@/journal/kit/runToEnd';
import { fittedInNovember } from '../../../support/billing';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-23';

/** The bill of 19 of 30 days at ₹350: ₹221.67, with GST and round off ₹262. */
function billed() {
  const store = createStore(fittedInNovember);
  const { ready } = runToEnd(runRowSteps(store.getState(), selectBillRun(store.getState(), '2026-11', TODAY)));
  done(store.dispatch(billRunApproved('2026-11', seenBills(ready), TODAY)));
  const [bill] = selectBills(store.getState());
  if (!bill) throw new Error('Nothing was billed.');
  const lines = () => creditableLines(store.getState().creditNotes, bill);
  return { store, bill, lines };
}

const messagesOf = (bill: ReturnType<typeof billed>, rows: object[]): readonly string[] => {
  try {
    creditSchema(bill.lines()).validateSync({ reason: 'Mistake', lines: rows }, { abortEarly: false });
    return [];
  } catch (error) {
    return ValidationError.isError(error) ? error.errors : [String(error)];
  }
};

const credit = (bill: IssuedBill, amount: number, on = TODAY, accountId = bill.accountId) =>
  creditNoteIssued(
    {
      accountId,
      billId: bill.id,
      reason: 'Mistake',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount }],
    },
    on,
  );

describe('the form for a credit note', () => {
  test('asks of each line what is left of that one', () => {
    const [only] = billed().lines();
    if (!only) throw new Error('Nothing was billed.');
    const schema = creditSchema([only, { ...only, key: 'other', what: 'MH 01 AB 1002, Subscription', left: 50 }]);
    const typed = (amount: string) => ({ reason: 'Mistake', lines: [{ key: 'other', amount }] });
    expect(schema.isValidSync(typed('50'))).toBe(true);
    expect(() => schema.validateSync(typed('51'))).toThrow('Only ₹50 is left of MH 01 AB 1002, Subscription.');
  });

  test('offers what is left of each line, and takes no more', () => {
    const bill = billed();
    const [line] = bill.lines();
    expect(bill.lines()).toEqual([expect.objectContaining({ what: 'MH 01 AB 1001, Subscription', left: 221.67 })]);
    const key = line?.key ?? '';
    expect(messagesOf(bill, [{ key, amount: '221.67' }])).toEqual([]);
    expect(messagesOf(bill, [{ key, amount: '221.68' }])).toEqual([
      'Only ₹221.67 is left of MH 01 AB 1001, Subscription.',
    ]);
    expect(messagesOf(bill, [{ key, amount: '-1' }])).toEqual([
      'Credit of MH 01 AB 1001, Subscription cannot be negative.',
    ]);
    expect(messagesOf(bill, [{ key, amount: '1.005' }])).toEqual(['Credit can have at most two decimals.']);
    expect(messagesOf(bill, [{ key, amount: '' }])).toEqual(['Credit at least one line.']);
    done(bill.store.dispatch(credit(bill.bill, 100)));
    expect(bill.lines()).toEqual([expect.objectContaining({ left: 121.67 })]);
    done(bill.store.dispatch(credit(bill.bill, 121.67)));
    expect(bill.lines()).toEqual([]);
  });

  test('a discount is credited below zero, down to what it took off', () => {
    const discount = { left: -100, what: 'Discount' };
    expect(overLeft(discount, -100)).toBeUndefined();
    expect(overLeft(discount, -101)).toBe('Only −₹100 is left of Discount.');
    expect(overLeft(discount, 5)).toBe('Discount took something off the bill: its credit is negative, down to −₹100.');
  });

  test('what is blank credits nothing', () => {
    const { lines } = billed();
    const key = lines()[0]?.key;
    expect(creditedOf(lines(), [{ key }, { key: 'gone', amount: 5 }])).toEqual([]);
    expect(creditedOf(lines(), [{ key, amount: 5 }])).toEqual([
      { kind: 'Subscription', vehicleId: 'vehicle-1', hsn: '9984', amount: 5 },
    ]);
  });
});

describe('a credit note', () => {
  test('over all that is left takes the round off as well, so that nothing is open', () => {
    const { store, bill } = billed();
    done(store.dispatch(credit(bill, 221.67)));
    expect(selectCreditNotes(store.getState())).toEqual([
      expect.objectContaining({ docNo: 'CN/26-27/000001', total: 262 }),
    ]);
    expect(selectBillRows(store.getState(), TODAY)).toEqual([
      expect.objectContaining({ docNo: 'INV/26-27/000001', credited: 262, open: 0, standing: 'Settled' }),
    ]);
  });

  test('after 30 November that follows the year is without GST', () => {
    const { store, bill } = billed();
    done(store.dispatch(credit(bill, 100, '2027-12-01')));
    expect(selectCreditNotes(store.getState())).toEqual([expect.objectContaining({ total: 100 })]);
  });

  test("of another client's bill is refused", () => {
    const { store, bill } = billed();
    expect(reasonOf(store.dispatch(credit(bill, 1, TODAY, 'account-2')))).toBe(
      "The bill INV/26-27/000001 is another client's.",
    );
  });
});

test('the list of bills tells what is open, and what is overdue', () => {
  const { store } = billed();
  expect(selectBillRows(store.getState(), TODAY)).toEqual([
    expect.objectContaining({ accountNumber: 1, company: 'Konkan Carriers', received: 0, open: 262, standing: 'Open' }),
  ]);
  expect(selectBillRows(store.getState(), '2027-01-01')).toEqual([expect.objectContaining({ standing: 'Overdue' })]);
});
