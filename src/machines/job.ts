import { setup, type EventFromLogic } from 'xstate';
import type { StatusOf } from './advance';

/**
 * `devices` is the approved device count, `vehicles` how many the job has; `left` is at how many of them nothing is done yet,
 * `failed` whether one of those was visited.
 */
type JobEvent =
  | { type: 'approve'; devices: number; vehicles: number }
  | { type: 'sendBack' }
  | { type: 'sendAgain' }
  | { type: 'dispatch'; devices: number; vehicles: number }
  | { type: 'assign' }
  | { type: 'close'; left: number; failed: boolean }
  | { type: 'fail' };

/**
 * A customer-care job waits for the admin, who approves it or gives its form back; an approved one is handed to the
 * dispatcher with at least one device and no more than it has vehicles. The dispatcher assigns it to an installer, who
 * closes it vehicle by vehicle; what was not done, as a whole visit that failed, is assigned again. Its states are the words on the badge.
 */
export const jobMachine = setup({
  types: { events: {} as JobEvent },
  guards: {
    countFits: (_, { devices, vehicles }: { devices: number; vehicles: number }) =>
      Number.isInteger(devices) && devices >= 1 && devices <= vehicles,
  },
}).createMachine({
  id: 'job',
  initial: 'Pending at Admin',
  states: {
    'Pending at Admin': {
      on: {
        approve: { guard: { type: 'countFits', params: ({ event }) => event }, target: 'Approved by Admin' },
        sendBack: 'Back Form Admin',
      },
    },
    'Back Form Admin': { on: { sendAgain: 'Pending at Admin' } },
    'Approved by Admin': {
      on: { dispatch: { guard: { type: 'countFits', params: ({ event }) => event }, target: 'Sent to Dispatcher' } },
    },
    'Sent to Dispatcher': { on: { assign: 'With Installer' } },
    'With Installer': {
      on: {
        assign: 'With Installer',
        close: [
          { guard: ({ event }) => event.left <= 0, target: 'Done' },
          { guard: ({ event }) => event.failed, target: 'Not Done' },
          { target: 'With Installer' },
        ],
        fail: 'Not Done',
      },
    },
    'Not Done': { on: { assign: 'With Installer' } },
    Done: { type: 'final' },
  },
});

export type JobStatus = StatusOf<typeof jobMachine>;
export type JobMachineEvent = EventFromLogic<typeof jobMachine>;
