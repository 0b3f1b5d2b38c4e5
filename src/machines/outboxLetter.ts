import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/**
 * How far the office's outbox is with a letter. That it is sent is written down before it is handed over, so that it goes once: of one that was being sent as
 * the office was cut off nobody knows whether it went. What is refused for now, or may not go, waits for its next try, until it is given up.
 */
export const outboxLetterMachine = setup({
  types: {
    events: {} as
      | { type: 'begin' }
      | { type: 'accept' }
      | { type: 'refuse' }
      | { type: 'missReceiver' }
      | { type: 'lose' }
      | { type: 'putOff' }
      | { type: 'giveUp' },
  },
}).createMachine({
  id: 'outboxLetter',
  initial: 'waiting',
  states: {
    waiting: { on: { begin: 'sending', giveUp: 'refused' } },
    sending: {
      on: {
        accept: 'accepted',
        refuse: 'refused',
        missReceiver: 'noReceiver',
        lose: 'lost',
        putOff: 'waiting',
        giveUp: 'refused',
      },
    },
    accepted: { type: 'final' },
    refused: { type: 'final' },
    noReceiver: { type: 'final' },
    lost: { type: 'final' },
  },
});

export type OutboxState = StatusOf<typeof outboxLetterMachine>;
export type OutboxEvent = EventFromLogic<typeof outboxLetterMachine>['type'];
