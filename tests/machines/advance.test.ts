import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { advance } from '@/machines/advance';

type DoorEvent = { type: 'open' } | { type: 'close' } | { type: 'lock'; key: string } | { type: 'knock' };

const door = setup({
  types: { events: {} as DoorEvent },
  guards: { keyGiven: ({ event }) => event.type === 'lock' && event.key !== '' },
}).createMachine({
  initial: 'closed',
  states: {
    closed: {
      initial: 'quiet',
      states: { quiet: { on: { knock: 'knocked' } }, knocked: {} },
      on: { open: 'open', lock: { guard: 'keyGiven', target: 'locked' } },
    },
    open: { on: { close: 'closed' } },
    locked: { type: 'final' },
  },
});

test.each([
  ['moves where the machine leads', 'closed', { type: 'open' }, 'open'],
  ['is the name of the top state when that has states of its own', 'open', { type: 'close' }, 'closed'],
  ['stays when only an inner state moves', 'closed', { type: 'knock' }, 'closed'],
  ['moves when the guard agrees', 'closed', { type: 'lock', key: '1' }, 'locked'],
  ['is undefined when the guard refuses', 'closed', { type: 'lock', key: '' }, undefined],
  ['is undefined when the status does not know the event', 'open', { type: 'open' }, undefined],
  ['is undefined in a final status', 'locked', { type: 'open' }, undefined],
] as const)('a status %s', (_title, status, event, expected) => {
  expect(advance(door, status, event)).toBe(expected);
});
