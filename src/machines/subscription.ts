import { setup } from 'xstate';
import type { StatusOf } from './advance';

type SubscriptionEvent = { type: 'pause' } | { type: 'resume' } | { type: 'end' };

/** A subscription runs, rests, and ends once. */
export const subscriptionMachine = setup({ types: { events: {} as SubscriptionEvent } }).createMachine({
  id: 'subscription',
  initial: 'Open',
  states: {
    Open: { on: { pause: 'Paused', end: 'Ended' } },
    Paused: { on: { resume: 'Open', end: 'Ended' } },
    Ended: { type: 'final' },
  },
});

export type SubscriptionStatus = StatusOf<typeof subscriptionMachine>;
