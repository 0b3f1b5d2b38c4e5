import { expect, test } from 'vitest';
import { unitsOfFile } from '@/store/kit/scanning/manifestFile';
import { unitOfText, unitTexts } from '@/store/kit/scanning/manifestText';

const [first, second] = ['490154203237518', '356938035643809'];

test.each([
  [first, [first]],
  [`${first}\n${second}`, [first, second]],
  [`${first}, ${second};${first}`, [first, second, first]],
  [`${first}\tSN-1\n${second}\tSN-2`, [`${first}\tSN-1`, `${second}\tSN-2`]],
  [`1\t${first}\tSN-1`, [`${first}\tSN-1`]],
  ['8.64E+14\tSN-1', ['8.64E+14\tSN-1']],
  [`12345\n${first}`, ['12345', first]],
  ['', []],
])('the pasted %j is of the units %j', (pasted, texts) => {
  expect(unitTexts(pasted, 'Device')).toEqual(texts);
});

test('beside a SIM card’s number stands the number that it is called by', () => {
  expect(unitTexts('8991101234567890128\t5754000000001', 'SIM').map(unitOfText)).toEqual([
    { number: '8991101234567890128', further: '5754000000001' },
  ]);
});

test('beside a device’s number its serial and the number of the SIM card in it are told apart', () => {
  expect(unitTexts(`${first}\t8991101234567890128\tSN-1\n${second}\tSN-2`, 'Device').map(unitOfText)).toEqual([
    { number: first, further: 'SN-1', sim: '8991101234567890128' },
    { number: second, further: 'SN-2' },
  ]);
});

test('the SIM column of a file says with which SIM a device comes, by its number or its card’s', () => {
  const rows = [
    ['IMEI', 'SIM No', 'Serial No'],
    [first, '5754000000001', 'SN-1'],
    [second, '', 'SN-2'],
  ];
  expect(unitsOfFile(rows, 'Device').texts.map(unitOfText)).toEqual([
    { number: first, further: 'SN-1', sim: '5754000000001' },
    { number: second, further: 'SN-2' },
  ]);
});

test.each([
  [
    'the columns that its headings name',
    [
      ['Sl', 'Serial No', 'IMEI'],
      [1, 'SN-1', first],
      [2, 'SN-2', Number(second)],
    ],
    [`${first}\tSN-1`, `${second}\tSN-2`],
  ],
  [
    'its serial numbers, and not by a column that counts its rows',
    [['S. No.', 'IMEI', 'Serial No'], ['1', first, 'SN-1'], [], ['2', second, 'SN-2']],
    [`${first}\tSN-1`, `${second}\tSN-2`],
  ],
  [
    'the first of its columns of IMEIs, whatever is written beside their name',
    [
      ['serial_no', 'imei1', 'imei2'],
      ['SN-1', first, second],
    ],
    [`${first}\tSN-1`],
  ],
  ['all that stands in its rows, without headings', [[first, 'SN-1'], [second]], [`${first}\tSN-1`, second]],
  ['a number that a spreadsheet damaged, as it stands there', [['IMEI'], ['8.64E+14']], ['8.64E+14']],
])('a file is read by %s', (_how, rows, texts) => {
  expect(unitsOfFile(rows, 'Device').texts).toEqual(texts);
});

test('what a file has besides its units is told by its headings', () => {
  const rows = [
    ['Batch 7'],
    ['IMEI', 'IMEI 2', 'Serial No', 'Used SIM', 'Colour', 'Bought'],
    [first, second, 'SN-1', '5754000000001', '', new Date('2026-11-01')],
  ];
  expect(unitsOfFile(rows, 'Device').notTaken).toEqual(['IMEI 2', 'Bought']);
  expect(unitsOfFile([[first, 'SN-1']], 'Device').notTaken).toEqual([]);
});

test('the column of an operator is not taken for that of a SIM’s number', () => {
  const sims = [
    ['Mobile Operator', 'ICCID', 'Mobile No'],
    ['Airtel', '8991100000000000019', '5754000000077'],
  ];
  expect(unitsOfFile(sims, 'SIM').texts).toEqual(['8991100000000000019\t5754000000077']);
  const devices = [
    ['IMEI', 'SIM Operator', 'ICCID'],
    [first, 'Airtel 4G', '8991100000000000019'],
  ];
  expect(unitsOfFile(devices, 'Device').texts.map(unitOfText)).toEqual([
    { number: first, further: '', sim: '8991100000000000019' },
  ]);
});
