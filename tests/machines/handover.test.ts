import { describe, expect, test } from 'vitest';
import { initialTransition, transition, type EventFromLogic } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { handoverMachine } from '@/machines/handover';

type Event = EventFromLogic<typeof handoverMachine>;

const ask = { type: 'ask' } as const;
const cancel = { type: 'cancel' } as const;
const verified = { type: 'verified' } as const;
const verify = (otp: string) => ({ type: 'verify', otp }) as const;

const valueAfter = (...events: readonly Event[]) => {
  let [state] = initialTransition(handoverMachine);
  for (const event of events) [state] = transition(handoverMachine, state, event);
  return state.value;
};

test.each([
  ['starts pending, nobody being asked', [], { pending: 'idle' }],
  ['asks for the OTP', [ask], { pending: 'asking' }],
  ['stops asking when that is cancelled', [ask, cancel], { pending: 'idle' }],
  ['goes on asking on an empty OTP', [ask, verify('')], { pending: 'asking' }],
  ['goes on asking on a blank OTP', [ask, verify(' \t')], { pending: 'asking' }],
  ['cannot skip being asked', [verify('1')], { pending: 'idle' }],
  ['is accepted after an OTP, and asks for none by itself', [ask, verify('1')], { accepted: 'idle' }],
  ['needs to be asked again to be received', [ask, verify('1'), verify('2')], { accepted: 'idle' }],
  ['stays accepted when the second talk is cancelled', [ask, verify('1'), ask, cancel], { accepted: 'idle' }],
  ['stays accepted on a blank second OTP', [ask, verify('1'), ask, verify(' ')], { accepted: 'asking' }],
  ['is received after a second OTP', [ask, verify('1'), ask, verify('2')], 'received'],
  ['stays received whatever comes', [verified, verified, ask, verify('3'), verified], 'received'],
] as const)('a device %s', (_title, events, value) => {
  expect(valueAfter(...events)).toEqual(value);
});

describe('on every path', () => {
  const events: Event[] = [ask, cancel, verify(' '), verify('1'), verified];
  const paths = getSimplePaths(handoverMachine, { events });

  test('five places can be reached', () => {
    expect(new Set(paths.map(({ state }) => JSON.stringify(state.value))).size).toBe(5);
  });

  test('only an OTP, or the seal that it makes, leads from one status to the next', () => {
    const statusOf = (value: string | object) => (typeof value === 'string' ? value : Object.keys(value)[0]);
    const moves = paths.flatMap(({ steps }) =>
      steps.slice(1).filter(({ state }, index) => statusOf(state.value) !== statusOf(steps[index]?.state.value ?? '')),
    );
    expect(new Set(moves.map(({ event }) => JSON.stringify(event)))).toEqual(
      new Set([verify('1'), verified].map((event) => JSON.stringify(event))),
    );
  });
});

test.each([
  ['pending', 'accepted'],
  ['accepted', 'received'],
  ['received', undefined],
] as const)('the store, which keeps the status only, moves %s by a seal to %s', (status, next) => {
  expect(advance(handoverMachine, status, verified)).toBe(next);
});
