import { setup } from 'xstate';
import type { StatusOf } from './advance';

type BillEvent = { type: 'settle' } | { type: 'credit' } | { type: 'cancel' };

/** A bill is issued with its number; money may settle it and a credit note take something off, until it is cancelled, which keeps the number. */
export const billMachine = setup({ types: { events: {} as BillEvent } }).createMachine({
  id: 'bill',
  initial: 'Issued',
  states: {
    Issued: { on: { settle: 'Issued', credit: 'Issued', cancel: 'Cancelled' } },
    Cancelled: { type: 'final' },
  },
});

export type BillStatus = StatusOf<typeof billMachine>;
