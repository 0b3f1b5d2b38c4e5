import { describe, expect, test } from 'vitest';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { chainUpcaster } from '@/store/business/chainUpcaster';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { selectCards } from '@/store/stock/onHand/stockDashboard';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { selectBags, selectBranchStocks } from '@/store/stock/expected/expectedStock';
import { selectReceived } from '@/store/stock/onHand/returns';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { holderOf } from '@/store/kit/movements/move';
import { toScanOf } from '@/store/purchasing/requests/receipt';
import { checkedFact } from '@/store/business/checked/checkedFact';
import { factUndone } from '@/journal/undo';
import { afterFact } from '@/store/business/replay';
import { deviceAssigned, devicesDeleted } from '@/store/stock/configured/configuredSlice';
import { requestLine, stockRequest } from '../../support/stock';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';

const table = (...rows: { id: string; number: number }[]) => ({
  ids: rows.map(({ id }) => id),
  entities: Object.fromEntries(rows.map((row) => [row.id, row])),
  lastNumber: rows.length,
});
const nothing = { devices: [], accessories: [], controllers: [], locks: [], sims: [] };
const tracker = (imei: string) => ({ productName: 'OBD tracker', model: 'OB-4', imei, serialNo: `S-${imei}` });

/** A business as it was kept when a device stood in lists. */
const before = {
  ...emptyBusiness,
  requests: requestTable([
    stockRequest(1, { status: 'Delivered', products: [requestLine({ qty: 10 })] }),
    stockRequest(2, { status: 'In Transit' }),
  ]),
  bags: table({
    id: 'bag-1',
    number: 1,
    name: 'Rakesh Yadav',
    givenDate: '2026-10-01',
    acceptedDate: '2026-10-02',
    details: {
      ...nothing,
      devices: [tracker('100'), tracker('200')],
      accessories: [{ productName: 'Relay', model: 'RL-12', qty: 3 }],
    },
  } as never),
  branches: table({
    id: 'branch-1',
    number: 1,
    branch: 'Delhi',
    details: { ...nothing, devices: [tracker('200')], sims: [{ provider: 'Jio', number: '57540' }] },
  } as never),
  manufacturers: table({
    id: 'maker-1',
    number: 1,
    manufacturer: 'Teltonika',
    status: 'Given to vendor',
    details: nothing,
  } as never),
  received: table(
    {
      id: 'received-1',
      number: 1,
      productName: 'OBD tracker',
      itgcId: 'ITGC-001001',
      imei: '300',
      serialNo: 'S-300',
      status: 'Removal',
      givenBy: 'Rakesh Yadav',
      actionStatus: 'accepted',
    } as never,
    {
      id: 'received-2',
      number: 2,
      productName: 'OBD tracker',
      itgcId: 'ITGC-001002',
      imei: '400',
      serialNo: 'S-400',
      status: 'Dead',
      givenBy: 'Anil Kumar',
      actionStatus: 'received',
    } as never,
  ),
  configured: table({
    id: 'configured-1',
    number: 1,
    productName: 'OBD tracker',
    itgcId: 'ITGC-000501',
    deviceIMEI: '500',
    usedSim: '57541',
    action: 'Branches',
    selectName: 'Delhi',
  } as never),
};

const { business, leftOut } = checkedBusiness(chainUpcaster.state(before));
const placeOf = (imei: string) => whereabouts(business, holderOf(business.devices.entities[imei] ?? { moves: [] }));

describe('the lists of version 3', () => {
  test('fit today, nothing of them left out', () => {
    expect(leftOut).toEqual([]);
  });

  test.each([
    ['100', 'in the bag of Rakesh Yadav'],
    ['200', 'in the bag of Rakesh Yadav'],
    ['300', 'on its way from Rakesh Yadav to Store by challan 1'],
    ['400', 'in the store'],
    ['500', 'in the store'],
  ])('put the device %s in one place: %s', (imei, place) => {
    expect(placeOf(imei)).toBe(place);
  });

  test('read on every screen as they did', () => {
    expect(selectBags(business)[0]?.details).toMatchObject({
      devices: [{ imei: '100' }, { imei: '200' }],
      accessories: [{ productName: 'Relay', qty: 3 }],
    });
    expect(selectBranchStocks(business)[0]).toMatchObject({
      branch: 'Delhi',
      details: { devices: [], sims: [{ provider: 'Jio', number: '57540' }] },
    });
    expect(
      selectReceived(business).map(({ itgcId, status, givenBy, actionStatus }) => [
        itgcId,
        status,
        givenBy,
        actionStatus,
      ]),
    ).toEqual([
      ['ITGC-001001', 'Removal', 'Rakesh Yadav', 'accepted'],
      ['ITGC-001002', 'Dead', 'Anil Kumar', 'received'],
    ]);
    expect(selectConfigured(business)).toMatchObject([
      { itgcId: 'ITGC-000501', deviceIMEI: '500', usedSim: '57541', selectName: 'Delhi' },
    ]);
  });

  test('leave of what was delivered only the rest to be scanned', () => {
    const request = business.requests.entities['request-1'];
    const listed = 5 + 2 + 3;
    expect(request?.products.map((line) => toScanOf(request, line))).toEqual([Math.max(0, 10 - listed)]);
    expect(selectCards(business)).toMatchObject({ installer: 5, delhi: 1, manufacturer: 10, stock: 9 });
  });

  test('number new devices beyond all labels', () => {
    const numbers = Object.values(business.devices.entities).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(Math.min(...numbers)).toBeGreaterThan(1002);
  });
});

describe('the facts of version 3', () => {
  const lifted = (fact: { type: string; payload: object }) => chainUpcaster.fact(fact);

  test('move a returned device on, though they do not name it', () => {
    const after = afterFact(
      business,
      lifted({ type: 'received/handoverVerified', payload: { ids: ['received-1'], from: 'accepted' } }),
    );
    expect(whereabouts(after, holderOf(after.devices.entities['300'] ?? { moves: [] }))).toBe('in the store');
    expect(selectReceived(after)[0]?.actionStatus).toBe('received');
  });

  test('assign a configured device as they did', () => {
    const fact = deviceAssigned({ id: 'configured-1', action: 'Branches', selectName: 'Delhi' } as never, {
      action: 'Software',
      selectName: 'Mumbai',
    });
    const after = afterFact(business, lifted(fact));
    expect(selectConfigured(after)[0]).toMatchObject({ action: 'Software', selectName: 'Mumbai' });
  });

  test('that put a whole business in place put today’s', () => {
    const fact = businessReplaced(before as unknown as Business, 'sample');
    const after = chainUpcaster.fact(fact) as typeof fact;
    expect(Object.keys(after.payload.business)).not.toContain('bags');
    expect(Object.keys(after.payload.business.devices.entities)).toHaveLength(5);
  });
});

test.each([
  {},
  { bags: 7 },
  { bags: null, received: { entities: { a: null, b: { imei: 4 } } } },
  { bags: { entities: { a: { details: { devices: [null, {}] } } } } },
])('what is no business of version 3 is read without a fault: %j', (state) => {
  expect(() => chainUpcaster.state(state)).not.toThrow();
});

describe('a device that two lists have', () => {
  const returned = (number: number, imei: string, actionStatus: string) =>
    ({
      id: `received-${number}`,
      number,
      productName: 'OBD tracker',
      itgcId: `ITGC-${number}`,
      imei,
      serialNo: 'S',
      status: 'Removal',
      givenBy: 'Rakesh Yadav',
      actionStatus,
    }) as never;
  const twice = checkedBusiness(
    chainUpcaster.state({
      ...before,
      received: table(returned(1, '100', 'pending'), returned(2, '100', 'pending'), returned(3, '200', 'accepted')),
      configured: table({
        id: 'configured-1',
        number: 1,
        productName: 'OBD tracker',
        itgcId: 'ITGC-000501',
        deviceIMEI: '100',
        usedSim: '57541',
        action: 'Select',
        selectName: 'Select',
      } as never),
    }),
  );
  const at = (imei: string) =>
    whereabouts(twice.business, holderOf(twice.business.devices.entities[imei] ?? { moves: [] }));

  test('is on its way by one challan, and a further one of it is cancelled', () => {
    expect(twice.leftOut).toEqual([]);
    expect([at('100'), at('200')]).toEqual([
      'on its way from Rakesh Yadav to Store by challan 1',
      'on its way from Rakesh Yadav to Store by challan 3',
    ]);
    expect(selectReceived(twice.business).map(({ imei, actionStatus }) => [imei, actionStatus])).toEqual([
      ['100', 'pending'],
      ['200', 'accepted'],
    ]);
  });

  test('keeps the SIM that one of them says', () => {
    expect(twice.business.devices.entities['100']?.simId).toBe('57541');
    expect(twice.business.sims.entities['57541']?.moves.at(-1)?.to).toEqual({ at: 'device', id: '100' });
  });
});

test('a deletion of a configured device that was taken back is taken back still', () => {
  const fact = devicesDeleted([{ id: 'configured-1', itgcId: 'ITGC-000501' } as never]);
  const undone = factUndone({
    fact,
    changes: [{ path: ['configured', 'configured-1'], place: 0, was: before.configured.entities['configured-1'] }],
  });
  const lifted = chainUpcaster.fact(undone);
  expect(checkedFact(lifted)).toMatchObject({ leftOut: [] });
  const after = afterFact(afterFact(business, fact), lifted);
  expect(selectConfigured(after)).toEqual(selectConfigured(business));
});
