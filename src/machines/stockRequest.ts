import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/** A stock request goes forward only, one step at a time; its states are the words on the badge. */
export const stockRequestMachine = setup({
  types: { events: {} as { type: 'approve' } | { type: 'dispatch' } | { type: 'deliver' } },
}).createMachine({
  id: 'stockRequest',
  initial: 'Pending at Admin',
  states: {
    'Pending at Admin': { on: { approve: 'Approved by Admin' } },
    'Approved by Admin': { on: { dispatch: 'In Transit' } },
    'In Transit': { on: { deliver: 'Delivered' } },
    Delivered: { type: 'final' },
  },
});

export type StockRequestStatus = StatusOf<typeof stockRequestMachine>;
export type StockRequestEvent = EventFromLogic<typeof stockRequestMachine>;
