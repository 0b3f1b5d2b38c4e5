import { describe, expect, test } from 'vitest';
import { accountOpened, accountsDeleted, vehiclesBilled } from '@/store/facts/accounts';
import { selectAccount } from '@/store/billing/accounts/accounts';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { withIssued } from '@/store/billing/bills/documents';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { selectProformas } from '@/store/billing/proformas/proformasSlice';
import { proformaIssued } from '@/store/facts/proformas';
import { companyChanged } from '@/store/facts/company';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { balanceDue } from '@/store/billing/receivables/owed';
import { selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import { receiptAllocated, receiptBounced, receiptRecorded } from '@/store/facts/receipts';
import { vehicleRegistered } from '@/store/facts/vehicles';
import { account, accountDraft, listBilled, noEdit, noVehicles, salesOf } from '../../support/accounts';
import { done } from '../../support/said';

const TODAY = '2026-11-21';
const NO_DISCOUNT = { bill: { ...account(1).bill, discount: 0 } };
const start: Business = { ...emptyBusiness, ...salesOf(account(1, NO_DISCOUNT), account(2)) };

/** Says a fact that is done, and gives the way to take it back, which tells why it could not. */
function say(store: AppStore, fact: Fact) {
  const { undo } = done(store.dispatch(fact));
  return () => {
    const back = undo?.();
    return back?.done === false ? back.reason : back?.done;
  };
}
const bill = (...ids: readonly string[]) => vehiclesBilled('account-1', ids, noEdit, noVehicles, TODAY);
const statuses = (store: AppStore) => selectBills(store.getState()).map(({ docNo, status }) => [docNo, status]);
const billId = (store: AppStore, place = 0) => selectBills(store.getState())[place]?.id ?? '';
const received = (store: AppStore, amount: number) =>
  receiptRecorded(
    { accountId: 'account-1', on: TODAY, mode: 'UPI', cash: amount, allocations: [{ billId: billId(store), amount }] },
    TODAY,
  );
const credited = (store: AppStore, amount: number) =>
  creditNoteIssued(
    {
      accountId: 'account-1',
      billId: billId(store),
      reason: 'Downtime',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount }],
    },
    TODAY,
  );
const billed = (store: AppStore) => selectAccount(store.getState(), 'account-1')?.vehicles.map((one) => one.billed);

test('only the status of a document says that it was cancelled, and no other field that reads so', () => {
  const changed = (field: string) =>
    withIssued(start, [{ path: ['bills', 'bill-1', field], was: 'Cancelled', is: 'Issued' }]);
  expect([changed('status'), changed('docNo')].map(([one]) => one?.path)).toEqual([
    ['bills', 'bill-1'],
    ['bills', 'bill-1', 'docNo'],
  ]);
});

describe('the Undo of a bill', () => {
  test('cancels it and keeps its number: its vehicles can be billed again, and the next bill is numbered on', () => {
    const store = createStore(start);
    const undo = say(store, bill('vehicle-1'));
    expect(undo()).toBe(true);
    expect([statuses(store), billed(store)]).toEqual([[['INV/26-27/000001', 'Cancelled']], [false, false]]);
    say(store, bill('vehicle-1'));
    expect([statuses(store), billed(store)]).toEqual([
      [
        ['INV/26-27/000001', 'Cancelled'],
        ['INV/26-27/000002', 'Issued'],
      ],
      [true, false],
    ]);
  });

  test('of several cancels them all', () => {
    const store = createStore(start);
    const undo = say(store, listBilled(1, 2));
    expect(undo()).toBe(true);
    expect(statuses(store)).toEqual([
      ['INV/26-27/000001', 'Cancelled'],
      ['INV/26-27/000002', 'Cancelled'],
    ]);
  });

  test('is refused once something was received for it, or credited', () => {
    const store = createStore(start);
    const undo = say(store, bill('vehicle-1'));
    const takeMoneyBack = say(store, received(store, 100));
    expect(undo()).toBe('Not undone: ₹100 was received for bill INV/26-27/000001. Issue a credit note instead.');
    expect(takeMoneyBack()).toBe(true);
    const takeCreditBack = say(store, credited(store, 50));
    expect(undo()).toBe('Not undone: a credit note was issued against bill INV/26-27/000001.');
    expect(takeCreditBack()).toBe(true);
    expect(undo()).toBe(true);
    expect(selectReceipts(store.getState())).toMatchObject([{ status: 'Cancelled', docNo: 'RC/26-27/000001' }]);
    expect(selectCreditNotes(store.getState())).toMatchObject([{ status: 'Cancelled', docNo: 'CN/26-27/000001' }]);
  });

  test('that is taken back itself brings it back, unless its vehicles are billed again by now', () => {
    const store = createStore(start);
    const { undo } = done(store.dispatch(bill('vehicle-1', 'vehicle-2')));
    const again = undo?.();
    const redo = again?.done ? again.undo : undefined;
    const undoOther = say(store, bill('vehicle-2'));
    expect(redo?.()).toMatchObject({ done: false, reason: 'Not undone: MH 01 AB 1002 is billed again by now.' });
    expect(undoOther()).toBe(true);
    expect(redo?.()).toMatchObject({ done: true });
    expect(statuses(store)).toEqual([
      ['INV/26-27/000001', 'Issued'],
      ['INV/26-27/000002', 'Cancelled'],
    ]);
  });
});

describe('the Undo of money', () => {
  test('that is taken back counts it again, unless its bills are settled otherwise by now', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const { undo } = done(store.dispatch(received(store, 236)));
    const again = undo?.();
    const redo = again?.done ? again.undo : undefined;
    const undoOther = say(store, received(store, 1));
    expect(redo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: bill INV/26-27/000001 is settled otherwise by now.',
    });
    expect(undoOther()).toBe(true);
    expect(redo?.()).toMatchObject({ done: true });
  });

  test('of a bounce counts it again, and of an allocation opens the bill again', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const fact = receiptRecorded({ accountId: 'account-1', on: TODAY, mode: 'UPI', cash: 100, allocations: [] }, TODAY);
    say(store, fact);
    const undoAllocated = say(store, receiptAllocated(fact.payload.id, [{ billId: billId(store), amount: 60 }], TODAY));
    const undoBounced = say(store, receiptBounced(fact.payload.id, TODAY));
    expect(undoBounced()).toBe(true);
    expect(selectReceipts(store.getState())[0]).toMatchObject({ status: 'Recorded', bouncedOn: TODAY });
    expect(undoAllocated()).toBe(true);
    expect(selectReceipts(store.getState())).toMatchObject([{ status: 'Recorded', allocations: [] }]);
  });

  test('of an allocation that is taken back itself is refused where its bill is settled otherwise by now', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const fact = receiptRecorded({ accountId: 'account-1', on: TODAY, mode: 'UPI', cash: 236, allocations: [] }, TODAY);
    say(store, fact);
    const { undo } = done(store.dispatch(receiptAllocated(fact.payload.id, [{ billId: billId(store), amount: 236 }])));
    const again = undo?.();
    const redo = again?.done ? again.undo : undefined;
    const undoOther = say(store, received(store, 1));
    expect(redo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: bill INV/26-27/000001 is settled otherwise by now.',
    });
    expect(undoOther()).toBe(true);
    expect(redo?.()).toMatchObject({ done: true });
    expect(balanceDue(businessOf(store.getState()), 'account-1')).toBe(0);
  });

  test('of a bounce counts it again where its bill was credited meanwhile: that is on account then', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const first = received(store, 236);
    say(store, first);
    say(store, credited(store, 50));
    const undoBounced = say(store, receiptBounced(first.payload.id, TODAY));
    expect(undoBounced()).toBe(true);
    expect(balanceDue(businessOf(store.getState()), 'account-1')).toBe(-59);
  });

  test('of a bounce is refused where its bill is settled otherwise by now', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const first = received(store, 236);
    say(store, first);
    const undoBounced = say(store, receiptBounced(first.payload.id, TODAY));
    say(store, received(store, 236));
    expect(undoBounced()).toBe('Not undone: bill INV/26-27/000001 is settled otherwise by now.');
  });

  test('of a credit note that is taken back brings it back, unless its lines are credited otherwise by now', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const { undo } = done(store.dispatch(credited(store, 150)));
    const again = undo?.();
    const redo = again?.done ? again.undo : undefined;
    const undoOther = say(store, credited(store, 100));
    expect(redo?.()).toMatchObject({
      done: false,
      reason: 'Not undone: what it credits is credited otherwise by now.',
    });
    expect(undoOther()).toBe(true);
    expect(redo?.()).toMatchObject({ done: true });
    expect(selectCreditNotes(store.getState()).map(({ status }) => status)).toEqual(['Issued', 'Cancelled']);
  });
});

describe('what a document tells of', () => {
  test('is not taken back: neither the account nor the vehicle that it names, nor the details that it shows', () => {
    const store = createStore(start);
    const opened = accountOpened(accountDraft(), TODAY);
    const undoOpened = say(store, opened);
    const undoCompany = say(store, companyChanged({ was: { name: '' }, to: { name: 'Trackyard' } }));
    const registered = vehicleRegistered({
      vehicleNo: 'MH 01 AB 1009',
      accountId: 'account-1',
      duration: 'Monthly',
      price: 200,
    });
    const undoRegistered = say(store, registered);
    const undoProforma = say(store, proformaIssued(opened.payload.id, TODAY));
    say(store, bill(registered.payload.id));
    expect([undoOpened(), undoRegistered(), undoCompany()]).toEqual([
      'Not undone: PI/26-27/000001 uses it.',
      'Not undone: bill INV/26-27/000001 uses it.',
      'Not undone: bill INV/26-27/000001 uses it.',
    ]);
    expect(undoProforma()).toBe(true);
    expect(selectProformas(store.getState())).toMatchObject([{ status: 'Cancelled', docNo: 'PI/26-27/000001' }]);
    expect(undoOpened()).toBe('Not undone: PI/26-27/000001 uses it.');
  });

  test('goes with the vehicle that it was the first to bill, by one Undo', () => {
    const store = createStore(start);
    const added = [
      { id: 'new-1', vehicleNo: 'MH 01 AB 1009', duration: 'Monthly' as const, price: 200, selected: true },
    ];
    const undo = say(store, vehiclesBilled('account-1', ['new-1'], noEdit, { ...noVehicles, added }, TODAY));
    expect(statuses(store)).toEqual([['INV/26-27/000001', 'Issued']]);
    expect([undo(), statuses(store), store.getState().vehicles.entities['new-1']]).toEqual([
      true,
      [['INV/26-27/000001', 'Cancelled']],
      undefined,
    ]);
  });

  test('is closed and keeps its history where it is deleted, and comes back with Undo', () => {
    const store = createStore(start);
    say(store, bill('vehicle-1'));
    const undo = say(
      store,
      accountsDeleted(
        [
          { id: 'account-1', company: 'Konkan Carriers' },
          { id: 'account-2', company: 'Konkan Carriers' },
        ],
        TODAY,
      ),
    );
    const { accounts, bills } = businessOf(store.getState());
    expect([accounts.ids, accounts.entities['account-1']?.closedOn, bills.ids.length]).toEqual([
      ['account-1'],
      TODAY,
      1,
    ]);
    expect(undo()).toBe(true);
    expect(businessOf(store.getState()).accounts).toEqual(start.accounts);
  });
});
