import { describe, expect, test } from 'vitest';
import { selectReceived, standingAt, type HandoverStatus } from '@/store/stock/onHand/returns';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { STORE } from '@/store/kit/movements/holder';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { holderOf } from '@/store/kit/movements/move';
import { handoverVerified } from '@/store/facts/challans';
import type { HandoverStep } from '@/store/stock/challans/challan';
import { createStore, type AppStore } from '@/store/business/store';
import { imeiOfDevice, returnedLine, returnedStock } from '../../../support/stock';

const storeWith = (...all: HandoverStatus[]) => createStore(returnedStock(...all));
const lines = (...numbers: number[]) => numbers.map(returnedLine);
const ids = (...numbers: number[]) => numbers.map((number) => `received-${number}`);
const statuses = (store: AppStore) => selectReceived(store.getState()).map(({ actionStatus }) => actionStatus);

test('a device is accepted first, then received, and no step of it is taken twice', () => {
  const store = storeWith('pending');
  const step = (from: HandoverStep) => {
    store.dispatch(handoverVerified(lines(1), from));
    return statuses(store)[0];
  };
  expect(step('accepted')).toBe('pending');
  expect(step('pending')).toBe('accepted');
  expect(step('pending')).toBe('accepted');
  expect(step('accepted')).toBe('received');
  expect(step('accepted')).toBe('received');
});

test('a device that comes back and whose record is gone is no row', () => {
  const { devices, ...stock } = returnedStock('pending', 'pending');
  const [, second] = Object.values(devices.entities);
  const store = createStore({ ...stock, devices: deviceTable(second ? [second] : []) });
  expect(selectReceived(store.getState()).map(({ id, number }) => [id, number])).toEqual([['received-2', 1]]);
});

describe('many received devices', () => {
  test('take a step together, those that can', () => {
    const store = storeWith('pending', 'accepted', 'received', 'pending', 'pending');
    store.dispatch(handoverVerified(lines(1, 2, 3, 4, 99), 'pending'));
    expect(statuses(store)).toEqual(['accepted', 'accepted', 'received', 'accepted', 'pending']);
    store.dispatch(handoverVerified(lines(1, 2, 3, 4, 5), 'accepted'));
    expect(statuses(store)).toEqual(['received', 'received', 'received', 'received', 'pending']);
  });

  test('can take it while they stand before it, whichever others do', () => {
    const devices = selectReceived(storeWith('pending', 'accepted', 'pending', 'pending').getState());
    expect(standingAt('pending', devices, new Set(ids(1, 2, 4))).map(({ id }) => id)).toEqual(ids(1, 4));
  });

  test('are one fact, which holds no OTP', () => {
    expect(handoverVerified(lines(1, 2), 'accepted', '2026-11-21')).toEqual({
      type: 'challans/handoverVerified',
      payload: { ids: ids(1, 2), devices: [imeiOfDevice(11), imeiOfDevice(12)], from: 'accepted', on: '2026-11-21' },
    });
  });

  test('are on their way until they are received, and in the store then', () => {
    const store = storeWith('pending');
    const place = () => holderOf(store.getState().devices.entities[imeiOfDevice(11)] ?? { moves: [] }).at;
    store.dispatch(handoverVerified(lines(1), 'pending'));
    expect(place()).toBe('challan');
    store.dispatch(handoverVerified(lines(1), 'accepted'));
    expect([place(), store.getState().challans.entities['received-1']?.status]).toEqual(['store', 'Closed']);
  });
});

test('a device that goes out is none that came back', () => {
  const stock = returnedStock('pending');
  const [challan] = Object.values(stock.challans.entities);
  const out = challan && { ...challan, from: STORE, to: challan.from };
  expect(selectReceived(createStore({ ...stock, challans: challanTable(out ? [out] : []) }).getState())).toEqual([]);
});
