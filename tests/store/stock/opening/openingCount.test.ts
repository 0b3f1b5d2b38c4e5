import { describe, expect, test } from 'vitest';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { openingStockCounted } from '@/store/facts/devices';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { deviceLedger } from '@/store/stock/devices/deviceLedger';
import type { CountedDevice } from '@/store/stock/opening/openingStock';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';
import { vehicleClosed } from '@/store/facts/vehicles';
import { businessOf, emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import type { OpeningDefaults, OpeningSort } from '@/store/stock/opening/openingCells';
import { openingLines, pastedRows } from '@/store/stock/opening/openingLines';
import { openingFacts, validatedLines } from '@/store/stock/opening/openingCount';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsOf } from '@/store/stock/onHand/onHandRows';
import { openingSchema } from '@/store/stock/opening/openingSchema';
import { luhnCheckDigit } from '@/store/kit/typed/imei';
import { STORE } from '@/store/kit/movements/holder';
import { done, reasonOf } from '../../../support/said';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const validated = (sort: OpeningSort, text: string, defaults: OpeningDefaults = {}) =>
  validatedLines(smallBusiness, sort, openingLines(sort, text).lines, defaults);
const validations = (sort: OpeningSort, text: string, defaults?: OpeningDefaults) =>
  validated(sort, text, defaults).map(({ tone, says }) => [tone, says]);
const imei = (number: number) => imeiOfDevice(number + 50);
const iccidOf = (first: string) => `${first}${luhnCheckDigit(first)}`;
const [iccid, otherIccid] = [iccidOf('899100000000000777'), iccidOf('899100000000000778')];

describe('the lines of a count', () => {
  test('are read with tabs, as from a spreadsheet, or with commas', () => {
    const cells = [{ imei: imei(1), productName: 'OBD tracker, plug-in', model: 'OB-4', serialNo: 'S-1' }];
    expect(openingLines('Devices', `${imei(1)}\tOBD tracker, plug-in\tOB-4\tS-1`).lines).toMatchObject(
      cells.map((one) => ({ cells: one })),
    );
    expect(openingLines('Devices', `${imei(1)}, OBD tracker`).lines[0]?.cells).toMatchObject({
      imei: imei(1),
      productName: 'OBD tracker',
      model: '',
      serialNo: '',
    });
  });

  test('stand where their headings say', () => {
    const { lines, heading } = openingLines('Goods', 'Qty\tItem\tCategory\n12\tRelay\tAccessory');
    expect(lines[0]?.cells).toEqual({ productName: 'Relay', model: '', kind: 'Accessory', qty: '12', place: '' });
    expect(heading).toBe('Qty\tItem\tCategory');
  });

  test('tell what of a file a count does not take, under their headings or without', () => {
    expect(openingLines('Devices', `IMEI\tBought\tNote\n${imei(1)}\t2024\t\tx`).notTaken).toEqual([
      'Bought',
      'Column 4',
    ]);
    expect(openingLines('SIMs', `${iccid},5754000000077,Jio,Store,x`).notTaken).toEqual(['Column 5']);
    expect(openingLines('SIMs', `${iccid},5754000000077,Jio`).notTaken).toEqual([]);
  });

  test('are one for each of the numbers that stand side by side', () => {
    expect(openingLines('Devices', `${imei(1)} ${imei(2)}\n\n${imei(3)}`).lines.map(({ cells }) => cells.imei)).toEqual(
      [1, 2, 3].map(imei),
    );
  });

  test('come out of a file as they would be pasted, with what its spreadsheet damaged', () => {
    const lost = [imei(1), new Date('2026-09-05'), { broken: '' }];
    expect(pastedRows([['IMEI', 'Product'], [864_000_000_000_001, 'OBD\ntracker'], [8.64e15, 'A'], [], lost])).toBe(
      `IMEI\tProduct\n864000000000001\tOBD tracker\n8.64E+15\tA\n${imei(1)}\t#VALUE!\t#VALUE!`,
    );
  });
});

describe('a device', () => {
  test('is good with its IMEI and its product, which the form may say for all', () => {
    expect(validated('Devices', imei(1), { productName: 'OBD tracker', model: 'OB-4' })[0]?.counted).toEqual({
      place: STORE,
      devices: [{ imei: imei(1), productName: 'OBD tracker', model: 'OB-4' }],
    });
    expect(
      validated('Devices', `${imei(1)},Bike tracker,BK-2,S-9`, { productName: 'OBD tracker', model: 'OB-4' })[0]
        ?.counted,
    ).toEqual({
      place: STORE,
      devices: [{ imei: imei(1), productName: 'Bike tracker', model: 'BK-2', serialNo: 'S-9' }],
    });
  });

  test.each([
    ['too short', '35693803564', 'An IMEI has 15 digits, this has 11.'],
    ['damaged by a spreadsheet', '8.64E+14', 'Excel damaged this number'],
    ['no number', 'OBD', 'An IMEI has 15 digits and nothing else.'],
    ['known', imeiOfDevice(4), `IMEI ${imeiOfDevice(4)} is known already: it is in the store.`],
    ['known elsewhere', imeiOfDevice(5), `IMEI ${imeiOfDevice(5)} is known already: it is in repair at Sai Repairs.`],
  ])('that is %s is told so, and the others go on', (_what, wrong, reason) => {
    const [first, second] = validations('Devices', `${wrong}\n${imei(1)}`, { productName: 'OBD tracker' });
    expect(first?.[0]).toBe('wrong');
    expect(first?.[1]).toContain(reason);
    expect(second).toEqual(['good', '']);
  });

  test('that is there twice counts once', () => {
    expect(validations('Devices', `${imei(1)}\n${imei(1)}`, { productName: 'OBD tracker' })).toEqual([
      ['good', ''],
      ['wrong', `IMEI ${imei(1)} is there twice.`],
    ]);
  });

  test('whose last digit does not match only looks odd', () => {
    expect(validations('Devices', '356938035643800', { productName: 'OBD tracker' })[0]?.[0]).toBe('warning');
  });

  test('of no product is wrong', () => {
    expect(validations('Devices', imei(1))).toEqual([['wrong', 'Say which product it is.']]);
  });
});

describe('a SIM', () => {
  test('is good with its card’s number, its own and its provider', () => {
    expect(validated('SIMs', `${iccid}\t5754000000077\tJio`)[0]?.counted).toEqual({
      place: STORE,
      sims: [{ iccid, msisdn: '5754000000077', provider: 'Jio' }],
    });
  });

  test.each([
    [
      'a number that another SIM has',
      `${iccid},5754000000004,Jio`,
      `The SIM ${simOf(4).id} has the number 5754000000004 already.`,
    ],
    ['a number that is none', `${iccid},57,Jio`, 'A SIM’s number has 10 to 13 digits.'],
    ['no provider', iccid, 'Say whose SIM it is.'],
    ['too few digits on its card', '8991,,Jio', 'A SIM card’s number has 19 or 20 digits, this has 4.'],
  ])('with %s is wrong', (_what, line, reason) => {
    expect(validations('SIMs', line)).toEqual([['wrong', reason]]);
  });

  test('that is known is told where it is, and one number is given once', () => {
    expect(validations('SIMs', `${simOf(4).id},,Jio`)[0]?.[1]).toContain('is known already: it is in the store.');
    expect(
      validations('SIMs', `${iccid},5754000000077,Jio\n${otherIccid},5754000000077,Jio`).map(([tone]) => tone),
    ).toEqual(['good', 'wrong']);
  });
});

describe('goods', () => {
  test('are good with product, kind and quantity, in whatever case', () => {
    expect(validated('Goods', 'Relay,RL-12,accessory,12')[0]?.counted).toEqual({
      place: STORE,
      goods: [{ productName: 'Relay', model: 'RL-12', kind: 'Accessory', qty: 12 }],
    });
    expect(validations('Goods', 'Wire,,,2.5', { kind: 'Material' })).toEqual([['good', '']]);
  });

  test.each([
    ['of no kind', 'Relay,,,12', 'Its kind can be Accessory, Controller, Lock, Material.'],
    ['that are devices', 'OBD tracker,,Device,12', 'A Device has a number of its own: count it by that.'],
    ['without a quantity', 'Relay,,Lock,', 'Its quantity is a number up to 9,99,999.'],
    ['of none', 'Relay,,Lock,0', 'Its quantity is a number up to 9,99,999.'],
    ['of too many', 'Relay,,Lock,1000000', 'Its quantity is a number up to 9,99,999.'],
    ['without a name', ',RL-12,Lock,3', 'Say which product it is.'],
  ])('%s are wrong', (_what, line, reason) => {
    expect(validations('Goods', line)).toEqual([['wrong', reason]]);
  });
});

describe('a file with a place, an Itgc Id and a SIM', () => {
  const HEADING = 'IMEI\tProduct Name\tPlace\tItgc Id\tUsed Sim';
  const business = {
    ...smallBusiness,
    branches: branchTable([
      ...Object.values(smallBusiness.branches.entities),
      { id: 'branch-9', number: 9, branch: 'Pune' },
    ]),
  };
  const rows = (...lines: readonly string[]) =>
    validatedLines(business, 'Devices', openingLines('Devices', [HEADING, ...lines].join('\n')).lines, {
      provider: 'Jio',
    });

  test('is counted in at each of its places, under its own numbers, with its SIMs in its devices', () => {
    const store = createStore(business);
    const lines = rows(
      `${imei(1)}\tOBD tracker\tPune\tITGC-900001\t${iccid}`,
      `${imei(2)}\tOBD tracker\tStore\tITGC-900002\t${simOf(4).msisdn}`,
      `${imei(3)}\tOBD tracker\t\t\t`,
    );
    for (const fact of openingFacts(() => store.getState(), lines)) done(store.dispatch(fact));
    const { devices, sims } = store.getState();
    expect([1, 2, 3].map((n) => devices.entities[imei(n)])).toMatchObject([
      { itgcId: 'ITGC-900001', simId: iccid, moves: [{ to: { at: 'branch', id: 'branch-9' } }] },
      { itgcId: 'ITGC-900002', simId: simOf(4).id, moves: [{ to: STORE }] },
      { moves: [{ to: STORE }] },
    ]);
    expect(sims.entities[iccid]?.provider).toBe('Jio');
  });

  test.each([
    ['Nashik\t\t', 'No branch and no installer is called Nashik. Correct it, or add it under Settings, Stock.'],
    ['#N/A\t\t', 'Place: The file has #N/A here.'],
    ['\t#REF!\t', 'Itgc Id: The file has #REF! here.'],
    [
      '\t\t8.99E+18',
      'Excel damaged this number: its last digits are lost. Make its column text there and fill it in again, or scan it.',
    ],
    [
      '\t\t5754000000999',
      'No SIM has the number 5754000000999: count the SIMs first, or name it by its card’s number.',
    ],
    [`Pune\t\t${simOf(4).id}`, `SIM ${simOf(4).id} is in the store.`],
  ])('is wrong with %j, and says why', (cells, reason) => {
    expect(rows(`${imei(1)}\tOBD tracker\t${cells}`).map(({ tone, says }) => [tone, says])).toEqual([
      ['wrong', reason],
    ]);
  });

  test('names an Itgc Id and a SIM once', () => {
    const twice = rows(
      `${imei(1)}\tA\t\tITGC-900001\t${iccid}`,
      `${imei(2)}\tA\t\tITGC-900001\t`,
      `${imei(3)}\tA\t\t\t${iccid}`,
    );
    expect(twice.map(({ says }) => says)).toEqual([
      '',
      `IMEI ${imei(1)} has the Itgc Id ITGC-900001 already.`,
      `SIM ${iccid} is there twice.`,
    ]);
  });
});

test('what is good is counted in by facts of at most 500 lines, and nothing of what is wrong', () => {
  const numbers = Array.from({ length: 1001 }, (_, index) => String(356_938_000_000_000 + index));
  const store = createStore(emptyBusiness);
  const { lines } = openingLines('Devices', [...numbers, '12'].join('\n'));
  const validatedAll = validatedLines(emptyBusiness, 'Devices', lines, { productName: 'OBD tracker' });
  const facts = [...openingFacts(() => store.getState(), validatedAll)];
  for (const fact of facts) done(store.dispatch(fact));
  expect(facts).toHaveLength(3);
  expect(unitsOf(selectOnHand(store.getState()).here)).toBe(1001);
});

describe('a device that is fitted when the stock is opened', () => {
  const [vehicleId = ''] = smallBusiness.vehicles.ids;
  const inVehicle = (...devices: CountedDevice[]) =>
    openingStockCounted([{ place: { at: 'vehicle', id: vehicleId }, devices }], '2026-11-20');
  const tracker = { imei: imei(1), productName: 'OBD tracker', on: '2026-03-05', sim: { iccid, provider: 'Jio' } };
  const counted = () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(inVehicle(tracker)));
    return store.getState();
  };

  test('is in its vehicle since its own day, with the SIM in it', () => {
    const state = counted();
    const device = state.devices.entities[imei(1)];
    expect(device && fitmentsOf(device)).toEqual([{ vehicleId, deviceId: imei(1), from: '2026-03-05' }]);
    expect(device?.simId).toBe(iccid);
    expect(state.sims.entities[iccid]).toMatchObject({
      status: 'Active',
      moves: [{ to: { at: 'device', id: imei(1) }, on: '2026-03-05' }],
    });
    expect(device && deviceLedger(state, device).map(({ what, on, note }) => [what, on, note])).toEqual([
      ['Counted', '2026-03-05', 'opening stock'],
      ['SIM put in', '2026-03-05', `SIM ${iccid}`],
    ]);
  });

  test.each<[string, CountedDevice[], string]>([
    ['a second one', [{ ...tracker, imei: imei(2), sim: undefined }], `IMEI ${imei(1)} is in `],
    ['two at once', [tracker, { ...tracker, imei: imei(2) }], 'In a vehicle one device is counted, not 2.'],
    [
      'one of a day to come',
      [{ ...tracker, on: '2026-11-21' }],
      `IMEI ${imei(1)} cannot be there since 21 Nov 2026: it is counted on 20 Nov 2026.`,
    ],
  ])('is refused where it is %s', (what, devices, reason) => {
    const store = createStore(what === 'a second one' ? businessOf(counted()) : smallBusiness);
    expect(reasonOf(store.dispatch(inVehicle(...devices)))).toContain(reason);
  });

  test('is refused where its vehicle is closed, since whichever day it is in it', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(vehicleClosed(vehicleId, '2026-11-19')));
    for (const on of ['2026-03-05', '2026-11-20']) {
      const reason = 'MH 01 AB 1001 was closed on 19 Nov 2026.';
      expect(reasonOf(store.dispatch(inVehicle({ ...tracker, on })))).toBe(reason);
    }
  });

  test('is counted once in one fact', () => {
    const place = { at: 'vehicle' as const, id: vehicleId };
    const fact = openingStockCounted(
      [1, 2].map((n) => ({ place, devices: [{ imei: imei(n), productName: 'OBD tracker' }] })),
      '2026-11-20',
    );
    expect(reasonOf(createStore(smallBusiness).dispatch(fact))).toBe('A vehicle is counted once, not twice.');
  });

  test('keeps the SIM that it has since somebody wrote it down', () => {
    const place = { at: 'vehicle' as const, id: vehicleId };
    const moves = [{ to: place, on: '2026-11-01', cause: { what: 'fitted' as const } }];
    const written = deviceOf(1, { id: imei(1), unbought: true, simId: simOf(4).id, moves });
    const stocked = { ...smallBusiness, devices: deviceTable([written]) };
    const reason = `IMEI ${imei(1)} has the SIM ${simOf(4).id} already.`;
    expect(reasonOf(createStore(stocked).dispatch(inVehicle(tracker)))).toBe(reason);
    const { lines } = openingLines('Devices', `IMEI,Product,SIM\n${imei(1)},OBD tracker,${iccid}`);
    expect(validatedLines(stocked, 'Devices', lines, { place }).map(({ says }) => says)).toEqual([reason]);
    const alone = createStore(stocked);
    done(alone.dispatch(inVehicle({ ...tracker, sim: undefined })));
    expect(alone.getState().devices.entities[imei(1)]).toMatchObject({ simId: simOf(4).id });
  });

  test('keeps its SIM to itself outside a vehicle', () => {
    const fact = openingStockCounted([{ place: STORE, devices: [tracker] }], '2026-11-20');
    expect(reasonOf(createStore(smallBusiness).dispatch(fact))).toBe('Outside vehicles a SIM is counted by itself.');
  });
});

test('the form asks for a place and for lines', () => {
  const messages = (values: object) => {
    try {
      openingSchema.validateSync(values, { abortEarly: false });
      return [];
    } catch (error) {
      return (error as { errors: string[] }).errors;
    }
  };
  expect(messages({ sort: 'Devices' })).toEqual([
    'Choose a place.',
    'Paste what was counted, one a line, or choose a file.',
  ]);
  expect(messages({ place: 'store', sort: 'Goods', lines: 'Relay,,Lock,3' })).toEqual([]);
});
