import { describe, expect, test } from 'vitest';
import { selectCards, selectDashboard } from '@/store/stock/onHand/stockDashboard';
import { binTable } from '@/store/stock/bins/binsSlice';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsOf } from '@/store/stock/onHand/onHandRows';
import { STORE } from '@/store/kit/movements/holder';
import { simTable } from '@/store/stock/sims/simsSlice';
import { isDead, selectReceived } from '@/store/stock/onHand/returns';
import { ACCEPTED, answersOf } from '@/store/stock/challans/challanAnswers';
import { selectChallan } from '@/store/stock/challans/challansSlice';
import { challanAnswered, challanOffered, handoverVerified } from '@/store/facts/challans';
import { deviceRepaired, deviceScrapped, deviceSentToRepair } from '@/store/facts/devices';
import { requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { done } from '../../../support/said';
import { sampleOn } from '../../../support/sample';
import {
  binOf,
  deviceOf,
  imeiOfDevice,
  orderedLine,
  requestLine,
  returnedLine,
  returnedStock,
  simOf,
  stockRequest,
} from '../../../support/stock';
import { vendor } from '../../../support/vendors';

const cards = (store: AppStore) => selectCards(store.getState());
const dashboard = (store: AppStore) => selectDashboard(store.getState());

test('the sample business has the figures of the specification', () => {
  expect(cards(createStore(sampleOn('2026-11-21')))).toEqual({
    stock: 350,
    delhi: 49,
    branch: 200,
    installer: 120,
    branches: 89,
    manufacturer: 400,
  });
});

test('the figures do not depend on the day on which the sample is loaded', () => {
  const [today, later] = ['2026-11-21', '2028-02-29'].map((day) => createStore(sampleOn(day)));
  expect(later && dashboard(later)).toEqual(today && dashboard(today));
});

test('an empty business has nothing to count', () => {
  const figures = { ...cards(createStore()), ...dashboard(createStore()) };
  expect(Object.values(figures)).toEqual(Object.keys(figures).map(() => 0));
});

describe('a card changes with its list', () => {
  const at = (place: 'branch' | 'installer', id: string) => ({ at: place, id }) as const;
  const lying = (number: number, to: ReturnType<typeof at>) =>
    deviceOf(number, { moves: [{ to, on: '2026-11-01', cause: { what: 'counted' } }] });

  test('Installer: the units in all bags', () => {
    const store = createStore({
      installers: installerTable([
        { id: 'one', number: 1, name: 'Rakesh' },
        { id: 'two', number: 2, name: 'Imran' },
      ]),
      devices: deviceTable([lying(1, at('installer', 'one')), lying(2, at('installer', 'two')), deviceOf(3)]),
      bins: binTable([binOf(at('installer', 'two'), 1, 5), binOf(STORE, 2, 8)]),
    });
    expect(cards(store)).toMatchObject({ installer: 7, stock: 16 });
  });

  test('Branches: the units at all branches; Delhi: those of Delhi, with the SIM that is in a device', () => {
    const paired = { to: { at: 'device', id: imeiOfDevice(1) }, on: '2026-11-01', cause: { what: 'paired' } } as const;
    const store = createStore({
      branches: branchTable([
        { id: 'delhi', number: 1, branch: 'Delhi' },
        { id: 'mumbai', number: 2, branch: 'Mumbai' },
      ]),
      devices: deviceTable([
        lying(1, at('branch', 'delhi')),
        lying(2, at('branch', 'delhi')),
        lying(3, at('branch', 'mumbai')),
      ]),
      sims: simTable([simOf(1, { moves: [paired] })]),
    });
    expect(cards(store)).toMatchObject({ branches: 4, delhi: 3 });
  });

  test('Manufacturer: what requests in transit still bring; Branch: what goes to a branch of it', () => {
    const requests = requestTable([
      stockRequest(1, { status: 'In Transit', products: [requestLine({ qty: 5, received: 2, shortClosed: 1 })] }),
      stockRequest(2, { status: 'In Transit', branchId: 'delhi' }),
      stockRequest(3, { status: 'Approved by Admin' }),
    ]);
    expect(cards(createStore({ requests }))).toMatchObject({ manufacturer: 12, branch: 10 });
  });

  test('Stock: the units of a request once it is delivered, to be scanned', () => {
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
    const raised = requestRaised([orderedLine(), orderedLine({ name: 'Siren', rate: 20 })]);
    const { id } = raised.payload;
    store.dispatch(raised);
    store.dispatch(requestRaised([orderedLine({ qty: 1 })]));
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
    expect(dashboard(createStore(sampleOn('2026-11-21'))).expectedNew).toBe(120 + 89 + 400);
  });

  test('expects a removed device until it is received, and a dead one until it leaves the store', () => {
    const store = createStore(
      returnedStock(
        { status: 'Removal', stands: 'pending' },
        { status: 'Removal', stands: 'accepted' },
        { status: 'Dead', stands: 'pending' },
        { status: 'Dead', stands: 'received' },
        { status: 'Repair', stands: 'pending' },
      ),
    );
    expect(dashboard(store)).toMatchObject({ expectedRemoval: 2, deadStock: 2 });
    store.dispatch(handoverVerified([returnedLine(2)], 'accepted'));
    expect(dashboard(store)).toMatchObject({ expectedRemoval: 1, deadStock: 2 });
    done(store.dispatch(deviceScrapped(imeiOfDevice(14), 'Burnt')));
    expect(dashboard(store).deadStock).toBe(1);
    expect(selectReceived(store.getState()).filter(isDead)).toMatchObject([{ imei: imeiOfDevice(13) }]);
  });

  test('counts a device once that came back dead, was repaired and came back dead again', () => {
    const store = createStore(returnedStock({ status: 'Dead', stands: 'received' }));
    const imei = imeiOfDevice(11);
    done(store.dispatch(deviceSentToRepair(imei, 'Sai Repairs')));
    done(store.dispatch(deviceRepaired(imei, 'New battery')));
    expect(dashboard(store).deadStock).toBe(0);
    const bag = { at: 'installer', id: 'installer-1' } as const;
    const out = challanOffered({ from: STORE, to: bag, lines: [{ device: imei, qty: 1 }] });
    done(store.dispatch(out));
    const challan = selectChallan(store.getState(), out.payload.id);
    if (challan) done(store.dispatch(challanAnswered(challan, answersOf(challan, { 0: ACCEPTED }))));
    done(store.dispatch(challanOffered({ from: bag, to: STORE, lines: [{ device: imei, qty: 1, status: 'Dead' }] })));
    expect(dashboard(store).deadStock).toBe(1);
  });

  test('is computed anew only when what it counts changes', () => {
    const store = createStore(sampleOn('2026-11-21'));
    const before = dashboard(store);
    store.dispatch(handoverVerified([], 'pending'));
    expect(dashboard(store)).toBe(before);
  });
});

test('Current Stock is what Stock on Hand lists, also of a branch that is gone and of what is weighed', () => {
  const gone = { at: 'branch', id: 'gone' } as const;
  const weighed = [0.1, 0.2].map((qty, index) =>
    requestLine({ name: `Wire ${index}`, unit: 'Kg', qty, received: qty }),
  );
  const store = createStore({
    requests: requestTable([
      stockRequest(1, { status: 'Delivered', branchId: 'gone' }),
      stockRequest(2, { status: 'Delivered', products: weighed }),
    ]),
    bins: binTable([binOf(gone, 1, 5)]),
  });
  expect([cards(store).stock, unitsOf(selectOnHand(store.getState()).here)]).toEqual([15.3, 15.3]);
});
