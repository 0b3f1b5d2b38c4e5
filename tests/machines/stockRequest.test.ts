import { describe, expect, test } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { stockRequestMachine, type StockRequestEvent, type StockRequestStatus } from '@/machines/stockRequest';

const EVENTS: StockRequestEvent['type'][] = ['approve', 'dispatch', 'deliver'];
const paths = getSimplePaths(stockRequestMachine).map(({ state, steps }) => ({
  status: state.value,
  events: steps.slice(1).map(({ event }) => event.type),
}));

test('a stock request has one way only, and every place on it is a word of its badge', () => {
  expect(paths).toEqual([
    { status: 'Pending at Admin', events: [] },
    { status: 'Approved by Admin', events: ['approve'] },
    { status: 'In Transit', events: ['approve', 'dispatch'] },
    { status: 'Delivered', events: ['approve', 'dispatch', 'deliver'] },
  ]);
});

describe.each<[StockRequestStatus, Partial<Record<StockRequestEvent['type'], StockRequestStatus>>]>([
  ['Pending at Admin', { approve: 'Approved by Admin' }],
  ['Approved by Admin', { dispatch: 'In Transit' }],
  ['In Transit', { deliver: 'Delivered' }],
  ['Delivered', {}],
])('a request that is %s', (status, allowed) => {
  test.each(EVENTS)('answers %s as the lifecycle says', (type) => {
    expect(advance(stockRequestMachine, status, { type })).toBe(allowed[type]);
  });
});
