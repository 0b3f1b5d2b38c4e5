import { describe, expect, test } from 'vitest';
import { tabOf } from '@/store/billing/accounts/account';
import { selectAccount, selectAccountNumbered, selectAccounts } from '@/store/billing/accounts/accounts';
import { accountOpened, accountsDeleted, billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { selectNamesakes } from '@/store/clients/accounts/namesakes';
import { searchedAccounts, selectBilledList } from '@/store/billing/accounts/billedList';
import type { DeactivationDraft } from '@/store/clients/deactivations/deactivation';
import { selectDeactivations } from '@/store/clients/deactivations/deactivationsSlice';
import { accountDeactivated } from '@/store/facts/deactivations';
import { todaysDate } from '@/store/kit/dates';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import {
  account,
  accountDraft,
  billRow,
  listBilled,
  noEdit,
  noVehicles,
  salesOf,
  vehicle,
} from '../../../support/accounts';

const storeOf = (...numbers: number[]) => createStore(salesOf(...numbers.map((n) => account(n))));
const one = (store: AppStore, n: number) => selectAccount(store.getState(), `account-${n}`);
const numbers = (store: AppStore) => selectAccounts(store.getState()).map(({ number }) => number);
const deleted = (...all: number[]) =>
  accountsDeleted(all.map((n) => ({ id: `account-${n}`, company: 'Konkan Carriers' })));
const billedOf = (store: AppStore, n: number) =>
  one(store, n)
    ?.vehicles.filter(({ billed }) => billed)
    .map((each) => each.id);

/** Says a fact, and gives the way to take it back. */
function say(store: AppStore, fact: Fact) {
  const said = store.dispatch(fact);
  return () => (said.done ? said.undo?.().done : undefined);
}

test('accounts that come back stand in the order of their numbers, whatever went meanwhile', () => {
  const store = storeOf(1, 2, 3, 4);
  const undo = say(store, deleted(3));
  say(store, deleted(1, 2));
  expect(undo()).toBe(true);
  expect(numbers(store)).toEqual([3, 4]);
});

describe('an account that is opened', () => {
  test('has one vehicle slot at the price of its package, no discount, and is pending', () => {
    const store = createStore();
    store.dispatch(accountOpened(accountDraft(), '2026-11-21'));
    const opened = selectAccountNumbered(store.getState(), '1');
    expect(opened).toMatchObject({
      ...accountDraft(),
      number: 1,
      openedOn: '2026-11-21',
      accountType: 'Paid',
      vehicles: [{ vehicleNo: 'To be assigned', duration: 'Yearly', price: 41.67, selected: true, billed: false }],
      bill: {
        userName: 'Meera Joshi',
        companyName: 'Konkan Carriers',
        address: '9 Dock Road, Mumbai 400001',
        monthYear: '2026-11',
        pricePerUnit: 41.67,
        discount: 0,
      },
    });
    expect(opened?.vehicles[0]?.id).not.toBe(opened?.id);
    expect(selectBilledList(store.getState())).toMatchObject([{ tab: 'pending', noOfVehicles: 1, billedVehicles: 0 }]);
  });

  test('is opened today unless said otherwise', () => {
    const store = createStore();
    const before = todaysDate();
    store.dispatch(accountOpened(accountDraft()));
    expect([before, todaysDate()]).toContain(selectAccounts(store.getState())[0]?.openedOn);
  });

  test('has the number after the last one given, also when that was deleted', () => {
    const store = storeOf(1, 2, 5);
    store.dispatch(deleted(2, 5));
    store.dispatch(accountOpened(accountDraft(), '2026-11-21'));
    expect(numbers(store)).toEqual([1, 6]);
  });

  test.each(['1e0', '01', '1.0', ' 1', '2', '', null])('is not the one that an address with %j means', (number) => {
    expect(selectAccountNumbered(storeOf(1).getState(), number)).toBeUndefined();
  });
});

describe('billing', () => {
  test('of accounts bills all their vehicles, and Undo brings them back to pending', () => {
    const store = storeOf(1, 2, 3);
    const takeBack = say(store, listBilled(1, 3, 9));
    expect([1, 2, 3].map((n) => billedOf(store, n))).toEqual([
      ['vehicle-1', 'vehicle-2'],
      [],
      ['vehicle-31', 'vehicle-32'],
    ]);
    expect(takeBack()).toBe(true);
    expect(selectAccounts(store.getState()).map(tabOf)).toEqual(['pending', 'pending', 'pending']);
  });

  test('in the editor saves, and bills the vehicles named, new ones among them', () => {
    const store = storeOf(1, 2);
    const edit = { was: { companyName: 'Konkan Carriers' }, to: { companyName: 'Konkan Carriers LLP' } };
    const renamed = { was: { vehicleNo: 'MH 01 AB 1001' }, to: { vehicleNo: 'MH04ZZ7' } };
    store.dispatch(
      vehiclesBilled('account-1', ['vehicle-2', 'vehicle-3'], edit, {
        added: [billRow(vehicle(3))],
        edited: [{ id: 'vehicle-1', edit: renamed }],
        removed: [],
      }),
    );
    expect(billedOf(store, 1)).toEqual(['vehicle-2', 'vehicle-3']);
    expect(one(store, 1)?.vehicles.map(({ vehicleNo }) => vehicleNo)).toEqual([
      'MH04ZZ7',
      'MH 01 AB 1002',
      'MH 01 AB 1003',
    ]);
    expect(selectBilledList(store.getState())[0]).toMatchObject({
      id: 'account-1',
      number: 1,
      company: 'Konkan Carriers LLP',
      noOfVehicles: 3,
      billedVehicles: 2,
    });
    expect(billedOf(store, 2)).toEqual([]);
  });

  test('is not taken back by a form that was opened before it', () => {
    const store = storeOf(1);
    store.dispatch(listBilled(1));
    store.dispatch(billSaved('account-1', { was: { totalAmount: null }, to: { totalAmount: 900 } }, noVehicles));
    expect(billedOf(store, 1)).toEqual(['vehicle-1', 'vehicle-2']);
    expect(one(store, 1)?.bill.totalAmount).toBe(900);
  });

  test.each([
    ['billed', listBilled(9)],
    ['saved', billSaved('account-9', noEdit, noVehicles)],
    ['billed in the editor', vehiclesBilled('account-9', ['vehicle-1'], noEdit, noVehicles)],
    ['deleted', deleted(9)],
  ])('an account that does not exist is not %s, and nothing changes', (_title, fact) => {
    const store = storeOf(1);
    const before = store.getState();
    expect(store.dispatch(fact).done).toBe(false);
    expect(store.getState()).toBe(before);
  });
});

describe('the ticks of a bill', () => {
  test('are kept when it is saved, and come back with Undo', () => {
    const store = storeOf(1);
    const untick = { id: 'vehicle-2', edit: { was: { selected: true }, to: { selected: false } } };
    const takeBack = say(store, billSaved('account-1', noEdit, { ...noVehicles, edited: [untick] }));
    expect(one(store, 1)?.vehicles.map(({ selected }) => selected)).toEqual([true, false]);
    expect(takeBack()).toBe(true);
    expect(one(store, 1)?.vehicles.map(({ selected }) => selected)).toEqual([true, true]);
  });
});

test('deleted accounts come back in their places', () => {
  const store = storeOf(1, 2, 3, 4);
  const takeBack = say(store, deleted(1, 3));
  expect(numbers(store)).toEqual([2, 4]);
  expect(takeBack()).toBe(true);
  expect(numbers(store)).toEqual([1, 2, 3, 4]);
});

describe('a deactivation', () => {
  const record = (deactivate: DeactivationDraft['deactivate'], accountId: string | undefined) =>
    accountDeactivated({
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 2,
      deviceRemoved: 'Yes',
      deactivate,
      accountId,
    });
  const listed = (store: AppStore) => selectBilledList(store.getState()).map(({ number }) => number);

  test.each([
    ['leaves the account on the billed list when it is temporary', record('Temporary', 'account-1'), [1, 2]],
    ['leaves the account on the billed list when it is permanent', record('Permanent', 'account-1'), [1, 2]],
    ['takes the account out when it is deleted from the debtors', record('Delete From Debtors', 'account-1'), [2]],
    ['takes none out when there is no such account', record('Delete From Debtors', undefined), [1, 2]],
  ])('%s', (_title, fact, left) => {
    const store = storeOf(1, 2);
    store.dispatch(fact);
    expect(listed(store)).toEqual(left);
    expect(numbers(store)).toEqual([1, 2]);
    expect(selectDeactivations(store.getState())).toMatchObject([{ number: 1, recordedOn: fact.payload.recordedOn }]);
  });

  test('is taken back whole: the record goes, and the account is listed again', () => {
    const store = storeOf(1, 2);
    const takeBack = say(store, record('Delete From Debtors', 'account-2'));
    expect(takeBack()).toBe(true);
    expect(listed(store)).toEqual([1, 2]);
    expect(selectDeactivations(store.getState())).toEqual([]);
  });
});

test('a company with several accounts counts its clients on each row, whatever the case', () => {
  const named = (n: number, companyName: string) => account(n, { bill: { ...account(n).bill, companyName } });
  const sales = salesOf(named(1, 'Alpha'), named(2, 'Beta'), named(3, ' alpha'), {
    ...named(4, 'Beta'),
    closedOn: '2026-11-02',
  });
  expect(selectBilledList(createStore(sales).getState()).map(({ noOfClients }) => noOfClients)).toEqual([2, 1, 2]);
});

test('accounts whose companies are called alike are told apart by person and number, all others need nothing', () => {
  const named = (n: number, companyName: string) => account(n, { bill: { ...account(n).bill, companyName } });
  const sales = salesOf(named(1, 'Alpha'), named(2, 'Beta'), named(3, ' alpha'));
  expect([...selectNamesakes(createStore(sales).getState())]).toEqual([
    ['account-1', 'Meera Joshi · No. 1'],
    ['account-3', 'Meera Joshi · No. 3'],
  ]);
});

test('a search finds accounts by company or person, whatever the case, and none for nothing', () => {
  const rows = selectBilledList(createStore(salesOf(account(1), account(2))).getState());
  expect(searchedAccounts(rows, ' KONKAN ')).toHaveLength(2);
  expect(searchedAccounts(rows, 'meera')).toHaveLength(2);
  expect(searchedAccounts(rows, 'nobody')).toEqual([]);
  expect(searchedAccounts(rows, '  ')).toEqual([]);
});
