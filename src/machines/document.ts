import { setup } from 'xstate';
import type { StatusOf } from './advance';

/** A credit note, a proforma invoice or a write-off is issued with its number, and may be cancelled, which keeps the number. */
export const documentMachine = setup({ types: { events: {} as { type: 'cancel' } } }).createMachine({
  id: 'document',
  initial: 'Issued',
  states: {
    Issued: { on: { cancel: 'Cancelled' } },
    Cancelled: { type: 'final' },
  },
});

export type DocumentStatus = StatusOf<typeof documentMachine>;
