import { describe, expect, test } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { custodyMachine, type Custody, type CustodyEvent } from '@/machines/custody';
import { simMachine } from '@/machines/sim';
import { challanLineMachine, challanMachine } from '@/machines/challan';

const waysOf = (paths: { state: { value: unknown }; steps: { event: { type: string } }[] }[]) =>
  paths.map(({ state, steps }) => [...steps.slice(1).map(({ event }) => event.type), String(state.value)].join(' '));

test('a challan is offered once, and then closed or cancelled for good', () => {
  expect(waysOf(getSimplePaths(challanMachine))).toEqual(['Offered', 'close Closed', 'cancel Cancelled']);
  expect(advance(challanMachine, 'Offered', { type: 'answer' })).toBe('Offered');
});

test('a line of a challan is answered once, and what is accepted may be received', () => {
  expect(new Set(waysOf(getSimplePaths(challanLineMachine)))).toEqual(
    new Set([
      'Pending',
      'accept Accepted',
      'accept receive Received',
      'short Short',
      'damage Damaged',
      'decline Declined',
    ]),
  );
});

test('a SIM rests and wakes, and never comes back once it is deactivated', () => {
  const ways = waysOf(getSimplePaths(simMachine));
  expect(ways).toContain('activate suspend Suspended');
  expect(ways.filter((way) => /deactivate .*(Active|Suspended|Blank)$/.test(way))).toEqual([]);
  for (const type of ['activate', 'suspend', 'deactivate'] as const)
    expect(advance(simMachine, 'Deactivated', { type })).toBeUndefined();
});

describe.each<[Custody, CustodyEvent['type'][]]>([
  ['At Manufacturer', ['receive']],
  ['In Transit', ['stock', 'bag']],
  ['In Stock', ['offer', 'fit', 'repair', 'lose', 'scrap']],
  ['In Bag', ['offer', 'fit', 'lose']],
  ['Fitted', ['offer', 'stock', 'bag', 'fit', 'lose']],
  ['In Repair', ['stock', 'lose', 'scrap']],
  ['Lost', ['stock', 'fit', 'scrap']],
  ['Scrapped', []],
])('a thing that is %s', (custody, allowed) => {
  const events: CustodyEvent['type'][] = ['receive', 'offer', 'stock', 'bag', 'fit', 'repair', 'lose', 'scrap'];

  test('goes on only as custody says', () => {
    expect(new Set(events.filter((type) => advance(custodyMachine, custody, { type })))).toEqual(new Set(allowed));
  });
});

test('every place of custody is come to from the manufacturer', () => {
  const reached = new Set(getSimplePaths(custodyMachine).map(({ state }) => state.value));
  expect(reached).toEqual(new Set(Object.keys(custodyMachine.states)));
});
