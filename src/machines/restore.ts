import { assign, fromPromise, setup } from 'xstate';

/** A backup that was read and checked, and how to put it in place. */
export interface Restorable {
  /** ISO instant. */
  at: string;
  by: string;
  contents: readonly { table: string; rows: number }[];
  /** Why something of it is left out, a sentence each. */
  leftOut: readonly string[];
  restore: () => Promise<void>;
}

type RestoreEvent = { type: 'fileChosen'; file: File } | { type: 'confirmed' } | { type: 'cancelled' };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The way of a backup from the chosen file to the restored business: read and checked whole, shown, then put in place. */
export const restoreMachine = setup({
  types: { context: {} as { backup?: Restorable; reason?: string }, events: {} as RestoreEvent },
  actors: {
    read: fromPromise<Restorable, File>(() => Promise.reject(new Error('What reads a file is provided by the screen'))),
    restore: fromPromise<void, Restorable | undefined>(async ({ input }) => input?.restore()),
  },
  actions: {
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonOf(error) })),
  },
}).createMachine({
  id: 'restore',
  initial: 'choosing',
  context: {},
  on: { fileChosen: '.reading' },
  states: {
    choosing: {},
    reading: {
      invoke: {
        src: 'read',
        input: ({ event }) => (event as Extract<RestoreEvent, { type: 'fileChosen' }>).file,
        onDone: { target: 'previewing', actions: assign(({ event }) => ({ backup: event.output })) },
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    previewing: { on: { confirmed: 'restoring', cancelled: 'choosing' } },
    restoring: {
      invoke: {
        src: 'restore',
        input: ({ context }) => context.backup,
        onDone: 'choosing',
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
      // Half a restore is none: another file waits until this one is in place.
      on: { fileChosen: undefined },
    },
    failed: {},
  },
});
