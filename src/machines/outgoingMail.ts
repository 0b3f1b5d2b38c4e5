import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/**
 * What the office is asked to send waits until the mail server or the provider of SMS has answered for good: it accepts or refuses it, or knows no such
 * receiver. Where the office was cut off in between nobody knows which, and it is not sent by itself again. Of an SMS the provider may report what became
 * of it on its way, also where nobody knew whether it was taken: once it is delivered it stays so, and a number that nobody has tells more than that it was not delivered, in whichever order the reports come. No server tells that a mail was delivered.
 */
export const outgoingMailMachine = setup({
  types: {
    events: {} as
      | { type: 'accept' }
      | { type: 'fail' }
      | { type: 'missReceiver' }
      | { type: 'lose' }
      | { type: 'deliver' }
      | { type: 'missDelivery' },
  },
}).createMachine({
  id: 'outgoingMail',
  initial: 'Waiting',
  states: {
    Waiting: { on: { accept: 'Accepted', fail: 'Failed', missReceiver: 'No Such Receiver', lose: 'Not Known' } },
    Accepted: { on: { deliver: 'Delivered', missDelivery: 'Not Delivered', missReceiver: 'No Such Receiver' } },
    'Not Delivered': { on: { deliver: 'Delivered', missReceiver: 'No Such Receiver' } },
    'No Such Receiver': { on: { deliver: 'Delivered' } },
    Delivered: { type: 'final' },
    Failed: { type: 'final' },
    'Not Known': { on: { deliver: 'Delivered', missDelivery: 'Not Delivered', missReceiver: 'No Such Receiver' } },
  },
});

export type MailStatus = StatusOf<typeof outgoingMailMachine>;
export type MailEvent = EventFromLogic<typeof outgoingMailMachine>;
