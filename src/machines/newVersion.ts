import { fromCallback, sendTo, setup } from 'xstate';

/** What the worker that keeps the program is told, and what it tells of itself. */
export type WorkerOrder = { type: 'takeOver' };
export type WorkerNews = { type: 'found' } | { type: 'replaced' };

type NewVersionEvent = WorkerNews | { type: 'taken' } | { type: 'putOff' };

/**
 * A new version of the program in one tab: offered once it is here, taken by somebody, here or in another tab, and never by
 * itself, as a reload takes away what is typed.
 */
export const newVersionMachine = setup({
  types: { events: {} as NewVersionEvent },
  actors: {
    worker: fromCallback<WorkerOrder>(() => {
      throw new Error('What watches the worker is provided by the screen');
    }),
  },
  actions: {
    takeOver: sendTo('worker', { type: 'takeOver' }),
    reload: () => {
      throw new Error('What reloads the page is provided by the screen');
    },
  },
}).createMachine({
  id: 'newVersion',
  initial: 'current',
  invoke: { id: 'worker', src: 'worker' },
  states: {
    current: { on: { found: 'offered', replaced: 'behind' } },
    offered: { on: { taken: 'taking', putOff: 'put off', replaced: 'behind' } },
    // The next one is offered again.
    'put off': { on: { found: 'offered', replaced: 'behind' } },
    taking: { entry: 'takeOver', on: { replaced: 'reloading' } },
    // Another tab took it: this one goes on with what it has until somebody reloads it.
    behind: { on: { taken: 'reloading' } },
    reloading: { entry: 'reload' },
  },
});
