import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/** A SIM is activated, may rest for a while, and ends deactivated; until then it may be paired with a device, which is fitted with an active one alone. */
export const simMachine = setup({
  types: {
    events: {} as
      | { type: 'activate' }
      | { type: 'suspend' }
      | { type: 'deactivate' }
      | { type: 'pair' }
      | { type: 'fit' },
  },
}).createMachine({
  id: 'sim',
  initial: 'Blank',
  states: {
    Blank: { on: { pair: 'Blank', activate: 'Active', deactivate: 'Deactivated' } },
    Active: { on: { pair: 'Active', fit: 'Active', suspend: 'Suspended', deactivate: 'Deactivated' } },
    Suspended: { on: { pair: 'Suspended', activate: 'Active', deactivate: 'Deactivated' } },
    Deactivated: { type: 'final' },
  },
});

export type SimStatus = StatusOf<typeof simMachine>;
export type SimEvent = EventFromLogic<typeof simMachine>;
