import { describe, expect, test } from 'vitest';
import { bestMatches, queryOf } from '@/store/palette/matching';
import { begunWithTypo } from '@/store/palette/wordBeginnings';
import { wordBlock, type Words } from '@/store/palette/wordBlock';

const named = (...names: string[]): Words => ({ identifiers: [], names });
const numbered = (...identifiers: string[]): Words => ({ identifiers, names: [] });

const found = (rows: readonly Words[], typed: string, most = 5) =>
  bestMatches([wordBlock(rows)], queryOf(typed), most).map(
    ({ row }) => [...(rows[row]?.names ?? []), ...(rows[row]?.identifiers ?? [])][0],
  );

describe('identifiers', () => {
  const rows = ['ITGC-0012', 'ITGC-001', 'XITGC-001', 'MH 12 AB 1234', 'ITGC-0013'].map((id) => numbered(id));

  test.each([
    ['ITGC-001', ['ITGC-001', 'ITGC-0012', 'ITGC-0013', 'XITGC-001']],
    ['itgc - 0012', ['ITGC-0012']],
    ['mh12ab1234', ['MH 12 AB 1234']],
    ['MH 12AB', ['MH 12 AB 1234']],
    ['b 12 34', ['MH 12 AB 1234']],
    ['0013', ['ITGC-0013']],
    ['ITGC-0021', []],
    ['ITGC0012', []],
    ['x', ['XITGC-001']],
    ['', []],
    [' ', []],
    ['\n', []],
  ])('%j finds %j: the same, then what begins so, then what holds it', (typed, hits) =>
    expect(found(rows, typed)).toEqual(hits),
  );

  test('the very one comes first, however many hold it', () => {
    const many = [
      ...Array.from({ length: 900 }, (_, index) => numbered(`9${index}12`)),
      numbered('129'),
      numbered('12'),
    ];
    expect(found(many, '12', 2)).toEqual(['12', '129']);
  });

  test('each row is found once, by the best of what it has', () => {
    expect(bestMatches([wordBlock([numbered('412', '12', '121')])], queryOf('12'), 5)).toEqual([
      { block: 0, row: 0, rank: 0 },
    ]);
  });
});

describe('names', () => {
  const rows = [
    'Konkan Carriers',
    'Majha Road Carriers',
    'Road Masters',
    'S. K. Traders',
    'Majha',
    'Konkan Cold Chain Ltd',
    'Zürich Ünal & Söhne',
  ].map((name) => named(name));

  test.each([
    ['majha', ['Majha', 'Majha Road Carriers']],
    ['road', ['Road Masters', 'Majha Road Carriers']],
    ['KONKAN  c', ['Konkan Carriers', 'Konkan Cold Chain Ltd']],
    ['carriers majha', ['Majha Road Carriers']],
    ['s k traders', ['S. K. Traders']],
    ['sk tr', ['S. K. Traders']],
    ['zürich söhne', ['Zürich Ünal & Söhne']],
    ['konkancarriers', ['Konkan Carriers']],
    ['nobody', []],
  ])('%j finds %j', (typed, hits) => expect(found(rows, typed)).toEqual(hits));

  test.each(['mjha', 'majah', 'mahja', 'maxha', 'maajha', 'xajha'])('%s finds Majha: one typo is forgiven', (typed) =>
    expect(found(rows, typed)).toContain('Majha'),
  );

  test.each(['majha raod', 'majhaa road', 'carrers majha'])(
    '%s finds Majha Road Carriers: one typo in all its words',
    (typed) => expect(found(rows, typed)).toEqual(['Majha Road Carriers']),
  );

  test.each(['mxjah', 'mjha raod', 'majha xxad', 'rxd'])('%s has two typos, or is short, and finds nothing', (typed) =>
    expect(found(rows, typed)).toEqual([]),
  );

  test('in what has digits no typo is forgiven', () =>
    expect(found([named('Anand Cables 1234')], 'cables 1235')).toEqual([]));

  test('what is typed as it stands finds no neighbours', () => {
    expect(found([named('Metro Cables'), named('Metra Works')], 'metro')).toEqual(['Metro Cables']);
  });
});

test.each([
  ['carriers', 'carr', true],
  ['carriers', 'cariers', true],
  ['carriers', 'carrierss', true],
  ['carriers', 'acrriers', true],
  ['carriers', 'caxxiers', false],
  ['car', 'carriers', false],
  ['', 'carr', false],
])('whether %j begins with %j but for a typo: %s', (word, wanted, begun) =>
  expect(begunWithTypo(word, wanted)).toBe(begun),
);
