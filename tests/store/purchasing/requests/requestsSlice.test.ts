import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { transition } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { stockRequestMachine, type StockRequestEvent } from '@/machines/stockRequest';
import { requestAdvanced, requestRaised } from '@/store/facts/requests';
import { unreceivedLine } from '@/store/purchasing/requests/request';
import {
  requestTable,
  selectRequest,
  selectRequestNumbered,
  selectRequestFigures,
  selectRequests,
} from '@/store/purchasing/requests/requestsSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { orderedLine, requestLine, stockRequest } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';
import { productChange } from '../../../support/vendors';

const EVENTS: StockRequestEvent[] = [{ type: 'approve' }, { type: 'dispatch' }, { type: 'deliver' }];
const storeWith = (...rows: ReturnType<typeof stockRequest>[]) =>
  createStore({ ...smallBusiness, requests: requestTable(rows) });
const first = (store: AppStore) => selectRequest(store.getState(), 'request-1');
const last = (store: AppStore) => selectRequests(store.getState()).at(-1);
const at = <Value>(now: string, work: () => Value) => {
  vi.useFakeTimers({ now: new Date(now) });
  const value = work();
  vi.useRealTimers();
  return value;
};

describe('a request that is raised', () => {
  test('waits for the admin with the date of today, and comes last', () => {
    const store = storeWith(stockRequest(4));
    const line = orderedLine();
    store.dispatch(at('2026-11-21T09:30:00', () => requestRaised([line])));
    expect(last(store)).toMatchObject({
      number: 5,
      orderDate: '2026-11-21',
      status: 'Pending at Admin',
      steps: [{ status: 'Pending at Admin', on: '2026-11-21' }],
      products: [unreceivedLine(line)],
    });
  });

  test('has the same product of a vendor once', () => {
    const store = storeWith();
    store.dispatch(requestRaised([orderedLine({ qty: 2 }), orderedLine({ qty: 3 })]));
    expect(last(store)?.products).toEqual([requestLine({ qty: 5 })]);
  });

  test('keeps the rate at which it was raised when the vendor changes it', () => {
    const store = storeWith();
    const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
    store.dispatch(requestRaised([orderedLine({ rate: 80 })]));
    expect(store.dispatch(productChange('vendor-1', relay, { rate: 99 })).done).toBe(true);
    expect(last(store)?.products).toEqual([requestLine({ rate: 80 })]);
  });
});

test.each([
  ['2', 'request-2'],
  ['9', undefined],
  ['1e0', undefined],
  ['01', undefined],
  ['2.0', undefined],
  ['-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('the number %j in an address finds %s', (number, id) => {
  const store = storeWith(stockRequest(1), stockRequest(2));
  expect(selectRequestNumbered(store.getState(), number)?.id).toBe(id);
});

describe('the requests follow the machine', () => {
  const paths = getSimplePaths(stockRequestMachine).map(({ state, steps }) => ({
    status: state.value,
    events: steps.slice(1).map(({ event }) => event),
  }));

  test.each(paths)('to $status, and refuse whatever it refuses there', ({ status, events }) => {
    const store = storeWith(stockRequest(1));
    for (const event of events) store.dispatch(requestAdvanced('request-1', event));
    expect(first(store)?.status).toBe(status);
    const here = stockRequestMachine.resolveState({ value: status });
    for (const refused of EVENTS.filter((event) => !here.can(event))) {
      const before = store.getState();
      store.dispatch(requestAdvanced('request-1', refused));
      expect(store.getState()).toBe(before);
    }
  });

  test('whatever is asked of them in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
        const store = storeWith(stockRequest(1));
        let state = stockRequestMachine.resolveState({ value: 'Pending at Admin' });
        for (const event of events) {
          [state] = transition(stockRequestMachine, state, event);
          store.dispatch(requestAdvanced('request-1', event));
          expect(first(store)?.status).toBe(state.value);
          expect(first(store)?.steps.at(-1)?.status).toBe(state.value);
        }
      }),
    );
  });

  test('with the date of every step', () => {
    const store = storeWith(stockRequest(1));
    store.dispatch(at('2026-11-05T12:00:00', () => requestAdvanced('request-1', { type: 'approve' })));
    store.dispatch(at('2026-11-09T12:00:00', () => requestAdvanced('request-1', { type: 'dispatch' })));
    expect(first(store)?.steps).toEqual([
      { status: 'Pending at Admin', on: '2026-11-01' },
      { status: 'Approved by Admin', on: '2026-11-05' },
      { status: 'In Transit', on: '2026-11-09' },
    ]);
  });

  test('and a request that does not exist changes nothing', () => {
    const store = storeWith(stockRequest(1));
    const before = store.getState();
    store.dispatch(requestAdvanced('request-9', { type: 'approve' }));
    expect(store.getState()).toBe(before);
  });
});

describe('the summary', () => {
  test('counts the requests of each status, and what all cost with GST', () => {
    const store = storeWith(stockRequest(1), stockRequest(2), stockRequest(3, { status: 'Delivered' }));
    expect(selectRequestFigures(store.getState())).toEqual({
      counts: { 'Pending at Admin': 2, 'Approved by Admin': 0, 'In Transit': 0, Delivered: 1 },
      totalValue: 3 * 944,
    });
    store.dispatch(requestAdvanced('request-1', { type: 'approve' }));
    const { counts } = selectRequestFigures(store.getState());
    expect(counts).toMatchObject({ 'Pending at Admin': 1, 'Approved by Admin': 1 });
  });

  test('is computed anew only when the requests change', () => {
    const store = storeWith(stockRequest(1));
    const before = selectRequestFigures(store.getState());
    store.dispatch(requestAdvanced('request-1', { type: 'deliver' }));
    expect(selectRequestFigures(store.getState())).toBe(before);
  });
});
