import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cardOf } from '@/ui/card';
import type { CardPart, Column, ColumnKind } from '@/ui/column';
import { RowCard } from '@/ui/RowCard';
import { SortChoice } from '@/ui/SortChoice';
import { column, type Row } from '../support/columns';
import { textOf } from '../support/rendered';

const of = (key: string, kind: ColumnKind, changes: Partial<Column<Row>> = {}) =>
  column(kind, { key, title: key, ...changes });
const keysOf = (columns: readonly Column<Row>[]) => columns.map(({ key }) => key);

const bill = [
  of('date', 'date'),
  of('number', 'identifier', { isKey: true }),
  of('client', 'text'),
  of('month', 'month'),
  of('total', 'money'),
  of('open', 'money'),
  of('state', 'status'),
  of('credit', 'action'),
];

/** The columns, of which some say what they are on a card. */
const marked = (parts: Readonly<Record<string, CardPart>>) =>
  bill.map((one) => ({ ...one, ...(parts[one.key] && { card: parts[one.key] }) })) as Column<Row>[];

test('a card has the name, two facts, the last amount, each badge and each step; the rest opens', () => {
  const { name, facts, amount, badges, actions, rest } = cardOf(bill, bill);
  expect([name?.key, amount?.key]).toEqual(['number', 'open']);
  expect([facts, badges, actions, rest].map(keysOf)).toEqual([
    ['date', 'client'],
    ['state'],
    ['credit'],
    ['month', 'total'],
  ]);
});

test('columns say what they are on a card where their kind does not', () => {
  const columns = marked({ total: 'amount', client: 'titled', state: 'fact', month: 'action', credit: 'rest' });
  const { facts, amount, badges, actions, rest } = cardOf(columns, columns);
  expect(amount?.key).toBe('total');
  expect([facts, badges, actions, rest].map(keysOf)).toEqual([
    ['client', 'state'],
    [],
    ['month'],
    ['date', 'open', 'credit'],
  ]);
});

test('of columns that somebody hid a card shows none, but for the name', () => {
  const shown = bill.filter(({ key }) => key === 'total' || key === 'month');
  const { name, facts, amount, badges, rest } = cardOf(bill, shown);
  expect([name?.key, amount?.key, keysOf(facts)]).toEqual(['number', 'total', ['month']]);
  expect([badges, rest]).toEqual([[], []]);
});

/** How a row is read as a card. */
const read = (columns: readonly Column<Row>[], at: Row['at']) =>
  renderToString(
    createElement(RowCard<Row & { id: number }>, {
      row: { id: 1, at },
      card: cardOf(columns, columns),
      hasPaise: false,
      tick: undefined,
      className: undefined,
    }),
  );

test('a card is called by its row, a number by what it is of, and what a row does not say is passed over', () => {
  const html = read([of('Challan', 'text'), of('From', 'text'), of('Pieces', 'count'), of('More', 'text')], '44');
  expect(textOf(html)).toBe('Challan 44 From 44 Pieces 44');
  expect(html).toContain('aria-label="More of 44"');
  const silent = of('IMEI', 'identifier', { value: () => undefined });
  expect(textOf(read([of('Vehicle', 'identifier'), silent, of('Client', 'text')], 'MH 12'))).toBe('MH 12 Client MH 12');
  expect(read([of('Vehicle', 'identifier'), of('One', 'text'), of('Two', 'text')], 'MH 12')).not.toContain('More of');
});

test('a field that nothing was typed into yet is on a card all the same', () => {
  const field = of('State', 'text', { value: () => undefined, cell: () => 'Choose', isField: true });
  expect(textOf(read([of('Vehicle', 'identifier'), field], 'MH 12'))).toBe('MH 12 State Choose');
  const rest = [of('One', 'text'), of('Two', 'text'), field];
  expect(read([of('Vehicle', 'identifier'), ...rest], 'MH 12')).toContain('More of');
});

test('without headings a list says by what it is sorted, and turns the other way', () => {
  const sorted = (sort?: { key: string; descending: boolean }) =>
    renderToString(createElement(SortChoice<Row>, { columns: bill, sort, onSort: () => {} }));
  expect(textOf(sorted())).toContain('As listed');
  expect(sorted({ key: 'total', descending: true })).toContain('Sorted descending: sort ascending');
  expect(textOf(sorted({ key: 'credit', descending: false }))).toContain('As listed');
});
