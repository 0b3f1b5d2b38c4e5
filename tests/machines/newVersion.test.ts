import { describe, expect, test } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { newVersionMachine, type WorkerOrder } from '@/machines/newVersion';

type NewVersionEvent = Parameters<ReturnType<typeof createActor<typeof newVersionMachine>>['send']>[0];

/** What the tab comes to after those events, what it has ordered of the worker, and how often it was loaded anew. */
const after = (...events: NewVersionEvent['type'][]) => {
  const orders: string[] = [];
  let reloads = 0;
  const machine = newVersionMachine.provide({
    actors: {
      worker: fromCallback<WorkerOrder>(({ receive }) => receive(({ type }) => void orders.push(type))),
    },
    actions: {
      reload: () => {
        reloads += 1;
      },
    },
  });
  const actor = createActor(machine).start();
  for (const type of events) actor.send({ type });
  return [actor.getSnapshot().value, orders, reloads];
};

describe('a new version of the program', () => {
  test('is offered once it is here, and loaded when it is taken and has taken over', () => {
    expect(after()).toEqual(['current', [], 0]);
    expect(after('found')).toEqual(['offered', [], 0]);
    expect(after('found', 'taken')).toEqual(['taking', ['takeOver'], 0]);
    expect(after('found', 'taken', 'replaced')).toEqual(['reloading', ['takeOver'], 1]);
  });

  test('is not offered again once it was put off, but the next one is', () => {
    expect(after('found', 'putOff', 'taken')).toEqual(['put off', [], 0]);
    expect(after('found', 'putOff', 'found')).toEqual(['offered', [], 0]);
  });

  test.each([[[]], [['found']], [['found', 'putOff']]] as const)(
    'that another tab took loads no tab anew by itself, whatever stood there: %s',
    (before) => {
      expect(after(...before, 'replaced')).toEqual(['behind', [], 0]);
      expect(after(...before, 'replaced', 'taken')).toEqual(['reloading', [], 1]);
    },
  );
});
