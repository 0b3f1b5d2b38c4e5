import { setup } from 'xstate';
import type { StatusOf } from './advance';

/** A delivery challan is offered, answered line by line, and closed with its last answer or taken back. */
export const slipMachine = setup({
  types: { events: {} as { type: 'answer' } | { type: 'close' } | { type: 'cancel' } },
}).createMachine({
  id: 'slip',
  initial: 'Offered',
  states: {
    Offered: { on: { answer: 'Offered', close: 'Closed', cancel: 'Cancelled' } },
    Closed: { type: 'final' },
    Cancelled: { type: 'final' },
  },
});

export type SlipStatus = StatusOf<typeof slipMachine>;

type LineEvent =
  | { type: 'accept' }
  | { type: 'receive' }
  | { type: 'short' }
  | { type: 'damage' }
  | { type: 'decline' };

/** A line of a challan is answered once; what comes back to the store is received there after it was accepted. */
export const slipLineMachine = setup({ types: { events: {} as LineEvent } }).createMachine({
  id: 'slipLine',
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

export type LineOutcome = StatusOf<typeof slipLineMachine>;
