import { setup } from 'xstate';
import type { StatusOf } from './advance';

type ReceiptEvent = { type: 'allocate' } | { type: 'bounce' } | { type: 'cancel' };

/** Money that came in is recorded; what is on account is allocated, as long as it neither bounced nor was cancelled as a mistake. */
export const receiptMachine = setup({ types: { events: {} as ReceiptEvent } }).createMachine({
  id: 'receipt',
  initial: 'Recorded',
  states: {
    Recorded: { on: { allocate: 'Recorded', bounce: 'Bounced', cancel: 'Cancelled' } },
    Bounced: { type: 'final' },
    Cancelled: { type: 'final' },
  },
});

export type ReceiptStatus = StatusOf<typeof receiptMachine>;
