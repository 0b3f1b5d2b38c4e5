import { assign, fromPromise, setup } from 'xstate';

/** What a running step tells: how much of it is done, from 0 to 1. */
type OnProgress = (share: number) => void;

/** How long work may go on, and whom it tells of its progress. */
export interface Running {
  signal: AbortSignal;
  onProgress: OnProgress;
}

/** A backup that was read and checked, and how to put it in place: whole, or, when it is cancelled, not at all. */
export interface Restorable {
  /** ISO instant. */
  at: string;
  by: string;
  contents: readonly { table: string; rows: number }[];
  /** Why something of it is left out, a sentence each. */
  leftOut: readonly string[];
  restore: (running: Running) => Promise<void>;
}

type RestoreEvent =
  | { type: 'fileChosen'; file: File }
  | { type: 'confirmed' }
  | { type: 'cancelled' }
  | { type: 'progressed'; share: number };

interface RestoreContext {
  backup?: Restorable;
  reason?: string;
  /** How much of what runs is done, from 0 to 1. */
  share: number;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const tell = (self: { send: (event: RestoreEvent) => void }): OnProgress => (share) => self.send({ type: 'progressed', share });

/** The way of a backup from the chosen file to the restored business: read and checked whole, shown, then put in place. */
export const restoreMachine = setup({
  types: { context: {} as RestoreContext, events: {} as RestoreEvent },
  actors: {
    read: fromPromise<Restorable, { file: File; onProgress: OnProgress }>(() =>
      Promise.reject(new Error('What reads a file is provided by the screen')),
    ),
    restore: fromPromise<void, { backup: Restorable | undefined; onProgress: OnProgress }>(
      async ({ input: { backup, onProgress }, signal }) => backup?.restore({ signal, onProgress }),
    ),
  },
  actions: {
    begin: assign({ share: 0 }),
    progress: assign(({ event }) => (event.type === 'progressed' ? { share: event.share } : {})),
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonOf(error) })),
  },
}).createMachine({
  id: 'restore',
  initial: 'choosing',
  context: { share: 0 },
  on: { fileChosen: '.reading' },
  states: {
    choosing: {},
    reading: {
      entry: 'begin',
      invoke: {
        src: 'read',
        input: ({ event, self }) => ({ file: (event as Extract<RestoreEvent, { type: 'fileChosen' }>).file, onProgress: tell(self) }),
        onDone: { target: 'previewing', actions: assign(({ event }) => ({ backup: event.output })) },
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { progressed: { actions: 'progress' }, cancelled: 'choosing' },
    },
    previewing: { on: { confirmed: 'restoring', cancelled: 'choosing' } },
    restoring: {
      entry: 'begin',
      invoke: {
        src: 'restore',
        input: ({ context, self }) => ({ backup: context.backup, onProgress: tell(self) }),
        onDone: 'choosing',
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
      // Half a restore is none: another file waits until this one is in place, or given up.
      on: { fileChosen: undefined, progressed: { actions: 'progress' }, cancelled: 'previewing' },
    },
    failed: {},
  },
});
