import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/** `devices` is the approved device count, `vehicles` how many the job has. */
type JobEvent =
  | { type: 'approve'; devices: number; vehicles: number }
  | { type: 'sendBack' }
  | { type: 'sendAgain' }
  | { type: 'dispatch'; devices: number; vehicles: number };

/**
 * A customer-care job waits for the admin, who approves it or gives its form back; an approved one is handed to the
 * dispatcher with at least one device and no more than it has vehicles (D34). Its states are the words on the badge.
 */
export const jobMachine = setup({
  types: { events: {} as JobEvent },
  guards: {
    countFits: ({ event }) =>
      'devices' in event && Number.isInteger(event.devices) && event.devices >= 1 && event.devices <= event.vehicles,
  },
}).createMachine({
  id: 'job',
  initial: 'Pending at Admin',
  states: {
    'Pending at Admin': {
      on: { approve: { guard: 'countFits', target: 'Approved by Admin' }, sendBack: 'Back Form Admin' },
    },
    'Back Form Admin': { on: { sendAgain: 'Pending at Admin' } },
    'Approved by Admin': { on: { dispatch: { guard: 'countFits', target: 'Sent to Dispatcher' } } },
    'Sent to Dispatcher': { type: 'final' },
  },
});

export type JobStatus = StatusOf<typeof jobMachine>;
export type JobMachineEvent = EventFromLogic<typeof jobMachine>;
