import { describe, expect, test } from 'vitest';
import { alignOf, compareBy, searchTextBy, type Column, type ColumnKind } from '@/ui/column';
import { column, type Row } from '../support/columns';

const inOrder = (kind: ColumnKind, ...values: Row['at'][]) =>
  values
    .map((at) => ({ at }))
    .toSorted(compareBy(column(kind)))
    .map(({ at }) => at);

describe('rows are sorted by', () => {
  test.each<[ColumnKind, Row['at'][]]>([
    ['text', ['Asha', 'bina', 'Chetan 2', 'Chetan 10']],
    ['identifier', ['ITGC-9', 'ITGC-10']],
    ['date', [undefined, '2026-09-30', '2026-10-01']],
    ['month', ['2025-12', '2026-01']],
    ['money', [-5, 0.5, 10, 9_000]],
    ['count', [undefined, 2, 10]],
    ['status', ['Active', 'Paused']],
  ])('%s', (kind, expected) => {
    expect(
      inOrder(
        kind,
        ...expected.filter((value) => value !== undefined).toReversed(),
        ...expected.filter((value) => value === undefined),
      ),
    ).toEqual(expected);
  });

  test('nothing that can only be done', () => expect(compareBy(column('action'))).toBeUndefined());
});

test('numbers stand at the end, all else at the beginning', () => {
  const kinds = ['text', 'identifier', 'date', 'month', 'money', 'count', 'status', 'action'] as const;
  expect(kinds.filter((kind) => alignOf({ kind }) === 'end')).toEqual(['money', 'count']);
});

describe('a search looks through', () => {
  test.each<[string, Column<Row>, Row['at'], string]>([
    ['a text as it is', column('text'), 'Gurgaon Depot', 'Gurgaon Depot'],
    ['a plate, with and without its spaces', column('identifier'), 'MH 12 AB 1234', 'MH 12 AB 1234\nMH12AB1234'],
    ['a day as it is shown', column('date'), '2026-09-05', '05 Sep 2026'],
    ['a minute as it is shown', column('date'), '2026-11-19T14:05', '19 Nov 2026, 14:05'],
    ['a month as it is shown', column('month'), '2026-09', 'Sep 2026'],
    ['no number', column('money'), 4_725, ''],
    ['nothing where nothing is known', column('date'), undefined, ''],
    ['no column that it passes over', column('text', { unsearched: true }), 'Asha', ''],
  ])('%s', (_what, searched, at, text) => {
    expect(searchTextBy([searched])({ at })).toBe(text);
  });

  test('what a cell shows besides its value', () => {
    const cell = column('text', { further: [{ key: 'day', title: 'Day', kind: 'date', value: () => '2026-09-05' }] });
    expect(searchTextBy([cell])({ at: 'Asha' })).toBe('Asha\n05 Sep 2026');
  });

  test('what else tells of a row', () => {
    expect(searchTextBy([column('text')], () => 'asha@example.in')({ at: 'Asha' })).toBe('Asha\nasha@example.in');
  });
});
