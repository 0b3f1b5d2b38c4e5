import { setup } from 'xstate';
import type { StatusOf } from './advance';

/** A delivery challan is offered, answered line by line, and closed with its last answer or taken back. */
export const challanMachine = setup({
  types: { events: {} as { type: 'answer' } | { type: 'close' } | { type: 'cancel' } },
}).createMachine({
  id: 'challan',
  initial: 'Offered',
  states: {
    Offered: { on: { answer: 'Offered', close: 'Closed', cancel: 'Cancelled' } },
    Closed: { type: 'final' },
    Cancelled: { type: 'final' },
  },
});

export type ChallanStatus = StatusOf<typeof challanMachine>;

type LineEvent =
  | { type: 'accept' }
  | { type: 'receive' }
  | { type: 'short' }
  | { type: 'damage' }
  | { type: 'decline' };

/** A line of a challan is answered once; what comes back to the store is received there after it was accepted. */
export const challanLineMachine = setup({ types: { events: {} as LineEvent } }).createMachine({
  id: 'challanLine',
  initial: 'Pending',
  states: {
    Pending: { on: { accept: 'Accepted', short: 'Short', damage: 'Damaged', decline: 'Declined' } },
    Accepted: { on: { receive: 'Received' } },
    Received: { type: 'final' },
    Short: { type: 'final' },
    Damaged: { type: 'final' },
    Declined: { type: 'final' },
  },
});

export type LineOutcome = StatusOf<typeof challanLineMachine>;
