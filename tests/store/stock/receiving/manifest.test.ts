import { describe, expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { selectReceivingContext } from '@/store/stock/receiving/receivingContext';
import {
  isGood,
  validatedUnits,
  listedWith,
  listKept,
  mendedWith,
  type ListedUnit,
} from '@/store/stock/receiving/manifest';
import { receivingFacts } from '@/store/stock/receiving/comingSims';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { devicesOfRequest, receiptsOf, typedCount } from '@/store/stock/receiving/receiving';
import { selectDevice, selectDevices } from '@/store/stock/devices/devicesSlice';
import { openingStockCounted } from '@/store/facts/devices';
import { imeiOf, luhnCheckDigit } from '@/store/kit/typed/imei';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { installerAdded } from '@/store/facts/installers';
import { onlySoMany } from '@/store/purchasing/requests/missingWords';
import { receiptOfRest, stockedBy } from '@/store/purchasing/requests/receipt';
import { goodsReceived, requestAdvanced, requestRaised } from '@/store/facts/requests';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { selectSims } from '@/store/stock/sims/simsSlice';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { vendorDraft } from '../../../support/vendors';

const imei = (place: number) => imeiOf(String(86400100000000 + place));
const iccid = (place: number) => {
  const digits = `899110${String(place).padStart(12, '0')}`;
  return `${digits}${luhnCheckDigit(digits)}`;
};
const [DEVICE, SIM, RELAY] = [0, 1, 2];
const on = '2026-11-22';

/** A request in transit of so many devices, SIMs and relays each, and what can be said about it. */
function office(qty: number) {
  const store = createStore();
  const traits = { rate: 100, unit: 'Pcs', minOrderQty: 1 };
  const products = [
    { ...traits, name: 'OBD tracker', kind: 'Device' as const, model: 'OB-4', warrantyMonths: 12 },
    { ...traits, name: 'Airtel SIM', kind: 'SIM' as const },
    { ...traits, name: 'Relay', kind: 'Material' as const },
  ];
  store.dispatch(vendorAdded(vendorDraft('Bharat Trackers', products)));
  const [vendor] = selectVendors(store.getState());
  const lines = products.map(({ name }) => ({
    vendorId: vendor?.id ?? '',
    vendor: 'Bharat Trackers',
    name,
    unit: 'Pcs',
    qty,
    rate: 100,
  }));
  const raised = requestRaised(lines);
  store.dispatch(raised);
  for (const type of ['approve', 'dispatch'] as const) store.dispatch(requestAdvanced(raised.payload.id, { type }));
  const request = () => {
    const [one] = selectRequests(store.getState());
    if (!one) throw new Error('There is no request.');
    return one;
  };
  const context = () => selectReceivingContext(store.getState());
  return {
    store,
    request,
    context,
    validated: (units: readonly ListedUnit[]) => validatedUnits(context(), request(), units),
    receive: (units: readonly ListedUnit[], counts: ReadonlyMap<number, number> = new Map(), day = on) =>
      receiptsOf(context(), request(), units, counts, day).map((receipt) =>
        store.dispatch(goodsReceived(request(), receipt, { on: day })),
      ),
  };
}

const listed = (line: number, ...numbers: readonly string[]) =>
  numbers.reduce<ListedUnit[]>((units, number) => listedWith(units, line, { number, further: '' }), []);
const textsOf = (units: ReturnType<typeof validatedUnits>) =>
  units.map(({ validation: { tone, text } }) => [tone, text]);

describe('a manifest', () => {
  test('is validated line by line: what is known names its holder, what is wrong says why, the rest is good', () => {
    const { store, validated } = office(5);
    store.dispatch(installerAdded({ name: 'Rakesh Yadav', mobile: '9820012345' }));
    const [installer] = selectInstallers(store.getState());
    store.dispatch(
      openingStockCounted(
        [{ place: { at: 'installer', id: installer?.id }, devices: [{ imei: imei(1), productName: 'OBD tracker' }] }],
        on,
      ),
    );
    expect(textsOf(validated(listed(DEVICE, imei(1), imei(2), '123', '352099081234563')))).toEqual([
      ['known', `IMEI ${imei(1)} is known already: it is in the bag of Rakesh Yadav.`],
      ['good', `IMEI ${imei(2)} is good.`],
      ['wrong', 'IMEI 123: An IMEI has 15 digits, this has 3.'],
      ['warning', expect.stringMatching(/last digit of this IMEI does not match/)],
    ]);
  });

  test('takes no more of a line than is still to come, and names the number', () => {
    const { validated } = office(2);
    expect(textsOf(validated(listed(DEVICE, imei(1), imei(2), imei(3))))[2]).toEqual([
      'wrong',
      `IMEI ${imei(3)}: Only 2 of OBD tracker are still to come.`,
    ]);
  });

  test.each([
    ['one is missing', 1, 'Only 1 of OBD tracker is still to come.'],
    ['all came', 0, 'None of OBD tracker is still to come.'],
  ])('says it in good words where %s', (_what, missing, words) =>
    expect(onlySoMany(missing, 'come', 'OBD tracker')).toBe(words),
  );

  test('has a number once, however often it is scanned, with the serial number of whichever time says it', () => {
    const units = listedWith(listed(DEVICE, imei(1)), DEVICE, { number: imei(1), further: 'SN-1' });
    expect(units).toEqual([{ id: imei(1), line: DEVICE, number: imei(1), further: 'SN-1', times: 2 }]);
  });

  test('keeps a mended number in its place, and what is one unit then counts once', () => {
    const { validated } = office(3);
    const wrong = `${imei(2).slice(0, -1)}x`;
    const units = listed(DEVICE, imei(1), wrong, imei(3));
    const mended = mendedWith(units, wrong, { number: imei(2), further: '' });
    expect(mended.map(({ number }) => number)).toEqual([imei(1), imei(2), imei(3)]);
    expect(textsOf(validated(mended)).map(([tone]) => tone)).toEqual(['good', 'good', 'good']);
    expect(mendedWith(units, wrong, { number: imei(3), further: '' })).toMatchObject([
      { number: imei(1), times: 1 },
      { number: imei(3), times: 2 },
    ]);
    expect(mendedWith(units, wrong, { number: '', further: '' })).toEqual(units);
  });

  test('takes no two SIMs of one number', () => {
    const { validated } = office(3);
    const units = [1, 2].reduce<ListedUnit[]>(
      (all, place) => listedWith(all, SIM, { number: iccid(place), further: '5754000000001' }),
      [],
    );
    expect(textsOf(validated(units))).toEqual([
      ['good', `SIM ${iccid(1)} is good.`],
      ['wrong', `The SIM ${iccid(1)} has the number 5754000000001 already.`],
    ]);
  });

  test('comes back from the browser as it was, and not what is no list', () => {
    const units = listed(DEVICE, imei(1), imei(2));
    expect(listKept({ units })).toEqual(units);
    expect(listKept({ units: [{ number: 1 }, 'x', null] })).toEqual([]);
    expect(listKept(undefined)).toEqual([]);
  });
});

describe('a receipt', () => {
  test('brings devices with their warranty, SIMs and counted goods into stock, and leaves the request in transit until all came', () => {
    const { store, request, validated, receive } = office(2);
    const units = [...listedWith([], DEVICE, { number: imei(1), further: 'SN-1' }), ...listed(SIM, iccid(1))];
    expect(validated(units).every(isGood)).toBe(true);
    expect(receive(units, new Map([[RELAY, 2]])).every(({ done }) => done)).toBe(true);
    expect(selectDevice(store.getState(), imei(1))).toMatchObject({
      serialNo: 'SN-1',
      model: 'OB-4',
      warrantyUntil: '2027-11-22',
    });
    expect(selectSims(store.getState())).toMatchObject([{ id: iccid(1), provider: 'Airtel SIM', status: 'Blank' }]);
    expect(request()).toMatchObject({
      status: 'In Transit',
      products: [{ received: 1, stocked: 1 }, { received: 1 }, { received: 2 }],
    });
    receive([...listed(DEVICE, imei(2)), ...listed(SIM, iccid(2))]);
    expect(request().status).toBe('Delivered');
    expect(devicesOfRequest(store.getState(), request().id).map(({ id }) => id)).toEqual([imei(1), imei(2)]);
  });

  test('calls the provider of SIMs by a word of their product, and by no letters inside of one', () => {
    const { store, request, context } = office(5);
    store.dispatch(
      openingStockCounted(
        [
          {
            place: { at: 'store' },
            sims: [
              { iccid: iccid(7), provider: 'Vi' },
              { iccid: iccid(8), provider: 'Jio' },
              { iccid: iccid(9), provider: 'Jio M2M' },
            ],
          },
        ],
        on,
      ),
    );
    const called = (name: string) => {
      const named = { ...request(), products: request().products.map((line) => ({ ...line, name })) };
      const [receipt] = receiptsOf(context(), named, listed(SIM, iccid(1)), new Map(), on);
      return receipt?.[0]?.sims?.[0]?.provider;
    };
    expect(['Jio M2M SIM for devices', 'Jio SIM for devices', 'BSNL SIM'].map(called)).toEqual([
      'Jio M2M',
      'Jio',
      'BSNL SIM',
    ]);
  });

  test('of what was marked as delivered comes once, by being scanned', () => {
    const { store, request, context, receive } = office(2);
    store.dispatch(goodsReceived(request(), receiptOfRest(request(), context().vendors.entities), { on }));
    expect(request()).toMatchObject({
      status: 'Delivered',
      products: [
        { received: 2, stocked: 0 },
        { received: 2, stocked: 0 },
        { received: 2, stocked: 2 },
      ],
    });
    expect(receive(listed(DEVICE, imei(1), imei(2)))).toMatchObject([{ done: true }]);
    expect(request().products[DEVICE]).toMatchObject({ received: 2, stocked: 2 });
  });

  test('of more than 500 units is several facts, which bring all of them', () => {
    const { store, request, context, receive } = office(1100);
    const units = listed(DEVICE, ...Array.from({ length: 1100 }, (_, place) => imei(place)));
    const sizes = receiptsOf(context(), request(), units, new Map([[RELAY, 7]]), on).map((receipt) =>
      receipt.map(stockedBy),
    );
    expect(sizes).toEqual([[500, 7], [500], [100]]);
    expect(receive(units).every(({ done }) => done)).toBe(true);
    expect(selectDevices(store.getState())).toHaveLength(1100);
    expect(request().products[DEVICE]).toMatchObject({ received: 1100, stocked: 1100 });
  });
});

test.each([
  ['', {}],
  ['2', { qty: 2 }],
  ['3', { wrong: 'Only 2 of Relay are still to come.' }],
  ['1.5', { wrong: 'The count must be a whole number.' }],
  ['two', { wrong: 'The count must be a number' }],
])('a count typed as %j is %j', (typed, outcome) => {
  const { request } = office(2);
  const line = request().products[RELAY];
  expect(line && typedCount(line, typed)).toEqual(outcome);
});

describe('a device that comes with a SIM', () => {
  const withSims = (...pairs: readonly (readonly [number: string, sim: string])[]) =>
    pairs.reduce<ListedUnit[]>((units, [number, sim]) => listedWith(units, DEVICE, { number, further: '', sim }), []);
  /** Receives units and puts their SIMs in, as the screen does. */
  function taken(units: readonly ListedUnit[]) {
    const opened = office(3);
    const { store, context, request } = opened;
    const received = receiptsOf(context(), request(), units, new Map(), on).map((receipt) =>
      goodsReceived(request(), receipt, { on }),
    );
    for (const fact of receivingFacts(() => store.getState(), received, units))
      expect(store.dispatch(fact)).toMatchObject({ done: true });
    return opened;
  }
  const simIn = (store: ReturnType<typeof office>['store'], place: number) =>
    store.getState().devices.entities[imei(place)]?.simId;

  test('has it in it once it is received, and is configured; the SIM is known from then on', () => {
    const { store } = taken(withSims([imei(1), iccid(1)], [imei(2), '']));
    expect([simIn(store, 1), simIn(store, 2)]).toEqual([iccid(1), undefined]);
    expect(store.getState().sims.entities[iccid(1)]?.moves.at(-1)).toMatchObject({
      to: { at: 'device', id: imei(1) },
      on,
    });
    expect(selectSims(store.getState())).toMatchObject([{ id: iccid(1), provider: 'Not known', status: 'Blank' }]);
    expect(selectConfigured(store.getState()).map(({ deviceIMEI }) => deviceIMEI)).toEqual([imei(1)]);
  });

  test('has one that comes by itself in the same receipt, of which one is received', () => {
    const sim = listed(SIM, iccid(1));
    const { store } = taken([...withSims([imei(1), iccid(1)]), ...sim]);
    expect(simIn(store, 1)).toBe(iccid(1));
    expect(selectSims(store.getState())).toMatchObject([{ id: iccid(1), provider: 'Airtel SIM' }]);
  });

  test.each([
    ['in two of them', [imei(1), iccid(1)], [imei(2), iccid(1)], `SIM ${iccid(1)} is there twice.`],
    [
      'no number of a card',
      [imei(1), iccid(1)],
      [imei(2), '123'],
      'A SIM card’s number has 19 or 20 digits, this has 3.',
    ],
    [
      'a number that nobody knows',
      [imei(1), iccid(1)],
      [imei(2), '5754000000009'],
      'No SIM has the number 5754000000009: receive the SIMs first, or name it by its card’s number.',
    ],
  ] as const)('is refused where the SIM is %s', (_what, good, wrong, reason) => {
    const { validated } = office(3);
    expect(textsOf(validated(withSims(good, wrong)))).toEqual([
      ['good', `IMEI ${imei(1)} is good.`],
      ['wrong', `IMEI ${imei(2)}: ${reason}`],
    ]);
  });

  test('is refused where the SIM is in another device, which is named', () => {
    const { store, validated } = taken(withSims([imei(1), iccid(1)]));
    expect(simIn(store, 1)).toBe(iccid(1));
    expect(textsOf(validated(withSims([imei(2), iccid(1)])))).toEqual([
      ['wrong', `IMEI ${imei(2)}: SIM ${iccid(1)} is in the device ${imei(1)}.`],
    ]);
  });

  test('keeps its SIM in the browser until it is received', () => {
    const units = withSims([imei(1), iccid(1)]);
    expect(listKept({ units })).toEqual(units);
  });
});
