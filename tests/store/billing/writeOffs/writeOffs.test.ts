import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { openAmount } from '@/store/billing/receivables/openBills';
import { balanceDue, openBillsOf } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { daysOf } from '@/store/kit/calendar';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { selectOldDebts } from '@/store/business/today/moneyToday';
import { billCancelled } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { monthClosed } from '@/store/facts/periods';
import { receiptRecorded } from '@/store/facts/receipts';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { edited } from '@/store/kit/edit';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';
const BILL = 'bill-1';
const NONE: ReadonlySet<string> = new Set();

const books: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1, { lines: [lineOf(31, { taxable: 1000 })] })]),
};

const losing = (amount: number, on = TODAY, billId = BILL): Fact =>
  debtWrittenOff({ accountId: ACCOUNT, billId, amount, why: 'The client is gone' }, on);
const paying = (cash: number): Fact =>
  receiptRecorded(
    { accountId: ACCOUNT, on: TODAY, mode: 'UPI', cash, allocations: [{ billId: BILL, amount: cash }] },
    TODAY,
  );

/** A bill of 1,180 of which so much was written off, with the way to take that back. */
function writtenOff(amount: number) {
  const store = createStore(books);
  const said = done(store.dispatch(losing(amount)));
  const [id = ''] = store.getState().writeOffs.ids;
  const back = (on = TODAY) => writeOffTakenBack({ id, accountId: ACCOUNT, billId: BILL }, on);
  return { store, said, back, id };
}

const openOf = (state: Business, bill = state.bills.entities[BILL]) => bill && openAmount(state, bill);

describe('what is written off', () => {
  test('is owed no more: by the bill, the balance, the ageing and Today', () => {
    const state = writtenOff(1180).store.getState();
    expect(openOf(state)).toBe(0);
    expect(balanceDue(state, ACCOUNT)).toBe(0);
    expect(openBillsOf(state, ACCOUNT)).toEqual([]);
    expect(ageingOf(state, ACCOUNT, '2027-03-01')).toMatchObject({ balance: 0, onAccount: 0 });
    expect(selectOldDebts(createStore(books).getState(), '2027-03-01')).toHaveLength(1);
    expect(selectOldDebts(state, '2027-03-01')).toEqual([]);
  });

  test('leaves open what of it was not written off', () => {
    const { store } = writtenOff(180);
    expect(openOf(store.getState())).toBe(1000);
    done(store.dispatch(paying(1000)));
    expect(openOf(store.getState())).toBe(0);
  });

  test('stands in the statement on its day, and not before it', () => {
    const state = writtenOff(180.5).store.getState();
    expect(statementOf(state, ACCOUNT, '2026-11-02', TODAY).rows).toMatchObject([
      { what: 'Written off', on: TODAY, credit: 180.5, balance: 999.5, detail: 'The client is gone' },
    ]);
    expect(ageingOf(state, ACCOUNT, '2026-11-20').balance).toBe(1180);
  });

  test('is a journal voucher against the bill for Tally, which touches no tax', () => {
    const vouchers = vouchersOf(writtenOff(1180).store.getState(), daysOf('2026-11'), NONE);
    expect(vouchers.find(({ type }) => type === 'Journal')).toMatchObject({
      number: 'WO-1',
      on: TODAY,
      entries: [
        { ledger: 'Bad Debts', amount: 118_000 },
        { amount: -118_000, references: [{ type: 'Agst Ref', amount: -118_000 }] },
      ],
    });
  });

  test('may be of an opening balance, which then cannot be corrected below it', () => {
    const store = createStore(books);
    store.dispatch(balancesOpened([{ accountId: ACCOUNT, on: '2026-09-01', amount: 500 }], TODAY));
    const [opening = ''] = store.getState().openings.ids;
    done(store.dispatch(losing(200, TODAY, opening)));
    expect(balanceDue(store.getState(), ACCOUNT)).toBe(1480);
    const less = balanceCorrected(opening, edited({ amount: 500 }, { amount: 100 }), 'Misread', TODAY);
    expect(reasonOf(store.dispatch(less))).toBe('₹200 of it was received or written off: it cannot be less.');
    expect(vouchersOf(store.getState(), daysOf('2026-11'), NONE).at(-1)?.entries[1]?.references).toEqual([
      { type: 'On Account', amount: -20_000 },
    ]);
  });
});

describe('nothing is written off', () => {
  test.each<[string, string, Fact]>([
    ['beyond what is open', 'Only ₹1,180 is open of bill INV/26-27/000001, less than ₹1,180.01.', losing(1180.01)],
    ['in parts of a paisa', 'The amount has parts of a paisa.', losing(1.005)],
    [
      'before the bill',
      'The bill INV/26-27/000001 is of 01 Nov 2026: nothing of it is written off before.',
      losing(1, '2026-10-31'),
    ],
    [
      'of another client',
      "The bill INV/26-27/000001 is another client's.",
      debtWrittenOff({ accountId: 'account-2', billId: BILL, amount: 1, why: 'No' }, TODAY),
    ],
    ['of a bill that is gone', 'This bill was deleted, or adding it was undone.', losing(1, TODAY, 'bill-9')],
  ])('%s', (_what, reason, fact) => {
    expect(reasonOf(createStore(books).dispatch(fact))).toBe(reason);
  });

  test('of a cancelled bill, and one of which something was written off is not cancelled', () => {
    const { store } = writtenOff(100);
    expect(reasonOf(store.dispatch(billCancelled({ id: BILL, accountId: ACCOUNT })))).toContain(
      '₹100 of bill INV/26-27/000001 was written off.',
    );
    const other = createStore(books);
    done(other.dispatch(billCancelled({ id: BILL, accountId: ACCOUNT })));
    expect(reasonOf(other.dispatch(losing(1)))).toBe('The bill INV/26-27/000001 was cancelled.');
  });

  test('and paid, or credited, as well', () => {
    const { store } = writtenOff(1180);
    expect(reasonOf(store.dispatch(paying(1)))).toContain('₹0');
    const note = creditNoteIssued({
      accountId: ACCOUNT,
      billId: BILL,
      reason: 'Lower price',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-31', amount: 100 }],
    });
    expect(reasonOf(store.dispatch(note))).toBe(
      'Only ₹0 is left of bill INV/26-27/000001, less than ₹118. Take back what was written off of it first.',
    );
  });

  test('in a closed month', () => {
    const store = createStore(books);
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    expect(reasonOf(store.dispatch(losing(1)))).toContain('Nov 2026 is closed');
  });
});

describe('a write-off that is taken back', () => {
  test('leaves the bill open as before, once', () => {
    const { store, back } = writtenOff(1180);
    expect(reasonOf(store.dispatch(back('2026-11-20')))).toBe(
      'It was written off on 21 Nov 2026: it is taken back then or later.',
    );
    done(store.dispatch(back()));
    expect(openOf(store.getState())).toBe(1180);
    expect(reasonOf(store.dispatch(back()))).toBe('This write-off was taken back on 21 Nov 2026.');
  });

  test('after its month was closed leaves that month as it was, in ageing, statement and Tally', () => {
    const { store, back } = writtenOff(1180);
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    const before = vouchersOf(store.getState(), daysOf('2026-11'), NONE);
    expect(reasonOf(store.dispatch(back('2026-11-30')))).toContain('Nov 2026 is closed');
    done(store.dispatch(back('2026-12-05')));
    const state = store.getState();
    expect([ageingOf(state, ACCOUNT, '2026-12-04').balance, ageingOf(state, ACCOUNT, '2026-12-05').balance]).toEqual([
      0, 1180,
    ]);
    expect(statementOf(state, ACCOUNT, '2026-12-01', '2026-12-31')).toMatchObject({
      opening: 0,
      closing: 1180,
      rows: [{ what: 'Write-off taken back', on: '2026-12-05', debit: 1180 }],
    });
    expect(vouchersOf(state, daysOf('2026-11'), NONE)).toEqual(before);
    expect(vouchersOf(state, daysOf('2026-12'), NONE)).toMatchObject([
      {
        type: 'Journal',
        number: 'WO-1-back',
        entries: [{ ledger: 'Bad Debts', amount: -118_000 }, { amount: 118_000 }],
      },
    ]);
  });

  test('by Undo is cancelled as well, and keeps its number', () => {
    const { store, said } = writtenOff(1180);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(openOf(store.getState())).toBe(1180);
    done(store.dispatch(losing(5)));
    expect(Object.values(store.getState().writeOffs.entities).map(({ number, status }) => [number, status])).toEqual([
      [1, 'Cancelled'],
      [2, 'Issued'],
    ]);
  });

  test('does not come back by Undo once the bill was paid', () => {
    const { store, back } = writtenOff(1180);
    const taken = done(store.dispatch(back()));
    done(store.dispatch(paying(200)));
    expect(taken.undo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: bill INV/26-27/000001 is settled otherwise by now.',
    });
  });

  test('comes back by Undo as long as the bill is open', () => {
    const { store, back } = writtenOff(1180);
    expect(done(store.dispatch(back())).undo?.()).toMatchObject({ done: true });
    expect(openOf(store.getState())).toBe(0);
  });
});
