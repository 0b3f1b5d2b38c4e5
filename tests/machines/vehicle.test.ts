import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { vehicleMachine, type VehicleStatus } from '@/machines/vehicle';

const EVENTS = [{ type: 'fit' }, { type: 'remove' }, { type: 'close' }] as const;

test('a vehicle awaits a device first, and every state of it is reached', () => {
  const reached = getShortestPaths(vehicleMachine, { events: [...EVENTS] }).map(({ state, steps }) => [
    state.value,
    ...steps.slice(1).map(({ event }) => event.type),
  ]);
  expect(reached).toEqual(expect.arrayContaining([['Awaiting'], ['Live', 'fit'], ['Closed', 'close']]));
  expect(reached).toHaveLength(3);
});

test.each<[VehicleStatus, readonly (VehicleStatus | undefined)[]]>([
  ['Awaiting', ['Live', undefined, 'Closed']],
  ['Live', [undefined, 'Awaiting', 'Closed']],
  ['Closed', [undefined, 'Closed', undefined]],
])('a vehicle that is %s answers a fitting, a removal and its close with %j', (status, next) => {
  expect(EVENTS.map((event) => advance(vehicleMachine, status, event))).toEqual(next);
});
