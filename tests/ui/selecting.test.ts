import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from '@/ui/column';
import { namesBy, pastedNames } from '@/ui/pastedNames';
import { rangeBetween, tickedRows } from '@/ui/selection';
import { runs } from '../support/runs';

interface Device {
  id: number;
  name: string;
  imei: string;
  plate: string;
}

const devices: readonly Device[] = [
  { id: 1, name: 'Konkan Carriers, Pune', imei: '861234050300006', plate: 'MH 12 MB 1407' },
  { id: 2, name: 'Shivneri', imei: '358701140300014', plate: 'DL 01 RF 2369' },
  { id: 3, name: 'Shivneri', imei: '865409060300024', plate: 'PB 10 EH 2850' },
];

const column = (key: 'name' | 'imei' | 'plate', kind: Column<Device>['kind']): Column<Device> => ({
  key,
  title: key,
  kind,
  value: (row) => row[key],
  cell: (row) => row[key],
});
const namesOf = namesBy([column('name', 'text'), column('imei', 'identifier'), column('plate', 'identifier')]);

test.each([
  [[], []],
  [
    [3, 1],
    [3, 1],
  ],
  [
    [2, 3],
    [3, 2],
  ],
  [[9], []],
])('of the ticks %j the rows %j are ticked, those that were found first', (ticks, ids) => {
  const found = devices.filter(({ id }) => id !== 2).toReversed();
  const selection = { chosen: new Set(ticks), onChange: () => {}, nameOf: ({ name }: Device) => name };
  expect(tickedRows(devices, found, selection).map(({ id }) => id)).toEqual(ids);
});

describe('a pasted list', () => {
  test.each<[string, string, number[], string[]]>([
    ['a column of Excel', '861234050300006\r\n358701140300014\r\n', [1, 2], []],
    ['plates in any writing', 'mh12mb1407\n DL 01 RF 2369 ', [1, 2], []],
    ['numbers with spaces and an apostrophe', "'8612 3405 0300 006", [1], []],
    ['two columns side by side', '861234050300006\tPB 10 EH 2850', [1, 3], []],
    ['a line between commas or semicolons', '861234050300006, 358701140300014;865409060300024', [1, 2, 3], []],
    [
      'a line between spaces, and names what of it is not there',
      '861234050300006 999 358701140300014',
      [1, 2],
      ['999'],
    ],
    ['no name in a line between spaces of which nothing is there', 'MH 01 ZZ 9999', [], ['MH 01 ZZ 9999']],
    ['nothing by one word of a name that is not there', 'Shivneri Cables Pune', [], ['Shivneri Cables Pune']],
    ['plates with hyphens', 'MH-12-MB-1407\nDL 01-RF-2369', [1, 2], []],
    ['a name with a comma', 'konkan carriers, pune', [1], []],
    ['a name that several rows have', 'SHIVNERI', [2, 3], []],
    [
      'what is not there, each once and as it was pasted',
      '861234050300006\nMH 01 ZZ 9999\nmh01zz9999\n8.61E+14',
      [1],
      ['MH 01 ZZ 9999', '8.61E+14'],
    ],
    ['nothing', ' \n\t\r\n,;', [], []],
  ])('finds %s', (_what, text, found, missing) => {
    expect(pastedNames(text, devices, namesOf)).toEqual({ found: new Set(found), missing });
  });

  test('of 200 identifiers in any order finds each that is there and names each that is not', () => {
    const rows = Array.from({ length: 500 }, (_, id) => ({ id, imei: String(860_000_000_000_000 + id * 7) }));
    const imeis = fc.uniqueArray(fc.nat(999), { minLength: 200, maxLength: 200 });
    fc.assert(
      fc.property(imeis, (wanted) => {
        const names = wanted.map((id) => String(860_000_000_000_000 + id * 7));
        const { found, missing } = pastedNames(names.join('\n'), rows, ({ imei }) => [imei]);
        expect([...found].toSorted((a, b) => a - b)).toEqual(wanted.filter((id) => id < 500).toSorted((a, b) => a - b));
        expect(missing).toEqual(names.filter((_name, index) => (wanted[index] ?? 0) >= 500));
      }),
      { numRuns: runs(20) },
    );
  });

  test('of anything harms nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { missing } = pastedNames(text, devices, namesOf);
        expect(new Set(missing).size).toBe(missing.length);
      }),
    );
  });
});

test.each<[number | undefined, number, number[]]>([
  [1, 3, [1, 2, 3]],
  [3, 2, [2, 3]],
  [2, 2, [2]],
  [undefined, 3, [3]],
  [99, 1, [1]],
])('with Shift a tick reaches from row %s to row %s', (one, other, ids) => {
  const row = devices.find(({ id }) => id === other) ?? { id: 0 };
  expect(rangeBetween(devices, one, row as Device).map(({ id }) => id)).toEqual(ids);
});
