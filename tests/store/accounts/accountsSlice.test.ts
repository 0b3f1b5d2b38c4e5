import { describe, expect, test } from 'vitest';
import { tabOf } from '@/store/accounts/account';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  accountTable,
  billSaved,
  selectAccount,
  selectAccounts,
  vehiclesBilled,
} from '@/store/accounts/accountsSlice';
import { selectBilledList } from '@/store/accounts/billedList';
import type { DeactivationDraft } from '@/store/deactivations/deactivation';
import { accountDeactivated, selectDeactivations } from '@/store/deactivations/deactivationsSlice';
import { todaysDate } from '@/store/dates';
import { createStore, type AppStore } from '@/store/business/store';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { account, accountDraft, vehicle } from '../../support/accounts';

const storeOf = (...ids: number[]) => createStore({ accounts: accountTable(ids.map((id) => account(id))) });
const one = (store: AppStore, id: number) => selectAccount(store.getState(), id);
const ids = (store: AppStore) => selectAccounts(store.getState()).map(({ id }) => id);
const billedOf = (store: AppStore, id: number) =>
  one(store, id)
    ?.vehicles.filter(({ billed }) => billed)
    .map((each) => each.id);

describe('an account that is opened', () => {
  test('has one vehicle slot, the defaults of a bill, and is pending', () => {
    const store = createStore();
    store.dispatch(accountOpened(accountDraft(), '2026-11-21'));
    expect(one(store, 1)).toMatchObject({
      ...accountDraft(),
      openedOn: '2026-11-21',
      accountType: 'Paid',
      vehicles: [{ id: 1, vehicleNo: 'To be assigned', duration: 'Yearly', price: 200, billed: false }],
      bill: {
        userName: 'Meera Joshi',
        companyName: 'Konkan Carriers',
        address: '9 Dock Road, Mumbai 400001',
        monthYear: '2026-11',
        pricePerUnit: 200,
        discount: 50_000,
      },
    });
    expect(selectBilledList(store.getState())).toMatchObject([{ tab: 'pending', noOfVehicles: 1, billedVehicles: 0 }]);
  });

  test('is opened today unless said otherwise', () => {
    const store = createStore();
    const before = todaysDate();
    store.dispatch(accountOpened(accountDraft()));
    expect([before, todaysDate()]).toContain(one(store, 1)?.openedOn);
  });

  test('has the highest id plus one, also after a deletion', () => {
    const store = storeOf(1, 2, 5);
    store.dispatch(accountsDeleted([2]));
    store.dispatch(accountOpened(accountDraft(), '2026-11-21'));
    expect(ids(store)).toEqual([1, 5, 6]);
  });
});

describe('billing', () => {
  test('of accounts bills all their vehicles, and Undo brings them back to pending', () => {
    const store = storeOf(1, 2, 3);
    const takeBack = store.dispatch(sayUndoable(accountsBilled([1, 3, 9])));
    expect([1, 2, 3].map((id) => billedOf(store, id))).toEqual([[1, 2], [], [1, 2]]);
    expect(takeBack()).toBeUndefined();
    expect(selectAccounts(store.getState()).map(tabOf)).toEqual(['pending', 'pending', 'pending']);
  });

  test('in the editor saves, and bills the ticked vehicles, new ones among them', () => {
    const store = storeOf(1, 2);
    const bill = { ...account(1).bill, companyName: 'Konkan Carriers LLP', discount: 100 };
    store.dispatch(vehiclesBilled(1, [2, 3], bill, [vehicle(1, { vehicleNo: 'MH04ZZ7' }), vehicle(2), vehicle(3)]));
    expect(billedOf(store, 1)).toEqual([2, 3]);
    expect(one(store, 1)?.vehicles.map(({ vehicleNo }) => vehicleNo)).toEqual(['MH04ZZ7', 'MH01AB1002', 'MH01AB1003']);
    expect(selectBilledList(store.getState())[0]).toMatchObject({
      company: 'Konkan Carriers LLP',
      noOfVehicles: 3,
      billedVehicles: 2,
    });
    expect(billedOf(store, 2)).toEqual([]);
  });

  test('is not taken back by a form that was opened before it', () => {
    const store = storeOf(1);
    const { bill, vehicles } = account(1);
    store.dispatch(accountsBilled([1]));
    store.dispatch(billSaved(1, { ...bill, totalAmount: 900 }, vehicles));
    expect(billedOf(store, 1)).toEqual([1, 2]);
    expect(one(store, 1)?.bill.totalAmount).toBe(900);
  });

  test('is not done by a form that only saves', () => {
    const store = storeOf(1);
    store.dispatch(billSaved(1, account(1).bill, [vehicle(1, { billed: true })]));
    expect(billedOf(store, 1)).toEqual([]);
  });

  test.each([
    ['billed', accountsBilled([9])],
    ['saved', billSaved(9, account(1).bill, [])],
    ['billed in the editor', vehiclesBilled(9, [1], account(1).bill, [])],
    ['deleted', accountsDeleted([9])],
  ])('an account that does not exist is not %s, and nothing changes', (_title, fact) => {
    const store = storeOf(1);
    const before = store.getState();
    store.dispatch(fact);
    expect(store.getState()).toBe(before);
  });
});

test('deleted accounts come back in their places', () => {
  const store = storeOf(1, 2, 3, 4);
  const takeBack = store.dispatch(sayUndoable(accountsDeleted([1, 3])));
  expect(ids(store)).toEqual([2, 4]);
  expect(takeBack()).toBeUndefined();
  expect(ids(store)).toEqual([1, 2, 3, 4]);
});

describe('a deactivation', () => {
  const record = (deactivate: DeactivationDraft['deactivate'], accountId: number | undefined) =>
    accountDeactivated({
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 2,
      deviceRemoved: 'Yes',
      deactivate,
      accountId,
    });
  const listed = (store: AppStore) => selectBilledList(store.getState()).map(({ id }) => id);

  test.each([
    ['leaves the account on the billed list when it is temporary', record('Temporary', 1), [1, 2]],
    ['leaves the account on the billed list when it is permanent', record('Permanent', 1), [1, 2]],
    ['takes the account out when it is deleted from the debtors', record('Delete From Debtors', 1), [2]],
    ['takes none out when there is no such account', record('Delete From Debtors', undefined), [1, 2]],
  ])('%s', (_title, fact, left) => {
    const store = storeOf(1, 2);
    store.dispatch(fact);
    expect(listed(store)).toEqual(left);
    expect(ids(store)).toEqual([1, 2]);
    expect(selectDeactivations(store.getState())).toMatchObject([{ id: 1, recordedOn: fact.payload.recordedOn }]);
  });

  test('is taken back whole: the record goes, and the account is listed again', () => {
    const store = storeOf(1, 2);
    const takeBack = store.dispatch(sayUndoable(record('Delete From Debtors', 2)));
    expect(takeBack()).toBeUndefined();
    expect(listed(store)).toEqual([1, 2]);
    expect(selectDeactivations(store.getState())).toEqual([]);
  });
});

test('a company with several accounts counts its clients on each row, whatever the case', () => {
  const named = (id: number, companyName: string) => account(id, { bill: { ...account(id).bill, companyName } });
  const accounts = accountTable([
    named(1, 'Alpha'),
    named(2, 'Beta'),
    named(3, ' alpha'),
    { ...named(4, 'Beta'), closedOn: '2026-11-02' },
  ]);
  expect(selectBilledList(createStore({ accounts }).getState()).map(({ noOfClients }) => noOfClients)).toEqual([
    2, 1, 2,
  ]);
});
