import { setup } from 'xstate';
import type { StatusOf } from './advance';

type AccountEvent = { type: 'pause' } | { type: 'resume' } | { type: 'end' } | { type: 'strikeOff' };

/** How an account stands by its deactivations, in the words on its badge: one that is ended is not paused by what comes after. */
export const accountMachine = setup({ types: { events: {} as AccountEvent } }).createMachine({
  id: 'account',
  initial: 'Active',
  states: {
    Active: { on: { pause: 'Paused', end: 'Ended', strikeOff: 'Deleted From Debtors' } },
    Paused: { on: { pause: 'Paused', resume: 'Active', end: 'Ended', strikeOff: 'Deleted From Debtors' } },
    Ended: { on: { end: 'Ended', strikeOff: 'Deleted From Debtors' } },
    'Deleted From Debtors': { on: { strikeOff: 'Deleted From Debtors' } },
  },
});

export type AccountStatus = StatusOf<typeof accountMachine>;
