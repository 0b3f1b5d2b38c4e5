import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesIn, type Column, type ColumnKind } from '@/ui/column';
import { isOffered, tickable, typedBounds, valuesOf } from '@/ui/filterOffers';
import { passing, filterText, printFilter, readFilter, type BoundsWay, type Filter } from '@/ui/filters';
import { column, type Row } from '../support/columns';

const rowsOf = (...values: Row['at'][]) => values.map((at) => ({ at }));

const shownOf = (kind: ColumnKind, words: readonly string[], ...values: Row['at'][]) => {
  const filter = readFilter(column(kind), words, rowsOf(...values));
  return passing(rowsOf(...values), [column(kind)], filter ? { at: filter } : {}).map(({ at }) => at);
};

describe('of the rows are shown', () => {
  test.each<[string, ColumnKind, string[], Row['at'][], Row['at'][]]>([
    ['those with one of the values', 'status', ['Paid', 'Demo'], ['Paid', 'Foc', 'Demo'], ['Paid', 'Demo']],
    ['those without a value', 'text', ['—'], ['Asha', undefined, ''], [undefined, '']],
    ['all, where none has the value', 'text', ['Nobody'], ['Asha'], ['Asha']],
    ['those with a value, whatever else is asked for', 'text', ['Nobody', 'Asha'], ['Asha', 'Ravi'], ['Asha']],
    [
      'the days between two, both included',
      'date',
      ['2026-09-05..2026-09-30'],
      ['2026-09-04', '2026-09-05', '2026-09-30', '2026-10-01', undefined],
      ['2026-09-05', '2026-09-30'],
    ],
    ['minutes by their day', 'date', ['..2026-09-05'], ['2026-09-05T23:59', '2026-09-06T00:00'], ['2026-09-05T23:59']],
    ['the months from one on', 'month', ['2026-09..'], ['2026-08', '2026-09', '2027-01'], ['2026-09', '2027-01']],
    ['amounts between two', 'money', ['-5..10.5'], [-6, -5, 0, 10.5, 10.51], [-5, 0, 10.5]],
    ['counts up to one', 'count', ['..9'], [9, 10, undefined], [9]],
  ])('%s', (_what, kind, words, values, shown) => {
    expect(shownOf(kind, words, ...values)).toEqual(shown);
  });

  test.each<[ColumnKind, string[]]>([
    ['date', ['banana']],
    ['date', ['2026-02-30..']],
    ['date', ['2026-09-30..2026-09-05']],
    ['date', ['..']],
    ['month', ['2026-13..']],
    ['money', ['1e5..']],
    ['money', ['1..many']],
    ['count', ['7']],
    ['status', ['']],
    ['status', []],
    ['action', ['Edit']],
  ])('all, when a %s is filtered by %j', (kind, words) => {
    expect(readFilter(column(kind), words, [])).toBeUndefined();
    expect(shownOf(kind, words, 'a', 1, undefined)).toEqual(['a', 1, undefined]);
  });

  test('all, when the column shall not be filtered by, or is gone', () => {
    expect(readFilter(column('status', { filtered: false }), ['Paid'], rowsOf('Paid'))).toBeUndefined();
    expect(passing(rowsOf('Paid'), [column('status')], { gone: { among: ['Foc'] } })).toHaveLength(1);
  });
});

test('a value that a column can have is filtered by, though no row has it', () => {
  const closed = column('status', { among: ['Paid', 'Foc'] });
  expect(readFilter(closed, ['Foc', 'nonsense'], rowsOf('Paid'))).toEqual({ among: ['Foc'] });
  expect(readFilter(closed, ['nonsense'], rowsOf('Paid'))).toBeUndefined();
});

const kinds = fc.constantFrom<ColumnKind>('text', 'identifier', 'status', 'date', 'month', 'money', 'count', 'action');
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: -1e9, max: 1e9 }).map((paise) => paise / 100);
const between = <Bound extends string | number>(bound: fc.Arbitrary<Bound>): fc.Arbitrary<Filter> =>
  fc.tuple(bound, bound, fc.constantFrom('both', 'from', 'to')).map(([one, other, which]) => {
    const [from, to] = one <= other ? [one, other] : [other, one];
    return which === 'both' ? { from, to } : which === 'from' ? { from } : { to };
  });
const known = fc.oneof(
  fc
    .uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 })
    .map((among) => [column('status'), { among }] as const),
  between(day).map((filter) => [column('date'), filter] as const),
  between(day.map((text) => text.slice(0, 7))).map((filter) => [column('month'), filter] as const),
  between(amount).map((filter) => [column('money'), filter] as const),
);

test('a filter comes back from the query string as it was', () => {
  fc.assert(
    fc.property(known, ([filteredColumn, filter]) => {
      const params = new URLSearchParams(printFilter(filter).map((word) => ['f.at', word]));
      const rows = 'among' in filter ? rowsOf(...filter.among) : [];
      expect(readFilter(filteredColumn, new URLSearchParams(params.toString()).getAll('f.at'), rows)).toEqual(filter);
    }),
  );
});

test('whatever the query string says, rows are a part of the rows, and what is read is printed and read again', () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.constant(undefined), day);
  fc.assert(
    fc.property(
      kinds,
      fc.array(
        fc.oneof(
          fc.string(),
          day.map((text) => `${text}..`),
          fc.constant('1..9'),
        ),
      ),
      fc.array(value),
      (kind, words, values) => {
        const rows = rowsOf(...values);
        const filter = readFilter(column(kind), words, rows);
        const shown = passing(rows, [column(kind)], filter ? { at: filter } : {});
        expect(rows.filter((row) => shown.includes(row))).toEqual(shown);
        expect(filter ?? shown).toEqual(filter ? readFilter(column(kind), printFilter(filter), rows) : rows);
      },
    ),
  );
});

test.each<[ColumnKind, Filter, string]>([
  ['status', { among: ['Paid', 'Demo'] }, 'At: Paid, Demo'],
  ['text', { among: ['a', 'b', 'c', 'd'] }, 'At: 4 values'],
  ['date', { from: '2026-09-05' }, 'At: from 05 Sep 2026'],
  ['date', { from: '2026-09-05', to: '2026-09-05' }, 'At: 05 Sep 2026'],
  ['month', { to: '2026-09' }, 'At: up to Sep 2026'],
  ['money', { from: 100_000, to: 250_000.5 }, 'At: ₹1,00,000 – ₹2,50,000.50'],
  ['count', { from: 1500 }, 'At: from 1,500'],
])('a filter of a %s by %j is told as %j', (kind, filter, text) => {
  expect(filterText(column(kind), filter)).toBe(text);
});

describe('a filter is offered', () => {
  const names = Array.from({ length: 40 }, (_, index) => `Name ${index % 10}`);
  test.each<[string, Column<Row>, Row['at'][], boolean]>([
    ['by a status, always', column('status'), ['Paid'], true],
    ['by days and numbers', column('date'), [], true],
    ['by a text with few values', column('text'), names, true],
    ['not by a text that differs in each row', column('text'), names.slice(0, 10), false],
    ['by a text of which it is said', column('text', { filtered: true }), names.slice(0, 10), true],
    ['not by a text of which it is denied', column('text', { filtered: false }), names, false],
    ['not by one value that all have', column('text'), ['18%', '18%'], false],
    ['not by identifiers', column('identifier'), names, false],
    ['not by what can be done', column('action'), names, false],
  ])('%s', (_what, offered, values, is) => {
    expect(isOffered(offered, rowsOf(...values))).toBe(is);
  });

  test('of texts that all differ without a look at more than a few of them', () => {
    let asked = 0;
    const looked = column('text', {
      value: ({ at }) => {
        asked += 1;
        return at;
      },
    });
    const differing = rowsOf(...Array.from({ length: 1_000 }, (_, index) => `Name ${index}`));
    expect(isOffered(looked, differing)).toBe(false);
    expect(asked).toBeLessThan(30);
  });
});

describe('of the values of a column', () => {
  const few = valuesOf(column('text'), rowsOf('Ravi 10', 'Ravi 2', undefined, 'Ravi 2'));
  const many = valuesOf(
    column('text'),
    rowsOf(...Array.from({ length: 300 }, (_, index) => `Ravi ${(index * 7) % 300}`)),
  );

  test('each is counted, and they stand in order', () => {
    expect(few.get('Ravi 2')).toBe(2);
    expect(tickable(few, '', [])).toEqual({ values: ['—', 'Ravi 2', 'Ravi 10'], more: 0, isLong: false });
  });

  test('very many are narrowed by what is typed, and the chosen ones stay', () => {
    const { values, more, isLong } = tickable(many, '', ['Nobody', 'Ravi 3', 'Ravi 250']);
    expect(values).toEqual([...Array.from({ length: 50 }, (_, index) => `Ravi ${index}`), 'Nobody', 'Ravi 250']);
    expect([more, isLong]).toEqual([249, true]);
    expect(tickable(many, ' rAVI 29', ['Ravi 3'])).toEqual({
      values: ['Ravi 29', ...Array.from({ length: 10 }, (_, index) => `Ravi ${290 + index}`), 'Ravi 3'],
      more: 0,
      isLong: true,
    });
  });
});

test('rows are filtered by what a cell shows besides its value', () => {
  const cell = column('action', {
    value: () => undefined,
    further: [{ key: 'word', title: 'Word', kind: 'status', value: ({ at }: Row) => at }],
  });
  expect(passing(rowsOf('Paid', 'Foc'), valuesIn([cell]), { word: { among: ['Foc'] } })).toEqual([{ at: 'Foc' }]);
});

test.each<[BoundsWay, string, string, ReturnType<typeof typedBounds>]>([
  ['numbers', '₹1,00,000', ' 2,50,000.50 ', { words: ['100000..250000.5'] }],
  ['numbers', '0', '', { words: ['0..'] }],
  ['numbers', '', '', { words: [] }],
  ['numbers', 'forty', '', { wrong: 'forty is not a number with at most two decimals.' }],
  ['numbers', '1', '2.345', { wrong: '2.345 is not a number with at most two decimals.' }],
  ['numbers', '10', '9', { wrong: 'From is more than to.' }],
  ['days', '2026-09-05', '', { words: ['2026-09-05..'] }],
  ['days', 'banana', '2026-09-05', { wrong: 'banana is not a date.' }],
  ['days', '2026-09-05', '2026-09-04', { wrong: 'From is after to.' }],
  ['months', '2026-09', '2026-10', { words: ['2026-09..2026-10'] }],
  ['months', '', '13/26', { wrong: '13/26 is not a month.' }],
])('%s typed from %j to %j come to %j', (way, from, to, expected) => {
  expect(typedBounds(way, from, to)).toEqual(expected);
});
