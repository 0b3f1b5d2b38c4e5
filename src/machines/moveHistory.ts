import { assign, fromPromise, setup } from 'xstate';
import { FAILED, PROGRESS, progressTo, reasonOf, type Progress } from './progress';

/** How long work may go on, and whom it tells of its progress. */
export interface Running extends Progress {
  signal: AbortSignal;
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

type MoveEvent =
  | { type: 'asked'; history: Movable }
  | { type: 'confirmed' }
  | { type: 'cancelled' }
  | { type: 'left' }
  | { type: 'progressed'; share: number };

interface MoveContext {
  history?: Movable;
  /** Moves in the history, which is proven. */
  move?: Work;
  /** Why it came to nothing, or went no further. */
  reason?: string | undefined;
  /** How much of what runs is done, from 0 to 1. */
  share: number;
}

/**
 * The way of the history in a backup that is shown, beside its restore, which goes the way of every import: asked first, proven,
 * and then moved in, of which what is in stays when it stops.
 */
export const moveMachine = setup({
  types: { context: {} as MoveContext, events: {} as MoveEvent },
  actors: {
    work: fromPromise<void, Progress & { work: Work | undefined }>(async ({ input: { work, onProgress }, signal }) =>
      work?.({ signal, onProgress }),
    ),
    prove: fromPromise<Work | undefined, Progress & { history: Movable | undefined }>(
      async ({ input: { history, onProgress }, signal }) => history?.prove({ signal, onProgress }),
    ),
  },
  actions: {
    begin: assign({ share: 0, reason: undefined }),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonOf(error) })),
    /** The backup is looked at no more: the screen puts it away. */
    leaveBackup: () => {},
  },
}).createMachine({
  id: 'move',
  initial: 'waiting',
  context: { share: 0 },
  on: {
    asked: {
      target: '.asking',
      guard: ({ event }) => event.history.refused === undefined,
      actions: assign(({ event }) => ({ history: event.history })),
    },
    left: { target: '.waiting.resting', actions: 'begin' },
  },
  states: {
    // The backup is shown, and can be moved in: of a move that was given up or broke off some may be in.
    waiting: {
      initial: 'resting',
      states: { resting: {}, stopped: {}, brokenOff: {}, asBefore: { type: 'history' } },
    },
    asking: { on: { confirmed: 'proving', cancelled: 'waiting.asBefore' } },
    proving: {
      entry: 'begin',
      invoke: {
        src: 'prove',
        input: ({ context, self }) => ({ history: context.history, onProgress: progressTo(self) }),
        onDone: { target: 'moving', actions: assign(({ event }) => (event.output ? { move: event.output } : {})) },
        onError: { target: 'failed', actions: FAILED },
      },
      on: { asked: undefined, left: undefined, progressed: { actions: PROGRESS }, cancelled: 'waiting.resting' },
    },
    moving: {
      entry: 'begin',
      invoke: {
        src: 'work',
        input: ({ context, self }) => ({ work: context.move, onProgress: progressTo(self) }),
        onDone: 'moved',
        onError: {
          target: 'waiting.brokenOff',
          actions: FAILED,
        },
      },
      on: {
        asked: undefined,
        left: undefined,
        progressed: { actions: PROGRESS },
        cancelled: 'waiting.stopped',
      },
    },
    moved: { entry: 'leaveBackup' },
    failed: { entry: 'leaveBackup' },
  },
});
