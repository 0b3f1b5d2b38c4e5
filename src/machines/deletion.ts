import { setup } from 'xstate';
import type { StatusOf } from './advance';

/** That a vehicle leaves is asked for, and written down once when it is deleted. */
export const deletionMachine = setup({ types: { events: {} as { type: 'delete' } } }).createMachine({
  id: 'deletion',
  initial: 'Requested',
  states: {
    Requested: { on: { delete: 'Deleted' } },
    Deleted: { type: 'final' },
  },
});

export type DeletionStatus = StatusOf<typeof deletionMachine>;
