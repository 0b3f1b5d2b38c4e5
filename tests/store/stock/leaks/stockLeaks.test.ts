import { describe, expect, test } from 'vitest';
import { additionRecorded } from '@/store/facts/additions';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import type { LeakKind } from '@/store/stock/leaks/leakKinds';
import { selectAllLeaks, selectLeakCount } from '@/store/business/leaks/allLeaks';
import { selectChallansToAnswer } from '@/store/business/today/stockToday';
import { selectLeaks } from '@/store/stock/leaks/stockLeaks';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { deviceFound, deviceLost, openingStockCounted } from '@/store/facts/devices';
import { installerTable } from '@/store/places/installers/installersSlice';
import { holderKey, type Holder } from '@/store/kit/movements/holder';
import type { Move } from '@/store/kit/movements/move';
import { goodsReceived } from '@/store/facts/requests';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { simTable } from '@/store/stock/sims/simsSlice';
import { simActivated, simSuspended } from '@/store/facts/sims';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { challanAnswered } from '@/store/facts/challans';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { additionDraft, quietVehicle } from '../../../support/care';
import { done } from '../../../support/said';
import { deviceOf, imeiOfDevice, requestLine, simOf, challanToDelhi, stockRequest } from '../../../support/stock';

const leaksOf = (business: Business, kind: LeakKind, today: string) => selectLeaks(business, today)[kind];
const after = (business: Business, ...facts: readonly Fact[]) => {
  const store = createStore(business);
  for (const fact of facts) done(store.dispatch(fact));
  return store.getState();
};
const moved = (to: Holder, on: string): Move => ({ to, on, cause: { what: 'counted' } });
const VEHICLE: Holder = { at: 'vehicle', id: 'DL 01 AB 1234' };
const BAG: Holder = { at: 'installer', id: 'installer-1' };

test('an empty business leaks nothing', () => {
  expect([selectAllLeaks(emptyBusiness, '2026-11-21'), selectLeakCount(emptyBusiness, '2026-11-21')]).toEqual([[], 0]);
});

describe('a challan', () => {
  const offered: Business = {
    ...emptyBusiness,
    branches: {
      ids: ['branch-1'],
      entities: { 'branch-1': { id: 'branch-1', number: 1, branch: 'Delhi' } },
      lastNumber: 1,
    },
    challans: challanTable([challanToDelhi]),
  };

  test.each([
    ['2026-11-05', 0],
    ['2026-11-06', 1],
  ])('of 02 Nov is on its way too long on %s: %i', (today, count) => {
    expect(leaksOf(offered, 'late', today)).toHaveLength(count);
  });

  test('is named with what it brings from where to where, and leads to its page', () => {
    expect(leaksOf(offered, 'late', '2026-11-21')).toEqual([
      {
        id: 'challan-9',
        what: 'Challan 9',
        detail: '6 pieces from Store to Delhi',
        since: '2026-11-02',
        mend: { label: 'Open Challan', to: '/stocks/slips/9' },
      },
    ]);
  });

  const device = deviceOf(9, {
    moves: [...deviceOf(9).moves, moved({ at: 'challan', id: 'challan-9' }, '2026-11-02')],
  });

  test('is of what nobody has answered, as the list of today is', () => {
    const { outcome: _pending, ...line } = challanToDelhi.lines[0] ?? { qty: 1, outcome: 'Pending' };
    const ordered = stockRequest(3, {
      products: [requestLine({ name: 'OBD tracker', rate: 1000 }), requestLine({ name: 'Relay', rate: 100 })],
    });
    const rated = { ...offered, devices: deviceTable([device]), requests: requestTable([ordered]) };
    const business = after(
      rated,
      challanAnswered(challanToDelhi, [{ ...line, line: 0, outcome: 'Accepted' }], '2026-11-03'),
    );
    const told = (one: Business) => leaksOf(one, 'late', '2026-11-21').map(({ detail, amount }) => [detail, amount]);
    expect(told(rated)).toEqual([['6 pieces from Store to Delhi', 1500]]);
    expect(told(business)).toEqual([['5 pieces from Store to Delhi', 500]]);
    expect(selectChallansToAnswer(business).map(({ what }) => what)).toEqual(['Challan 9, 5 pieces']);
  });

  test('is none once it is answered', () => {
    const answers = challanToDelhi.lines.map(({ outcome: _pending, ...line }, place) => ({
      ...line,
      line: place,
      outcome: 'Accepted' as const,
    }));
    const business = after(
      { ...offered, devices: deviceTable([device]) },
      challanAnswered(challanToDelhi, answers, '2026-11-20'),
    );
    expect(leaksOf(business, 'late', '2026-11-21')).toEqual([]);
  });
});

describe('a lost device', () => {
  const business: Business = { ...emptyBusiness, devices: deviceTable([deviceOf(1)]) };
  const lost = after(business, deviceLost(imeiOfDevice(1), 'Stolen', '2026-11-20'));

  test('leaks at once, with why and since when, and leads to its page', () => {
    expect(leaksOf(lost, 'lost', '2026-11-20')).toEqual([
      {
        id: imeiOfDevice(1),
        what: imeiOfDevice(1),
        detail: 'OBD tracker, OB-4: Stolen',
        since: '2026-11-20',
        mend: { label: 'Open Device', to: `/stocks/devices/${imeiOfDevice(1)}` },
      },
    ]);
    expect(selectLeakCount(lost, '2026-11-20')).toBe(1);
  });

  test('leaks no more once it is found', () => {
    expect(leaksOf(after(lost, deviceFound(imeiOfDevice(1), '', '2026-11-21')), 'lost', '2026-11-21')).toEqual([]);
  });
});

describe('what came and is not scanned', () => {
  const request = stockRequest(5, {
    status: 'Delivered',
    steps: [{ status: 'Delivered', on: '2026-11-07' }],
    products: [requestLine({ received: 10, stocked: 8 }), requestLine({ name: 'Siren', received: 10, stocked: 10 })],
  });
  const business: Business = {
    ...emptyBusiness,
    requests: requestTable([
      request,
      stockRequest(6, { status: 'In Transit', products: [requestLine({ received: 2 })] }),
    ]),
  };

  test('is told line by line, of delivered requests, and leads to where it is received', () => {
    expect(leaksOf(business, 'unscanned', '2026-11-21')).toEqual([
      {
        amount: 160,
        id: 'request-5.0',
        what: '2 of Relay',
        detail: 'Stock request 5, from First',
        since: '2026-11-07',
        mend: { label: 'Receive Goods', to: '/stocks/receive/5' },
      },
    ]);
  });

  test('leaks no more once it is counted', () => {
    const counted = goodsReceived(
      { ...request, status: 'In Transit' },
      [{ line: 0, qty: 0, productName: 'Relay', kind: 'Accessory', counted: 2 }],
      { on: '2026-11-21' },
    );
    expect(leaksOf(after(business, counted), 'unscanned', '2026-11-21')).toEqual([]);
  });
});

describe('a device that was written down as fitted', () => {
  const business: Business = {
    ...emptyBusiness,
    devices: deviceTable([deviceOf(1)]),
    vehicles: vehicleTable([quietVehicle(1)]),
  };
  const written = (number: number) =>
    additionRecorded(additionDraft({ imei: imeiOfDevice(number), vehicleNo: 'MH 12 AB 1001', date: '2026-11-12' }), {
      vehicleId: 'quiet-1',
    });

  test('was never bought where the stock does not know it, and can be counted in', () => {
    const to = `/settings/stock?do=count&imei=${imeiOfDevice(2)}&at=${encodeURIComponent(holderKey({ at: 'vehicle', id: 'quiet-1' }))}`;
    expect(leaksOf(after(business, written(2)), 'unbought', '2026-11-21')).toEqual([
      {
        id: imeiOfDevice(2),
        what: imeiOfDevice(2),
        detail: 'in the vehicle MH 12 AB 1001',
        since: '2026-11-12',
        mend: { label: 'Count it in', to },
      },
    ]);
    expect(leaksOf(after(business, written(1)), 'unbought', '2026-11-21')).toEqual([]);
  });

  test('leaks no more once it is counted in where it is, with what is known of it now', () => {
    const counted = (place: Holder) =>
      openingStockCounted(
        [{ place, devices: [{ imei: imeiOfDevice(2), productName: 'Lorry tracker' }] }],
        '2026-11-21',
      );
    const before = after(business, written(2));
    expect(createStore(before).dispatch(counted({ at: 'store' }))).toMatchObject({ done: false });
    const known = after(before, counted({ at: 'vehicle', id: 'quiet-1' }));
    expect(leaksOf(known, 'unbought', '2026-11-21')).toEqual([]);
    expect(known.devices.entities[imeiOfDevice(2)]).toMatchObject({
      productName: 'Lorry tracker',
      moves: [{ to: { at: 'vehicle', id: 'quiet-1' } }],
    });
  });
});

const fittedWith = (on: string): Business => ({
  ...emptyBusiness,
  devices: deviceTable([deviceOf(1, { simId: simOf(1).id, moves: [moved(VEHICLE, on)] })]),
  sims: simTable([simOf(1, { moves: [moved({ at: 'device', id: imeiOfDevice(1) }, on)] })]),
});

test('a device in a vehicle leaks while its SIM is suspended, since that day', () => {
  const fitted = fittedWith('2026-11-01');
  expect(leaksOf(fitted, 'suspended', '2026-11-21')).toEqual([]);
  const suspended = after(fitted, simSuspended(simOf(1).id, undefined, '2026-11-10'));
  expect(leaksOf(suspended, 'suspended', '2026-11-21')).toMatchObject([
    { what: imeiOfDevice(1), detail: 'In DL 01 AB 1234, SIM 5754000000001', since: '2026-11-10' },
  ]);
  expect(
    leaksOf(after(suspended, simActivated(simOf(1).id, undefined, '2026-11-20')), 'suspended', '2026-11-21'),
  ).toEqual([]);
});

describe('an active SIM', () => {
  const alone: Business = { ...emptyBusiness, sims: simTable([simOf(1)]) };

  test.each([
    ['2026-12-01', 0],
    ['2026-12-02', 1],
  ])('that came on 01 Nov is unfitted too long on %s: %i', (today, count) => {
    expect(leaksOf(alone, 'idle', today)).toHaveLength(count);
  });

  test('counts from the day on which it was activated', () => {
    const blank: Business = { ...emptyBusiness, sims: simTable([simOf(1, { status: 'Blank' })]) };
    const active = after(blank, simActivated(simOf(1).id, undefined, '2026-12-01'));
    expect(leaksOf(active, 'idle', '2026-12-31')).toEqual([]);
    expect(leaksOf(active, 'idle', '2027-01-01')).toMatchObject([{ since: '2026-12-01' }]);
  });

  test('leads to the row of what is on hand that counts it', () => {
    const [leak] = leaksOf(alone, 'idle', '2026-12-31');
    expect(leak).toMatchObject({ what: '5754000000001', detail: 'Airtel, in the store', mend: { label: 'See Where' } });
    expect(leak?.mend.to).toMatch(/^\/stocks\/on-hand\?details=.*&details\.sims\.q=5754000000001$/);
  });

  test('is fitted where its device is in a vehicle, and unfitted since that came out', () => {
    const fitted = fittedWith('2026-08-01');
    expect(leaksOf(fitted, 'idle', '2026-12-31')).toEqual([]);
    const moves = [moved(VEHICLE, '2026-08-01'), moved({ at: 'store' }, '2026-11-01')];
    const removed: Business = { ...fitted, devices: deviceTable([deviceOf(1, { simId: simOf(1).id, moves })]) };
    expect(leaksOf(removed, 'idle', '2026-12-01')).toEqual([]);
    expect(leaksOf(removed, 'idle', '2026-12-02')).toMatchObject([
      { since: '2026-11-01', mend: { to: `/stocks/devices/${imeiOfDevice(1)}` } },
    ]);
  });

  test('goes on lying idle in a device that lies idle', () => {
    const business: Business = {
      ...emptyBusiness,
      devices: deviceTable([deviceOf(1, { simId: simOf(1).id, moves: [moved({ at: 'store' }, '2026-10-01')] })]),
      sims: simTable([
        simOf(1, {
          moves: [moved({ at: 'store' }, '2026-09-01'), moved({ at: 'device', id: imeiOfDevice(1) }, '2026-11-20')],
        }),
      ]),
    };
    expect(leaksOf(business, 'idle', '2026-11-21')).toMatchObject([{ since: '2026-09-01' }]);
  });
});

test.each([
  ['2026-11-16', []],
  [
    '2026-11-17',
    [
      {
        what: 'Rakesh Yadav',
        detail: '2 devices',
        since: '2026-11-01',
        mend: { label: 'Open Bag', to: '/stocks/bags/1' },
      },
    ],
  ],
])('devices that came into a bag on 01 Nov are in it too long on %s', (today, leaks) => {
  const business: Business = {
    ...emptyBusiness,
    installers: installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav' }]),
    devices: deviceTable(
      [1, 2]
        .map((number) => deviceOf(number, { moves: [moved(BAG, '2026-11-01')] }))
        .concat(deviceOf(3, { moves: [moved(BAG, '2026-11-05')] })),
    ),
  };
  expect(leaksOf(business, 'overdue', today)).toMatchObject(leaks);
  expect(leaksOf(business, 'overdue', today)).toHaveLength(leaks.length);
});
