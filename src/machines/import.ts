import { assign, fromPromise, setup } from 'xstate';
import type { ImportContext, ImportEvent, ImportInput, ReadFile, ReadInput } from './importContext';
import { FAILED, PROGRESS, progressTo, reasonOf, type Progress } from './progress';

const inputOf = ({ table, mapping, mended }: ImportContext): ImportInput => ({
  ...(table && { table }),
  mapping,
  mended,
});

/**
 * The way of a file into the business: read, its columns found or named by hand, its rows validated, shown and mended, and only then
 * taken, whole or, when that is cancelled, not at all. A backup goes it as well, and has no columns to find.
 */
export const importMachine = setup({
  types: { context: {} as ImportContext, events: {} as ImportEvent },
  actors: {
    read: fromPromise<ReadFile, ReadInput>(() =>
      Promise.reject(new Error('What reads a file is provided by the screen')),
    ),
    validate: fromPromise<void, ImportInput & Progress>(() =>
      Promise.reject(new Error('What validates the rows is provided by the screen')),
    ),
    take: fromPromise<void, ImportInput & Progress>(() =>
      Promise.reject(new Error('What takes the rows is provided by the screen')),
    ),
  },
  guards: { isMapped: (_, { isMapped }: ReadFile) => isMapped },
  actions: {
    progress: assign((_, { share }: { share: number }) => ({ share })),
    keepTable: assign((_, { table, mapping }: ReadFile) => ({ table, mapping })),
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonOf(error) })),
  },
}).createMachine({
  id: 'import',
  initial: 'choosing',
  context: { mapping: {}, mended: {}, share: 0 },
  on: {
    fileChosen: {
      target: '.reading',
      actions: assign(({ event: { file, sheet } }) => ({ file, sheet, share: 0, mended: {}, reason: undefined })),
    },
  },
  states: {
    choosing: {},
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context, self }) => ({ file: context.file, sheet: context.sheet, onProgress: progressTo(self) }),
        onDone: [
          {
            target: 'validating',
            guard: { type: 'isMapped', params: ({ event }) => event.output },
            actions: { type: 'keepTable', params: ({ event }) => event.output },
          },
          { target: 'mapping', actions: { type: 'keepTable', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: FAILED },
      },
      on: { progressed: { actions: PROGRESS }, cancelled: 'choosing' },
    },
    mapping: {
      on: {
        mapped: { target: 'validating', actions: assign(({ event }) => ({ mapping: event.mapping })) },
        cancelled: 'choosing',
      },
    },
    validating: {
      entry: assign({ share: 0 }),
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context, self }) => ({ ...inputOf(context), onProgress: progressTo(self) }),
        onDone: 'preview',
        onError: { target: 'failed', actions: FAILED },
      },
      on: { progressed: { actions: PROGRESS }, cancelled: 'choosing' },
    },
    preview: {
      on: {
        mended: {
          actions: assign(({ context, event }) => ({ mended: { ...context.mended, [event.cell]: event.text } })),
        },
        mappingAsked: 'mapping',
        confirmed: 'importing',
        cancelled: 'choosing',
      },
    },
    importing: {
      entry: assign({ reason: undefined, share: 0 }),
      invoke: {
        id: 'take',
        src: 'take',
        input: ({ context, self }) => ({ ...inputOf(context), onProgress: progressTo(self) }),
        onDone: 'imported',
        // Shown on with what was mended: it may be tried again.
        onError: {
          target: 'preview',
          actions: FAILED,
        },
      },
      // Half an import is none: another file waits until this one is in, or given up.
      on: { fileChosen: undefined, progressed: { actions: PROGRESS }, cancelled: 'preview' },
    },
    imported: {},
    failed: { on: { cancelled: 'choosing' } },
  },
});
