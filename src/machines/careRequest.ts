import { setup } from 'xstate';

/** What customer care asks of the stock is approved once, for good. */
export const careRequestMachine = setup({ types: { events: {} as { type: 'approve' } } }).createMachine({
  id: 'careRequest',
  initial: 'Asked',
  states: {
    Asked: { on: { approve: 'Approved' } },
    Approved: { type: 'final' },
  },
});
