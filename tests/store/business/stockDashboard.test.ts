import { describe, expect, test } from 'vitest';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { bagTable } from '@/store/expected/bagsSlice';
import { branchTable } from '@/store/expected/branchesSlice';
import { selectCards, selectDashboard } from '@/store/business/stockDashboard';
import { manufacturerTable } from '@/store/expected/manufacturersSlice';
import { handoverVerified, receivedTable } from '@/store/received/receivedSlice';
import { requestAdvanced, requestRaised, requestTable, vendorPaid } from '@/store/requests/requestsSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { vendorTable } from '@/store/vendors/vendorsSlice';
import {
  branchStock,
  expectedDetails,
  installerBag,
  manufacturerStock,
  receivedDevice,
  requestLine,
  stockRequest,
} from '../../support/stock';
import { vendor } from '../../support/vendors';

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
    expect(cards(createStore({ bags: bagTable([installerBag(1, 3), installerBag(2, 4)]) }))).toMatchObject({ installer: 7 });
  });

  test('Branches: the units at all branches; Delhi: those of Delhi', () => {
    const branches = branchTable([
      {
        ...branchStock(1, 'Delhi', 2),
        details: expectedDetails(2, { sims: [{ provider: 'Jio', number: '5754000000001' }] }),
      },
      branchStock(2, 'Mumbai', 4),
    ]);
    expect(cards(createStore({ branches }))).toMatchObject({ branches: 7, delhi: 3 });
  });

  test('Manufacturer: the units at all manufacturers; Branch: those given to a branch', () => {
    const manufacturers = manufacturerTable([
      manufacturerStock(1, 'Given to vendor', 2),
      manufacturerStock(2, 'Given to branch', 5),
    ]);
    expect(cards(createStore({ manufacturers }))).toMatchObject({ manufacturer: 7, branch: 5 });
  });

  test('Stock: the units of a request once it is delivered', () => {
    const store = createStore({ requests: requestTable([stockRequest(1, { status: 'In Transit' })]) });
    expect(cards(store).stock).toBe(0);
    store.dispatch(requestAdvanced('request-1', { type: 'deliver' }));
    expect([cards(store).stock, dashboard(store).currentStock]).toEqual([10, 10]);
  });
});

describe('the dashboard', () => {
  test('follows a request from its raising to its payment', () => {
    const store = createStore({ vendors: vendorTable([vendor(1)]) });
    const figures = () => {
      const { requestStock, pendingAtAdmin, productsToOrder, outstandingBill, currentStock } = dashboard(store);
      return [requestStock, pendingAtAdmin, productsToOrder, outstandingBill, currentStock];
    };
    const raised = requestRaised([requestLine(), requestLine({ name: 'Siren', rate: 20 })]);
    const { id } = raised.payload;
    store.dispatch(raised);
    store.dispatch(requestRaised([requestLine({ qty: 1 })]));
    expect(figures()).toEqual([2, 2, 3, 0, 0]);
    store.dispatch(requestAdvanced(id, { type: 'approve' }));
    expect(figures()).toEqual([2, 1, 1, 1180, 0]);
    store.dispatch(requestAdvanced(id, { type: 'dispatch' }));
    expect(figures()).toEqual([2, 1, 1, 1180, 0]);
    store.dispatch(requestAdvanced(id, { type: 'deliver' }));
    expect(figures()).toEqual([1, 1, 1, 1180, 20]);
    store.dispatch(vendorPaid(id, { vendorId: 'vendor-1', amount: 1000.5, on: '2026-11-21', invoiceNo: 'INV-7' }));
    expect(figures()).toEqual([1, 1, 1, 179.5, 20]);
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
    store.dispatch(handoverVerified(['received-2'], 'accepted'));
    expect(dashboard(store)).toMatchObject({ expectedRemoval: 1, deadStock: 2 });
  });

  test('is computed anew only when what it counts changes', () => {
    const store = createStore(sampleBusiness('2026-11-21'));
    const before = dashboard(store);
    store.dispatch(handoverVerified([], 'pending'));
    expect(dashboard(store)).toBe(before);
  });
});
