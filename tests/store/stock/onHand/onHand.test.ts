import { describe, expect, test } from 'vitest';
import { selectCards } from '@/store/stock/onHand/stockDashboard';
import { createStore } from '@/store/business/store';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsByPlace } from '@/store/stock/onHand/unitsByPlace';
import { unitsOf, type OnHand } from '@/store/stock/onHand/onHandRows';
import { deviceFound, deviceLost, deviceRepaired, openingStockCounted } from '@/store/facts/devices';
import { STORE } from '@/store/kit/movements/holder';
import { challanAnswered } from '@/store/facts/challans';
import { done } from '../../../support/said';
import { sampleOn } from '../../../support/sample';
import { deviceOf, imeiOfDevice, simOf, challanToDelhi } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';
const told = ({ place, productName, model = '', kind, units, toScan }: OnHand) => [
  place,
  productName,
  model,
  kind,
  units,
  toScan,
];

describe('what is on hand', () => {
  test.each([
    ['the sample', sampleOn(DAY)],
    ['a small business', smallBusiness],
  ])('comes to the current stock of %s', (_what, business) => {
    expect(unitsOf(selectOnHand(business).here)).toBe(selectCards(business).stock);
  });

  test('is 350 in the sample: 141 in the store, 89 at the branches, 120 in the bags', () => {
    const { here } = selectOnHand(sampleOn(DAY));
    const sums = ['Store', 'Branch', 'Bag'].map((sort) => unitsOf(here.filter((row) => row.sort === sort)));
    expect(sums).toEqual([141, 89, 120]);
    expect(unitsOf(here.filter(({ place }) => place === 'Delhi'))).toBe(49);
  });

  test('stands by place and product, and tells what is still to be scanned', () => {
    expect(selectOnHand(smallBusiness).here.map(told)).toEqual([
      ['Store', 'OBD tracker', 'OB-4', 'Device', 4, 0],
      ['Store', 'Airtel', '', 'SIM', 6, 0],
      ['Store', 'Relay', 'RL-12', 'Accessory', 20, 0],
      ['Store', 'Relay', '', 'Material', 6, 6],
      ['Rakesh Yadav', 'OBD tracker', 'OB-4', 'Device', 3, 0],
      ['Rakesh Yadav', 'Airtel', '', 'SIM', 3, 0],
      ['Rakesh Yadav', 'Relay', 'RL-12', 'Accessory', 5, 0],
    ]);
  });

  test('names the devices and SIMs that a row counts, a SIM with the device that it is in', () => {
    const [devices, sims] = selectOnHand(smallBusiness).here;
    expect(devices?.devices.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(imeiOfDevice));
    expect(sims?.sims.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6].map((number) => simOf(number).id));
  });

  test('leaves out what is on its way, in vehicles and in repair, which is outside', () => {
    const fitted = openingStockCounted(
      [
        {
          place: { at: 'vehicle', id: 'quiet-2' },
          devices: [{ imei: imeiOfDevice(30), productName: 'OBD tracker', model: 'OB-4' }],
        },
      ],
      DAY,
    );
    const store = createStore(smallBusiness);
    done(store.dispatch(fitted));
    const { outside } = selectOnHand(store.getState());
    expect(outside.map(told)).toEqual([
      ['Challan 1', 'OBD tracker', 'OB-4', 'Device', 1, 0],
      ['Challan 2', 'OBD tracker', 'OB-4', 'Device', 1, 0],
      ['Challan 3', 'OBD tracker', 'OB-4', 'Device', 1, 0],
      ['Challan 9', 'OBD tracker', 'OB-4', 'Device', 1, 0],
      ['Challan 9', 'Relay', 'RL-12', 'Accessory', 5, 0],
      ['In vehicles', 'OBD tracker', 'OB-4', 'Device', 3, 0],
      ['In vehicles', 'Airtel', '', 'SIM', 2, 0],
      ['In repair at Sai Repairs', 'OBD tracker', 'OB-4', 'Device', 1, 0],
    ]);
  });

  test('knows nothing of what is lost until it is found', () => {
    const store = createStore(smallBusiness);
    const all = () => Object.values(selectOnHand(store.getState())).map(unitsOf);
    const [here = 0, outside = 0] = all();
    done(store.dispatch(deviceLost(imeiOfDevice(4), 'Stolen', DAY)));
    expect(all()).toEqual([here - 1, outside]);
    done(store.dispatch(deviceFound(imeiOfDevice(4), '', DAY)));
    expect(all()).toEqual([here, outside]);
  });

  test('gains what a branch accepts and what comes back from repair, and loses it outside', () => {
    const store = createStore(smallBusiness);
    const { here, outside } = selectOnHand(store.getState());
    const [device, relays] = challanToDelhi.lines;
    if (!device || !relays) throw new Error('The challan has no lines');
    done(
      store.dispatch(
        challanAnswered(
          challanToDelhi,
          [
            { ...device, line: 0, outcome: 'Accepted' },
            { ...relays, line: 1, outcome: 'Short', accepted: 3, reason: 'Two missing' },
          ],
          DAY,
        ),
      ),
    );
    done(store.dispatch(deviceRepaired(imeiOfDevice(5), '', DAY)));
    const now = selectOnHand(store.getState());
    expect([unitsOf(now.here), unitsOf(now.outside)]).toEqual([unitsOf(here) + 7, unitsOf(outside) - 7]);
    expect(now.here.filter(({ place }) => place === 'Delhi').map(told)).toEqual([
      ['Delhi', 'OBD tracker', 'OB-4', 'Device', 1, 0],
      ['Delhi', 'Relay', 'RL-12', 'Accessory', 3, 0],
    ]);
  });

  test('is one row for one product however many devices of it are counted in', () => {
    const store = createStore(smallBusiness);
    done(
      store.dispatch(
        openingStockCounted(
          [
            {
              place: STORE,
              devices: [{ imei: imeiOfDevice(30), productName: deviceOf(1).productName, model: 'OB-4' }],
            },
          ],
          DAY,
        ),
      ),
    );
    expect(selectOnHand(store.getState()).here[0]?.units).toBe(5);
  });
});

describe('the chart', () => {
  const row = (place: string, units: number, kind: OnHand['kind'] = 'Device'): OnHand => ({
    id: `${place}|${kind}`,
    sort: 'Bag',
    place,
    productName: 'A',
    kind,
    units,
    toScan: 0,
    devices: [],
    sims: [],
  });

  test('has the fullest places first, each by its kinds in their order', () => {
    expect(unitsByPlace([row('A', 2), row('B', 1, 'SIM'), row('B', 4), row('A', 1)])).toEqual([
      { name: 'B', part: 'Device', value: 4 },
      { name: 'B', part: 'SIM', value: 1 },
      { name: 'A', part: 'Device', value: 3 },
    ]);
  });

  test('puts together those places that it has no room for', () => {
    const points = unitsByPlace(Array.from({ length: 23 }, (_, index) => row(`Bag ${index}`, 100 - index)));
    expect(points).toHaveLength(21);
    expect(points.at(-1)).toEqual({ name: 'Other places', part: 'Device', value: 80 + 79 + 78 });
  });
});
