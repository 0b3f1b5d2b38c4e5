import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { refundVoucherPaper } from '@/store/billing/papers/refundVoucherPaper';
import { ageingOf } from '@/store/billing/receivables/ageing';
import { openingOnAccount } from '@/store/billing/receivables/openBills';
import { balanceDue } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { tallySums } from '@/store/billing/tally/tallySums';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { receiptRefunded } from '@/store/facts/receipts';
import { daysOf } from '@/store/kit/calendar';
import { account, salesOf } from '../../../support/accounts';
import { billOf, lineOf } from '../../../support/bills';
import { buttonsIn, shownAt } from '../../../support/rendered';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';
const ACCOUNT = 'account-1';
const OPENING = 'opening-1';
const NOVEMBER = daysOf('2026-11');
const NONE: ReadonlySet<string> = new Set();

/** A client with 2,000 to its credit before the first bill, and a bill of 1,180 that is not settled. */
const books: Business = {
  ...emptyBusiness,
  ...salesOf(account(1)),
  bills: billTable([billOf(1, { lines: [lineOf(31, { taxable: 1000 })] })]),
  openings: openingTable([{ id: OPENING, number: 1, accountId: ACCOUNT, on: '2026-04-01', amount: -2000 }]),
};

const refunding = (amount: number, on = TODAY): Fact =>
  receiptRefunded(OPENING, { on, mode: 'UPI', reference: 'UTR 7', amount, why: 'They asked for it' }, TODAY);
const allocating = (amount: number, on = TODAY): Fact => balanceAllocated(OPENING, [{ billId: 'bill-1', amount }], on);

function refunded(amount: number) {
  const store = createStore(books);
  const said = done(store.dispatch(refunding(amount)));
  return { store, said };
}

describe('what a client had to its credit before the first bill is paid back', () => {
  test('as money on account is: balance, ageing and statement tell it', () => {
    const { store } = refunded(800);
    const state = store.getState();
    expect([openingOnAccount(state, ACCOUNT), balanceDue(state, ACCOUNT)]).toEqual([1200, -20]);
    expect(ageingOf(state, ACCOUNT, TODAY)).toMatchObject({ onAccount: 1200, balance: -20 });
    expect(ageingOf(state, ACCOUNT, '2026-11-20')).toMatchObject({ onAccount: 2000 });
    expect(statementOf(state, ACCOUNT, '2026-11-15', TODAY).rows).toMatchObject([
      { what: 'Refund', on: TODAY, debit: 800, balance: -20, detail: 'UPI · UTR 7 · They asked for it' },
    ]);
  });

  test('in Tally from the ledger that the client had then, whatever it is called later', () => {
    const state = refunded(800).store.getState();
    const ledgers = (business: Business) =>
      vouchersOf(business, NOVEMBER, NONE).flatMap(({ type, party }) => (type === 'Payment' ? [party.ledger] : []));
    const first = account(1);
    const renamed = account(1, { bill: { ...first.bill, companyName: 'Renamed Co' } });
    expect(ledgers(state)).toHaveLength(1);
    expect(ledgers({ ...state, ...salesOf(renamed) })).toEqual(ledgers(state));
  });

  test('with a refund voucher, and as a payment out of the bank in Tally', () => {
    const state = refunded(800).store.getState();
    const [voucher] = Object.values(state.refundVouchers.entities);
    expect(voucher).toMatchObject({ docNo: 'RV/26-27/000001', accountId: ACCOUNT, amount: 800 });
    expect(voucher).not.toHaveProperty('tax');
    expect(voucher && refundVoucherPaper(state, voucher).facts).toContainEqual({
      label: 'Against',
      value: 'Opening balance of 01 Apr 2026',
    });
    const vouchers = vouchersOf(state, NOVEMBER, NONE);
    expect(vouchers.filter(({ kind }) => kind === 'Refund')).toMatchObject([
      { number: 'RV/26-27/000001', entries: [{ ledger: 'Bank', amount: -80_000 }, { amount: 80_000 }] },
    ]);
    expect(tallySums(state, vouchers, NOVEMBER, NONE).find(({ id }) => id === 'Refund')).toMatchObject({
      inFiles: 800,
      inBooks: 800,
      difference: 0,
    });
  });

  test('never beyond what is left of it, nor before it came', () => {
    const { store } = refunded(800);
    expect(reasonOf(store.dispatch(refunding(1200.01)))).toBe(
      'Only ₹1,200 of it can be paid back on 21 Nov 2026, less than ₹1,200.01.',
    );
    done(store.dispatch(allocating(1000)));
    expect(reasonOf(store.dispatch(refunding(201)))).toContain('Only ₹200 of it can be paid back');
    expect(reasonOf(store.dispatch(refunding(100, '2026-03-31')))).toContain('It came on 01 Apr 2026');
    expect(reasonOf(store.dispatch(allocating(201)))).toContain('Only ₹200 of it is on account');
  });

  test('and it cannot be corrected to less than that', () => {
    const { store } = refunded(800);
    const corrected = (to: number): Fact =>
      balanceCorrected(OPENING, { was: { amount: -2000 }, to: { amount: to } }, 'Misread', TODAY);
    expect(reasonOf(store.dispatch(corrected(-799)))).toContain(
      '₹800 of what was on account settles bills or was paid back',
    );
    done(store.dispatch(corrected(-800)));
    expect(openingOnAccount(store.getState(), ACCOUNT)).toBe(0);
  });

  test.each([
    ['paid back', refunding(800, '2026-11-10')],
    ['allocated', allocating(800, '2026-11-10')],
  ])('and it cannot be of a later day than that on which some of it was %s', (_what, fact) => {
    const store = createStore(books);
    const dated = (was: string, on: string): Fact =>
      balanceCorrected(OPENING, { was: { on: was }, to: { on } }, 'Misread', TODAY);
    const later = done(store.dispatch(dated('2026-04-01', '2026-11-11')));
    const earlier = done(store.dispatch(dated('2026-11-11', '2026-11-10')));
    const gone = done(store.dispatch(fact));
    const reason = '₹800 of it was allocated, given back or paid back on 10 Nov 2026: its Date cannot be later.';
    expect(reasonOf(store.dispatch(dated('2026-11-10', '2026-11-11')))).toBe(reason);
    expect(earlier.undo?.()).toMatchObject({ done: false, reason: `Not undone: ${reason}` });
    const back = gone.undo?.();
    expect([back?.done, earlier.undo?.().done, later.done]).toEqual([true, true, true]);
    expect(back?.done && back.undo?.()).toMatchObject({ done: false, reason: `Not undone: ${reason}` });
    const { balance } = ageingOf(store.getState(), ACCOUNT, '2026-11-10');
    expect(statementOf(store.getState(), ACCOUNT, '2026-04-01', '2026-11-10').closing).toBe(balance);
  });

  test('until an Undo takes that back, which cancels the voucher', () => {
    const { store, said } = refunded(800);
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(openingOnAccount(store.getState(), ACCOUNT)).toBe(2000);
    expect(Object.values(store.getState().refundVouchers.entities)).toMatchObject([{ status: 'Cancelled' }]);
  });

  test('and the first of two refunds is taken back by itself', () => {
    const store = createStore({ ...books, openings: openingTable([]) });
    done(store.dispatch(balancesOpened([{ accountId: ACCOUNT, on: '2026-04-01', amount: -2000 }], TODAY)));
    const [id = ''] = store.getState().openings.ids;
    const refund = (amount: number) =>
      done(store.dispatch(receiptRefunded(id, { on: TODAY, mode: 'UPI', amount, why: 'They asked for it' }, TODAY)));
    const first = refund(800);
    refund(500);
    const back = first.undo?.();
    expect([back && reasonOf(back), openingOnAccount(store.getState(), ACCOUNT)]).toEqual([undefined, 1500]);
    const again = back?.done ? back.undo?.() : undefined;
    expect([again && reasonOf(again), openingOnAccount(store.getState(), ACCOUNT)]).toEqual([undefined, 700]);
    expect(Object.values(store.getState().refundVouchers.entities).map(({ status }) => status)).toEqual([
      'Issued',
      'Issued',
    ]);
  });

  test('by a button on the statement of the client, as long as something is left', async () => {
    const namesAt = async (business: Business) =>
      buttonsIn(await shownAt('/sales/detailed-client?account=1&tab=statement', undefined, business)).map(
        ({ name }) => name,
      );
    expect(await namesAt(books)).toContain('Refund');
    expect(await namesAt(refunded(2000).store.getState())).not.toContain('Refund');
  });
});
