import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column, ColumnKind } from '@/ui/column';
import { isOffered, typedBounds, valuesOf } from '@/ui/filterOffers';
import { passing, filterText, printFilter, readFilter, type Filter } from '@/ui/filters';
import { column, type Row } from '../support/columns';

const rowsOf = (...values: Row['at'][]) => values.map((at) => ({ at }));

const shownOf = (kind: ColumnKind, words: readonly string[], ...values: Row['at'][]) => {
  const filter = readFilter(column(kind), words);
  return passing(rowsOf(...values), [column(kind)], filter ? { at: filter } : {}).map(({ at }) => at);
};

describe('of the rows are shown', () => {
  test.each<[string, ColumnKind, string[], Row['at'][], Row['at'][]]>([
    ['those with one of the values', 'status', ['Paid', 'Demo'], ['Paid', 'Foc', 'Demo'], ['Paid', 'Demo']],
    ['those without a value', 'text', ['—'], ['Asha', undefined, ''], [undefined, '']],
    ['none, where none has the value', 'text', ['Nobody'], ['Asha'], []],
    ['the days between two, both included', 'date', ['2026-09-05..2026-09-30'], ['2026-09-04', '2026-09-05', '2026-09-30', '2026-10-01', undefined], ['2026-09-05', '2026-09-30']],
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
    expect(readFilter(column(kind), words)).toBeUndefined();
    expect(shownOf(kind, words, 'a', 1, undefined)).toEqual(['a', 1, undefined]);
  });

  test('all, when the column shall not be filtered by, or is gone', () => {
    expect(readFilter(column('status', { filtered: false }), ['Paid'])).toBeUndefined();
    expect(passing(rowsOf('Paid'), [column('status')], { gone: { among: ['Foc'] } })).toHaveLength(1);
  });
});

const kinds = fc.constantFrom<ColumnKind>('text', 'identifier', 'status', 'date', 'month', 'money', 'count', 'action');
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
const amount = fc.integer({ min: -1e9, max: 1e9 }).map((paise) => paise / 100);
const between = <Bound extends string | number>(bound: fc.Arbitrary<Bound>): fc.Arbitrary<Filter> =>
  fc.tuple(bound, bound, fc.constantFrom('both', 'from', 'to')).map(([one, other, which]) => {
    const [from, to] = one <= other ? [one, other] : [other, one];
    return which === 'both' ? { from, to } : which === 'from' ? { from } : { to };
  });
const known = fc.oneof(
  fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }).map((among) => [column('status'), { among }] as const),
  between(day).map((filter) => [column('date'), filter] as const),
  between(day.map((text) => text.slice(0, 7))).map((filter) => [column('month'), filter] as const),
  between(amount).map((filter) => [column('money'), filter] as const),
);

test('a filter comes back from the query string as it was', () => {
  fc.assert(
    fc.property(known, ([filteredColumn, filter]) => {
      const params = new URLSearchParams(printFilter(filter).map((word) => ['f.at', word]));
      expect(readFilter(filteredColumn, new URLSearchParams(params.toString()).getAll('f.at'))).toEqual(filter);
    }),
  );
});

test('whatever the query string says, rows are a part of the rows, and what is read is printed and read again', () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.constant(undefined), day);
  fc.assert(
    fc.property(kinds, fc.array(fc.oneof(fc.string(), day.map((text) => `${text}..`), fc.constant('1..9'))), fc.array(value), (kind, words, values) => {
      const rows = rowsOf(...values);
      const filter = readFilter(column(kind), words);
      const shown = passing(rows, [column(kind)], filter ? { at: filter } : {});
      expect(rows.filter((row) => shown.includes(row))).toEqual(shown);
      expect(filter ?? shown).toEqual(filter ? readFilter(column(kind), printFilter(filter)) : rows);
    }),
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

  test('with its values in order, and how many rows have each', () => {
    expect(valuesOf(column('text'), rowsOf('Ravi 10', 'Ravi 2', undefined, 'Ravi 2'))).toEqual([
      { value: '—', rows: 1 },
      { value: 'Ravi 2', rows: 2 },
      { value: 'Ravi 10', rows: 1 },
    ]);
  });
});

test.each<[string, string, ReturnType<typeof typedBounds>]>([
  ['₹1,00,000', ' 2,50,000.50 ', { words: ['100000..250000.5'] }],
  ['0', '', { words: ['0..'] }],
  ['', '', { words: [] }],
  ['forty', '', { wrong: 'forty is not a number with at most two decimals.' }],
  ['1', '2.345', { wrong: '2.345 is not a number with at most two decimals.' }],
  ['10', '9', { wrong: 'From is more than to.' }],
])('typed from %j to %j comes to %j', (from, to, expected) => {
  expect(typedBounds(from, to)).toEqual(expected);
});
