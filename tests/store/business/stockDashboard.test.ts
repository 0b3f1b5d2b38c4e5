import { describe, expect, test } from 'vitest';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { bagTable } from '@/store/expected/bagsSlice';
import { branchTable } from '@/store/expected/branchesSlice';
import { selectCards, selectDashboard } from '@/store/business/stockDashboard';
import { manufacturerTable } from '@/store/expected/manufacturersSlice';
import { handoverVerified, receivedTable } from '@/store/received/receivedSlice';
import { requestAdvanced, requestRaised, requestTable } from '@/store/requests/requestsSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { expectedDetails, receivedDevice, requestLine, stockRequest } from '../../support/stock';

const cards = (store: AppStore) => selectCards(store.getState());
const dashboard = (store: AppStore) => selectDashboard(store.getState());

test('the sample business has the figures of the specification', () => {
  expect(cards(createStore(sampleBusiness('2026-11-21')))).toEqual({
    stock: 350,
    delhi: 49,
    branch: 200,
    installer: 120,
    branches: 89,
    manufacturer: 400,
  });
});

test('the figures do not depend on the day on which the sample is loaded', () => {
  const [today, later] = ['2026-11-21', '2028-02-29'].map((day) => createStore(sampleBusiness(day)));
  expect(later && dashboard(later)).toEqual(today && dashboard(today));
});

test('an empty business has nothing to count', () => {
  const figures = { ...cards(createStore()), ...dashboard(createStore()) };
  expect(Object.values(figures)).toEqual(Object.keys(figures).map(() => 0));
});

describe('a card changes with its list', () => {
  test('Installer: the units in all bags', () => {
    const bag = (id: number, devices: number) => ({
      id,
      name: 'Rakesh Yadav',
      givenDate: '2026-11-01',
      details: expectedDetails(devices),
    });
    expect(cards(createStore({ bags: bagTable([bag(1, 3), bag(2, 4)]) }))).toMatchObject({ installer: 7 });
  });

  test('Branches: the units at all branches; Delhi: those of Delhi', () => {
    const branches = branchTable([
      { id: 1, branch: 'Delhi', details: expectedDetails(2, { sims: [{ provider: 'Jio', number: '5754000000001' }] }) },
      { id: 2, branch: 'Mumbai', details: expectedDetails(4) },
    ]);
    expect(cards(createStore({ branches }))).toMatchObject({ branches: 7, delhi: 3 });
  });

  test('Manufacturer: the units at all manufacturers; Branch: those given to a branch', () => {
    const manufacturers = manufacturerTable([
      { id: 1, manufacturer: 'A', status: 'Given to vendor', details: expectedDetails(2) },
      { id: 2, manufacturer: 'B', status: 'Given to branch', details: expectedDetails(5) },
    ]);
    expect(cards(createStore({ manufacturers }))).toMatchObject({ manufacturer: 7, branch: 5 });
  });

  test('Stock: the units of a request once it is delivered', () => {
    const store = createStore({ requests: requestTable([stockRequest(1, { status: 'In Transit' })]) });
    expect(cards(store).stock).toBe(0);
    store.dispatch(requestAdvanced(1, { type: 'deliver' }));
    expect([cards(store).stock, dashboard(store).currentStock]).toEqual([10, 10]);
  });
});

describe('the dashboard', () => {
  test('follows a request from its raising to its delivery', () => {
    const store = createStore();
    const figures = () => {
      const { requestStock, pendingAtAdmin, productsToOrder, outstandingBill, currentStock } = dashboard(store);
      return [requestStock, pendingAtAdmin, productsToOrder, outstandingBill, currentStock];
    };
    store.dispatch(requestRaised([requestLine(), requestLine({ name: 'Siren', rate: 20 })]));
    store.dispatch(requestRaised([requestLine({ qty: 1 })]));
    expect(figures()).toEqual([2, 2, 2, 0, 0]);
    store.dispatch(requestAdvanced(1, { type: 'approve' }));
    expect(figures()).toEqual([2, 1, 1, 1180, 0]);
    store.dispatch(requestAdvanced(1, { type: 'dispatch' }));
    expect(figures()).toEqual([2, 1, 1, 1180, 0]);
    store.dispatch(requestAdvanced(1, { type: 'deliver' }));
    expect(figures()).toEqual([1, 1, 1, 0, 20]);
  });

  test('expects what the bags, the branches and the manufacturers hold', () => {
    expect(dashboard(createStore(sampleBusiness('2026-11-21'))).expectedNew).toBe(120 + 89 + 400);
  });

  test('expects a removed device until it is received, and counts every dead one', () => {
    const store = createStore({
      received: receivedTable([
        receivedDevice(1, { status: 'Removal' }),
        receivedDevice(2, { status: 'Removal', actionStatus: 'accepted' }),
        receivedDevice(3, { status: 'Dead' }),
        receivedDevice(4, { status: 'Dead', actionStatus: 'received' }),
        receivedDevice(5, { status: 'Repair' }),
      ]),
    });
    expect(dashboard(store)).toMatchObject({ expectedRemoval: 2, deadStock: 2 });
    store.dispatch(handoverVerified([2], 'accepted'));
    expect(dashboard(store)).toMatchObject({ expectedRemoval: 1, deadStock: 2 });
  });

  test('is computed anew only when what it counts changes', () => {
    const store = createStore(sampleBusiness('2026-11-21'));
    const before = dashboard(store);
    store.dispatch(handoverVerified([], 'pending'));
    expect(dashboard(store)).toBe(before);
  });
});
