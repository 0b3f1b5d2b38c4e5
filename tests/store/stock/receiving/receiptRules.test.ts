import { describe, expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { holderOf } from '@/store/kit/movements/move';
import type { ReceivedLine } from '@/store/purchasing/requests/receipt';
import { receiptOfRest } from '@/store/purchasing/requests/receipt';
import { qtyReceived } from '@/store/purchasing/requests/receipt';
import { goodsReceived, lineShortClosed } from '@/store/facts/requests';
import { requestTable, selectRequest } from '@/store/purchasing/requests/requestsSlice';
import { unpaidAmount } from '@/store/purchasing/requests/payments';
import { replayed } from '../../../support/replayed';
import { done } from '../../../support/said';
import { imeiOfDevice, requestLine, simOf, smallStock, stockRequest } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const coming = stockRequest(4, {
  status: 'In Transit',
  products: [requestLine({ qty: 3, name: 'OBD tracker' }), requestLine({ qty: 5 })],
  payments: [],
  bookings: [],
});
const business = { ...smallBusiness, requests: requestTable([stockRequest(1), coming]) };
const NEW = ['352099001761481', '490154203237518', '356938035643809'];

const scanned = (imeis: readonly string[], changes: Partial<ReceivedLine> = {}): ReceivedLine => ({
  line: 0,
  qty: imeis.length,
  productName: 'OBD tracker',
  kind: 'Device',
  devices: imeis.map((imei) => ({ imei })),
  ...changes,
});
const counted = (qty: number): ReceivedLine => ({
  line: 1,
  qty,
  productName: 'Relay',
  model: 'RL-12',
  kind: 'Accessory',
  counted: qty,
});
const withSims = (...sims: { iccid: string; msisdn?: string }[]): ReceivedLine => ({
  line: 1,
  qty: sims.length,
  productName: 'M2M SIM',
  kind: 'SIM',
  sims: sims.map((sim) => ({ ...sim, provider: 'Airtel' })),
});

describe('a receipt', () => {
  test.each<[string, ReceivedLine[], string]>([
    ['of nothing', [], 'Nothing is received.'],
    ['of lines without a unit', [{ ...counted(0), counted: undefined }], 'Nothing is received.'],
    ['of half a piece', [counted(0.5)], '0.5 is no quantity of Relay in Pcs.'],
    ['of more than was ordered', [counted(6)], 'Only 5 of Relay are still to come.'],
    ['with more numbers than units', [scanned(NEW, { qty: 2 })], 'Only 2 of OBD tracker are still to be scanned.'],
    ['of an IMEI twice', [scanned([NEW[0] ?? '', NEW[0] ?? ''])], 'IMEI 352099001761481 is there twice.'],
    ['of a line twice', [counted(1), counted(1)], 'Line 2 is there twice.'],
    ['of a line that is none', [{ ...counted(1), line: 7 }], 'Stock request 4 has no line 8.'],
    [
      'of a device in the store',
      [scanned([imeiOfDevice(4)])],
      `IMEI ${imeiOfDevice(4)} is known already: it is in the store.`,
    ],
    [
      'of a device that is on its way',
      [scanned([imeiOfDevice(9)])],
      `IMEI ${imeiOfDevice(9)} is known already: it is on its way from Store to Delhi by challan 9.`,
    ],
    [
      'of a device at a repairer',
      [scanned([imeiOfDevice(5)])],
      `IMEI ${imeiOfDevice(5)} is known already: it is in repair at Sai Repairs.`,
    ],
    ['of a lost device', [scanned([imeiOfDevice(6)])], `IMEI ${imeiOfDevice(6)} is known already: it is lost.`],
    [
      'of a SIM that is in a device',
      [withSims({ iccid: simOf(1).id })],
      `SIM ${simOf(1).id} is known already: it is in the device ${imeiOfDevice(1)}.`,
    ],
    [
      'of a SIM number that another has',
      [withSims({ iccid: '89910', msisdn: '5754000000004' })],
      `The SIM ${simOf(4).id} has the number 5754000000004 already.`,
    ],
  ])('%s is refused in words, and changes nothing', (_what, lines, reason) => {
    const store = createStore(business);
    const before = store.getState();
    expect(store.dispatch(goodsReceived(coming, lines))).toMatchObject({ done: false, reason });
    expect(store.getState()).toBe(before);
  });

  test('of a request that is not on its way is refused, naming how it stands', () => {
    expect(createStore(business).dispatch(goodsReceived(stockRequest(1), [counted(1)]))).toMatchObject({
      reason: 'Stock request 1 is Pending at Admin now.',
    });
  });

  test('in part leaves the request in transit; the rest delivers it', () => {
    const store = createStore(business);
    const stands = () => selectRequest(store.getState(), 'request-4');
    done(store.dispatch(goodsReceived(coming, [scanned(NEW.slice(0, 2))])));
    expect([stands()?.status, stands()?.products[0]?.received]).toEqual(['In Transit', 2]);
    done(store.dispatch(goodsReceived(coming, receiptOfRest(stands() ?? coming, store.getState().vendors.entities))));
    expect([
      stands()?.status,
      stands()?.steps.at(-1)?.status,
      stands()?.products.map(({ stocked }) => stocked),
    ]).toEqual(['Delivered', 'Delivered', [3, 5]]);
  });

  test('puts each device and SIM into the store, with its request as the cause, and what is counted into its bin', () => {
    const store = createStore(business);
    done(
      store.dispatch(
        goodsReceived(coming, [scanned([NEW[0] ?? ''], { warrantyUntil: '2027-11-21' }), counted(4)], {
          on: '2026-11-21',
        }),
      ),
    );
    const { devices, bins } = store.getState();
    const device = devices.entities[NEW[0] ?? ''];
    expect(device?.moves).toEqual([
      { to: { at: 'store' }, on: '2026-11-21', cause: { what: 'received', id: 'request-4' } },
    ]);
    expect(device?.warrantyUntil).toBe('2027-11-21');
    expect(
      Object.values(bins.entities)
        .filter(({ place }) => place.at === 'store')
        .map(({ qty }) => qty),
    ).toEqual([24]);
  });

  test('that two people say at one instant is received once, and the other reads where the device is', () => {
    const { reasons } = replayed(business, [
      goodsReceived(coming, [scanned([NEW[0] ?? ''])]),
      goodsReceived(coming, [scanned(NEW.slice(0, 2))]),
    ]);
    expect(reasons).toEqual([undefined, 'IMEI 352099001761481 is known already: it is in the store.']);
  });

  test('is taken back with its devices, unless one of them moved since', () => {
    const store = createStore(business);
    const said = done(store.dispatch(goodsReceived(coming, [scanned(NEW)])));
    expect(said.undo?.()).toMatchObject({ done: true });
    expect(store.getState().devices.entities[NEW[0] ?? '']).toBeUndefined();
    expect(selectRequest(store.getState(), 'request-4')?.products[0]?.received).toBe(0);
  });

  test('of a branch’s request goes to the branch', () => {
    const toDelhi = { ...coming, branchId: 'branch-1' };
    const store = createStore({ ...business, requests: requestTable([toDelhi]) });
    done(store.dispatch(goodsReceived(toDelhi, [scanned([NEW[0] ?? ''])])));
    expect(holderOf(store.getState().devices.entities[NEW[0] ?? ''] ?? { moves: [] })).toEqual({
      at: 'branch',
      id: 'branch-1',
    });
  });

  test('of what came before scans it, and adds nothing', () => {
    const late = stockRequest(5, {
      status: 'Delivered',
      products: [requestLine({ qty: 10, received: 10, stocked: 8 })],
    });
    const store = createStore({ ...smallStock, requests: requestTable([late]) });
    expect(store.dispatch(goodsReceived(late, [scanned(NEW, { qty: 0 })]))).toMatchObject({
      reason: 'Only 2 of Relay are still to be scanned.',
    });
    done(store.dispatch(goodsReceived(late, [scanned(NEW.slice(0, 2), { qty: 0 })])));
    expect(selectRequest(store.getState(), 'request-5')?.products[0]).toMatchObject({ received: 10, stocked: 10 });
  });
});

describe('what will never come', () => {
  test('is closed short, and with the last of it the request is delivered and less is to be paid', () => {
    const store = createStore(business);
    done(store.dispatch(goodsReceived(coming, [scanned(NEW), counted(4)])));
    const before = unpaidAmount(selectRequest(store.getState(), 'request-4') ?? coming);
    done(store.dispatch(lineShortClosed('request-4', 1, 1)));
    const after = selectRequest(store.getState(), 'request-4') ?? coming;
    expect([after.status, before - unpaidAmount(after)]).toEqual(['Delivered', expect.closeTo(94.4)]);
  });

  test('did not come either where all of it was closed short', () => {
    const store = createStore({
      ...smallStock,
      requests: requestTable([stockRequest(5, { status: 'In Transit', products: [requestLine({ qty: 10 })] })]),
    });
    done(store.dispatch(lineShortClosed('request-5', 0, 4)));
    done(store.dispatch(lineShortClosed('request-5', 0, 6)));
    const after = selectRequest(store.getState(), 'request-5');
    expect(after).toMatchObject({ status: 'Delivered', number: 5 });
    expect(after && qtyReceived(after)).toBe(0);
  });

  test('is never more than the rest', () => {
    expect(createStore(business).dispatch(lineShortClosed('request-4', 1, 6))).toMatchObject({
      reason: 'Only 5 of Relay are still to come.',
    });
  });
});
