import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/** A SIM is activated, may rest for a while, and ends deactivated (domain model, sim). */
export const simMachine = setup({
  types: { events: {} as { type: 'activate' } | { type: 'suspend' } | { type: 'deactivate' } },
}).createMachine({
  id: 'sim',
  initial: 'Blank',
  states: {
    Blank: { on: { activate: 'Active', deactivate: 'Deactivated' } },
    Active: { on: { suspend: 'Suspended', deactivate: 'Deactivated' } },
    Suspended: { on: { activate: 'Active', deactivate: 'Deactivated' } },
    Deactivated: { type: 'final' },
  },
});

export type SimStatus = StatusOf<typeof simMachine>;
export type SimEvent = EventFromLogic<typeof simMachine>;
