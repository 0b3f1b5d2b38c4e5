import { setup } from 'xstate';
import type { StatusOf } from './advance';

/** Money that came in is recorded, and may bounce (domain model, receipt); one that was recorded by mistake is cancelled (D44). */
export const receiptMachine = setup({ types: { events: {} as { type: 'bounce' } | { type: 'cancel' } } }).createMachine(
  {
    id: 'receipt',
    initial: 'Recorded',
    states: {
      Recorded: { on: { bounce: 'Bounced', cancel: 'Cancelled' } },
      Bounced: { type: 'final' },
      Cancelled: { type: 'final' },
    },
  },
);

export type ReceiptStatus = StatusOf<typeof receiptMachine>;
