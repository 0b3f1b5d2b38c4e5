import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/**
 * A mail that the office is asked to send waits until the mail server has answered for good: it accepts or refuses it, or knows no such receiver. Where the
 * office was cut off in between nobody knows which, and it is not sent by itself again. No server tells that it was delivered.
 */
export const outgoingMailMachine = setup({
  types: { events: {} as { type: 'accept' } | { type: 'fail' } | { type: 'missReceiver' } | { type: 'lose' } },
}).createMachine({
  id: 'outgoingMail',
  initial: 'Waiting',
  states: {
    Waiting: { on: { accept: 'Accepted', fail: 'Failed', missReceiver: 'No Such Receiver', lose: 'Not Known' } },
    Accepted: { type: 'final' },
    Failed: { type: 'final' },
    'No Such Receiver': { type: 'final' },
    'Not Known': { type: 'final' },
  },
});

export type MailStatus = StatusOf<typeof outgoingMailMachine>;
export type MailEvent = EventFromLogic<typeof outgoingMailMachine>;
