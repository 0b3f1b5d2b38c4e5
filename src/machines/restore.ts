import { assign, fromPromise, setup } from 'xstate';

/** What a running step tells: how much of it is done, from 0 to 1. */
type OnProgress = (share: number) => void;

/** How long work may go on, and whom it tells of its progress. */
export interface Running {
  signal: AbortSignal;
  onProgress: OnProgress;
}

type Work = (running: Running) => Promise<void>;

/** The history in a backup, and how to bring it along: proven first, and then entry by entry, as far as it comes. */
export interface Movable {
  entries: number;
  /** ISO instant. */
  since: string;
  people: number;
  /** Why it cannot be brought along here. */
  refused?: string | undefined;
  /** Changes nothing; gives what moves it in. */
  prove: (running: Running) => Promise<Work>;
}

/** A backup that was read and checked, and how to put it in place: whole, or, when it is cancelled, not at all. */
export interface Restorable {
  /** ISO instant. */
  at: string;
  by: string;
  contents: readonly { table: string; rows: number }[];
  /** Why something of it is left out, a sentence each. */
  leftOut: readonly string[];
  restore: Work;
  history?: Movable;
}

type RestoreEvent =
  | { type: 'fileChosen'; file: File }
  | { type: 'confirmed' }
  | { type: 'moveAsked' }
  | { type: 'cancelled' }
  | { type: 'progressed'; share: number };

interface RestoreContext {
  backup?: Restorable;
  /** Moves in the backup's history, which is proven. */
  move?: Work;
  /** Why it came to nothing, or went no further. */
  reason?: string | undefined;
  /** Whether a move was given up, of which some may be in. */
  isStopped?: boolean;
  /** How much of what runs is done, from 0 to 1. */
  share: number;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const tell = (self: { send: (event: RestoreEvent) => void }): OnProgress => (share) => self.send({ type: 'progressed', share });

/**
 * The way of a backup from the chosen file to the restored business: read and checked whole, shown, then put in place; or moved
 * in with its history, which is asked first, and of which what is in stays when it stops.
 */
export const restoreMachine = setup({
  types: { context: {} as RestoreContext, events: {} as RestoreEvent },
  actors: {
    read: fromPromise<Restorable, { file: File; onProgress: OnProgress }>(() =>
      Promise.reject(new Error('What reads a file is provided by the screen')),
    ),
    work: fromPromise<void, { work: Work | undefined; onProgress: OnProgress }>(async ({ input: { work, onProgress }, signal }) =>
      work?.({ signal, onProgress }),
    ),
    prove: fromPromise<Work | undefined, { history: Movable | undefined; onProgress: OnProgress }>(
      async ({ input: { history, onProgress }, signal }) => history?.prove({ signal, onProgress }),
    ),
  },
  guards: {
    canMove: ({ context: { backup } }) => backup?.history !== undefined && backup.history.refused === undefined,
  },
  actions: {
    begin: assign({ share: 0, reason: undefined, isStopped: false }),
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
    previewing: { on: { confirmed: 'restoring', moveAsked: { target: 'asking', guard: 'canMove' }, cancelled: 'choosing' } },
    restoring: {
      entry: 'begin',
      invoke: {
        src: 'work',
        input: ({ context, self }) => ({ work: context.backup?.restore, onProgress: tell(self) }),
        onDone: 'choosing',
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
      // Half a restore is none: another file waits until this one is in place, or given up.
      on: { fileChosen: undefined, progressed: { actions: 'progress' }, cancelled: 'previewing' },
    },
    asking: { on: { confirmed: 'proving', cancelled: 'previewing' } },
    proving: {
      entry: 'begin',
      invoke: {
        src: 'prove',
        input: ({ context, self }) => ({ history: context.backup?.history, onProgress: tell(self) }),
        onDone: { target: 'moving', actions: assign(({ event }) => (event.output ? { move: event.output } : {})) },
        onError: { target: 'failed', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { fileChosen: undefined, progressed: { actions: 'progress' }, cancelled: 'previewing' },
    },
    moving: {
      entry: 'begin',
      invoke: {
        src: 'work',
        input: ({ context, self }) => ({ work: context.move, onProgress: tell(self) }),
        onDone: 'choosing',
        // Shown on, as it can be gone on with.
        onError: { target: 'previewing', actions: { type: 'keepReason', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        fileChosen: undefined,
        progressed: { actions: 'progress' },
        cancelled: { target: 'previewing', actions: assign({ isStopped: true }) },
      },
    },
    failed: {},
  },
});
