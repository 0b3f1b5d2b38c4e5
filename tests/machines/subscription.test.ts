import { expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { subscriptionMachine, type SubscriptionStatus } from '@/machines/subscription';

const EVENTS = [{ type: 'pause' }, { type: 'resume' }, { type: 'end' }] as const;

test('a subscription is open first, and every state of it is reached', () => {
  const reached = getShortestPaths(subscriptionMachine, { events: [...EVENTS] }).map(({ state, steps }) => [
    state.value,
    ...steps.slice(1).map(({ event }) => event.type),
  ]);
  expect(reached).toEqual(expect.arrayContaining([['Open'], ['Paused', 'pause'], ['Ended', 'end']]));
  expect(reached).toHaveLength(3);
});

test.each<[SubscriptionStatus, readonly (SubscriptionStatus | undefined)[]]>([
  ['Open', ['Paused', undefined, 'Ended']],
  ['Paused', [undefined, 'Open', 'Ended']],
  ['Ended', [undefined, undefined, undefined]],
])('a subscription that is %s answers a pause, a resumption and an end with %j', (status, next) => {
  expect(EVENTS.map((event) => advance(subscriptionMachine, status, event))).toEqual(next);
});
