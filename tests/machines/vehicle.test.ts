import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { vehicleMachine, type VehicleStatus } from '@/machines/vehicle';

const EVENTS = ['fit', 'swap', 'remove', 'close', 'delete'] as const;
const STAYING = ['hear', 'move', 'agree', 'subscribe'] as const;

test('a vehicle awaits a device first, and every state of it is reached', () => {
  const reached = getShortestPaths(vehicleMachine).map(({ state, steps }) => [
    state.value,
    ...steps.slice(1).map(({ event }) => event.type),
  ]);
  expect(reached).toEqual(expect.arrayContaining([['Awaiting'], ['Live', 'fit'], ['Closed', 'close']]));
  expect(reached).toHaveLength(3);
});

test.each<[VehicleStatus, readonly (VehicleStatus | undefined)[]]>([
  ['Awaiting', ['Live', undefined, undefined, 'Closed', 'Closed']],
  ['Live', [undefined, 'Live', 'Awaiting', undefined, 'Closed']],
  ['Closed', [undefined, undefined, 'Closed', undefined, 'Closed']],
])('a vehicle that is %s answers a fitting, a swap, a removal, its close and its deletion with %j', (status, next) => {
  expect(EVENTS.map((type) => advance(vehicleMachine, status, { type }))).toEqual(next);
});

test('a vehicle moves, tells and agrees to anything for as long as it is open', () => {
  for (const status of ['Awaiting', 'Live'] as const)
    for (const type of STAYING) expect(advance(vehicleMachine, status, { type })).toBe(status);
  for (const type of STAYING) expect(advance(vehicleMachine, 'Closed', { type })).toBeUndefined();
});
