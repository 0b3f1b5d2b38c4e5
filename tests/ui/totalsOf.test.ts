import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { columnsOf } from '@/ui/columns';
import { havePaise } from '@/ui/paise';
import { Totals } from '@/ui/Totals';
import { totalsOf } from '@/ui/totalsOf';
import type { Row } from '../support/columns';
import { textOf } from '../support/rendered';

const { money, untotalled } = columnsOf<Row>();
const amount = money('amount', 'Amount', ({ at }) => (typeof at === 'number' ? at : undefined));
const rowsOf = (...amounts: Row['at'][]) => amounts.map((at) => ({ at }));

test('amounts add up in paise, and one that nobody knows counts for nothing', () => {
  const sums = totalsOf([amount, untotalled({ ...amount, key: 'balance' })], rowsOf(0.1, undefined, 0.2));
  expect(sums).toEqual([{ key: 'amount', title: 'Amount', sum: 0.3 }]);
});

test('the totals of a list say of how many rows they are; one row has none', () => {
  const shown = (...amounts: number[]) =>
    textOf(renderToString(createElement(Totals<Row>, { columns: [amount], rows: rowsOf(...amounts) })));
  expect(shown(1_00_000, 50)).toBe('All 2 Amount ₹1,00,050');
  expect(shown(1_00_000)).toBe('');
});

test('all amounts of a list have paise as soon as one has, and a count has none', () => {
  const whole = { ...amount, key: 'whole', value: () => 3 };
  expect(havePaise([whole, amount], rowsOf(1, 2.5, undefined))).toBe(true);
  expect(havePaise([whole, amount], rowsOf(1, 2, undefined))).toBe(false);
  expect(havePaise([whole, { ...amount, kind: 'count' }], rowsOf(2.5))).toBe(false);
});
