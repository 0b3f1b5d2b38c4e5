import { assign, fromPromise, setup } from 'xstate';
import { progressTo, type Progress } from './progress';

type SavingEvent = { type: 'asked' } | { type: 'cancelled' } | { type: 'progressed'; share: number };

/** A file that is made and saved at once: it takes a while, tells how much is done, and can be given up. */
export const savingMachine = setup({
  types: { context: {} as { share: number }, events: {} as SavingEvent },
  actors: {
    save: fromPromise<void, Progress>(() => Promise.reject(new Error('What saves a file is provided by the screen'))),
  },
}).createMachine({
  id: 'saving',
  initial: 'idle',
  context: { share: 0 },
  states: {
    idle: { on: { asked: 'saving' } },
    saving: {
      entry: assign({ share: 0 }),
      invoke: {
        src: 'save',
        input: ({ self }) => ({ onProgress: progressTo(self) }),
        onDone: 'idle',
        onError: 'idle',
      },
      on: {
        progressed: { actions: assign(({ event }) => ({ share: event.share })) },
        cancelled: 'idle',
      },
    },
  },
});
