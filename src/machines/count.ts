import { setup } from 'xstate';
import type { StatusOf } from './advance';

type CountEvent = { type: 'scan' } | { type: 'correct' } | { type: 'settle' } | { type: 'cancel' };

/** A count of a place is scanned and its difference corrected, for as many days as that takes, and then settled or given up. */
export const countMachine = setup({ types: { events: {} as CountEvent } }).createMachine({
  id: 'count',
  initial: 'Begun',
  states: {
    Begun: { on: { scan: 'Begun', correct: 'Begun', settle: 'Settled', cancel: 'Cancelled' } },
    Settled: { type: 'final' },
    Cancelled: { type: 'final' },
  },
});

export type CountStatus = StatusOf<typeof countMachine>;
