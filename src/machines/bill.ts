import { setup } from 'xstate';
import type { StatusOf } from './advance';

/** A bill is drawn up, issued with its number, and may be cancelled, which keeps the number (domain model, bill; D44). */
export const billMachine = setup({ types: { events: {} as { type: 'issue' } | { type: 'cancel' } } }).createMachine({
  id: 'bill',
  initial: 'Draft',
  states: {
    Draft: { on: { issue: 'Issued' } },
    Issued: { on: { cancel: 'Cancelled' } },
    Cancelled: { type: 'final' },
  },
});

export type BillStatus = StatusOf<typeof billMachine>;
