import { expect, test } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { advance, statusesOf } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';

const EVENTS = ['accept', 'fail', 'missReceiver', 'lose'] as const;

test('a mail waits for one answer, and whatever that is, it stays', () => {
  const ways = getSimplePaths(outgoingMailMachine).map(({ state, steps }) => [
    ...steps.slice(1).map(({ event }) => event.type),
    state.value,
  ]);
  expect(ways).toEqual([
    ['Waiting'],
    ['accept', 'Accepted'],
    ['fail', 'Failed'],
    ['missReceiver', 'No Such Receiver'],
    ['lose', 'Not Known'],
  ]);
  for (const status of statusesOf(outgoingMailMachine).filter((one) => one !== 'Waiting'))
    expect([status, EVENTS.filter((type) => advance(outgoingMailMachine, status, { type }))]).toEqual([status, []]);
});
