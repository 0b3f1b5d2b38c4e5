import { describe, expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { openingLines, pastedRows, type OpeningDefaults, type OpeningSort } from '@/store/stock/opening/openingCells';
import { validatedLines, openingCounts } from '@/store/stock/opening/openingCount';
import { selectOnHand } from '@/store/stock/onHand/onHand';
import { unitsOf } from '@/store/stock/onHand/onHandRows';
import { openingSchema } from '@/store/stock/opening/openingSchema';
import { openingStockCounted } from '@/store/facts/devices';
import { luhnCheckDigit } from '@/store/kit/typed/imei';
import { STORE } from '@/store/kit/movements/holder';
import { done } from '../../../support/said';
import { imeiOfDevice, simOf } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const validated = (sort: OpeningSort, text: string, defaults: OpeningDefaults = {}) =>
  validatedLines(smallBusiness, sort, openingLines(sort, text), defaults);
const validations = (sort: OpeningSort, text: string, defaults?: OpeningDefaults) =>
  validated(sort, text, defaults).map(({ tone, says }) => [tone, says]);
const imei = (number: number) => imeiOfDevice(number + 50);
const iccidOf = (first: string) => `${first}${luhnCheckDigit(first)}`;
const [iccid, otherIccid] = [iccidOf('899100000000000777'), iccidOf('899100000000000778')];

describe('the lines of a count', () => {
  test('are read with tabs, as from a spreadsheet, or with commas', () => {
    const cells = [{ imei: imei(1), productName: 'OBD tracker, plug-in', model: 'OB-4', serialNo: 'S-1' }];
    expect(openingLines('Devices', `${imei(1)}\tOBD tracker, plug-in\tOB-4\tS-1`).map((line) => line.cells)).toEqual(
      cells,
    );
    expect(openingLines('Devices', `${imei(1)}, OBD tracker`)[0]?.cells).toEqual({
      imei: imei(1),
      productName: 'OBD tracker',
      model: '',
      serialNo: '',
    });
  });

  test('stand where their headings say', () => {
    const [line] = openingLines('Goods', 'Qty\tItem\tCategory\n12\tRelay\tAccessory');
    expect(line?.cells).toEqual({ productName: 'Relay', model: '', kind: 'Accessory', qty: '12' });
  });

  test('are one for each of the numbers that stand side by side', () => {
    expect(openingLines('Devices', `${imei(1)} ${imei(2)}\n\n${imei(3)}`).map(({ cells }) => cells.imei)).toEqual(
      [1, 2, 3].map(imei),
    );
  });

  test('come out of a file as they would be pasted, with what its spreadsheet damaged', () => {
    expect(pastedRows([['IMEI', 'Product'], [864_000_000_000_001, 'OBD\ntracker'], [8.64e15, 'A'], []])).toBe(
      'IMEI\tProduct\n864000000000001\tOBD tracker\n8.64E+15\tA',
    );
  });
});

describe('a device', () => {
  test('is good with its IMEI and its product, which the form may say for all', () => {
    expect(validated('Devices', imei(1), { productName: 'OBD tracker', model: 'OB-4' })[0]?.counted).toEqual({
      devices: [{ imei: imei(1), productName: 'OBD tracker', model: 'OB-4' }],
    });
    expect(
      validated('Devices', `${imei(1)},Bike tracker,BK-2,S-9`, { productName: 'OBD tracker', model: 'OB-4' })[0]
        ?.counted,
    ).toEqual({
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
      sims: [{ iccid, msisdn: '5754000000077', provider: 'Jio' }],
    });
  });

  test.each([
    [
      'a number that another SIM has',
      `${iccid},5754000000004,Jio`,
      'Another SIM has the number 5754000000004 already.',
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

test('what is good is counted in by facts of at most 500 lines, and nothing of what is wrong', () => {
  const numbers = Array.from({ length: 1001 }, (_, index) => String(356_938_000_000_000 + index));
  const lines = validatedLines(emptyBusiness, 'Devices', openingLines('Devices', [...numbers, '12'].join('\n')), {
    productName: 'OBD tracker',
  });
  const counts = openingCounts(STORE, lines);
  expect(counts.map(({ devices }) => devices?.length)).toEqual([500, 500, 1]);
  const store = createStore(emptyBusiness);
  for (const count of counts) done(store.dispatch(openingStockCounted([count])));
  expect(unitsOf(selectOnHand(store.getState()).here)).toBe(1001);
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
