import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor, type AnyActorRef } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { importMachine } from '@/machines/import';
import type { ImportInput, ReadFile } from '@/machines/importContext';

type Onward = { onProgress: (share: number) => void };
type Work = 'read' | 'validate' | 'take';

const file = new File(['a'], 'a.csv');
const found = (isMapped: boolean): ReadFile => ({ table: {}, mapping: { name: 0 }, isMapped });

/** Work that ends when, and as, it is told; of each kind the newest. */
function machineAtHand() {
  const open = new Map<
    Work,
    { end: (output: unknown) => void; fail: (error: Error) => void; onward: Onward; signal: AbortSignal }
  >();
  const taken: ImportInput[] = [];
  const work = <Input extends object, Output>(kind: Work) =>
    fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((end, fail) => {
          open.set(kind, { end: end as (output: unknown) => void, fail, onward: input as unknown as Onward, signal });
          if (kind === 'take') taken.push(input as unknown as ImportInput);
        }),
    );
  const actor = createActor(
    importMachine.provide({ actors: { read: work('read'), validate: work('validate'), take: work('take') } }),
  ).start();
  return { actor, taken, at: (kind: Work) => open.get(kind) };
}

const NEXT = [
  { type: 'fileChosen', file },
  { type: 'mappingAsked' },
  { type: 'mapped', mapping: { name: 1 } },
  { type: 'mended', cell: '2.name', text: 'Siren' },
  { type: 'confirmed' },
  { type: 'cancelled' },
  { type: 'xstate.done.actor.read', output: found(true) },
  { type: 'xstate.done.actor.read', output: found(false) },
  { type: 'xstate.done.actor.validate' },
  { type: 'xstate.done.actor.take' },
  ...(['read', 'validate', 'take'] as const).map((kind) => ({
    type: `xstate.error.actor.${kind}`,
    error: new Error(`No ${kind}`),
  })),
];
type Step = (typeof NEXT)[number];
type Options = Parameters<typeof getShortestPaths<typeof importMachine>>[1];

type Shown = { value: unknown; context: { mended: object; reason?: string | undefined; mapping: object } };
const pick = ({ context: { mended, reason, mapping } }: Shown) => ({ mended, reason, mapping });

const options = {
  events: NEXT,
  // How far the work is tells no states apart.
  serializeState: ({ value, context: { mended, reason, mapping } }: Shown) =>
    JSON.stringify([value, mended, reason, mapping]),
} as unknown as NonNullable<Options>;

type Path = { state: Shown; steps: readonly { state: Shown; event: Step }[] };

type Reached = { state: Shown; transitions: Record<string, { event: Step; state: Shown }> };

/** Sends an event to the running machine; what work would say, the work that is under way says. */
async function step({ actor, at }: ReturnType<typeof machineAtHand>, event: Step, to: unknown) {
  const [, outcome, kind] = /^xstate\.(done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
  if (outcome === undefined) actor.send(event as Parameters<typeof actor.send>[0]);
  else if (outcome === 'done') at(kind as Work)?.end('output' in event ? event.output : undefined);
  else at(kind as Work)?.fail(new Error(`No ${kind}`));
  if (outcome !== undefined) await waitFor(actor as AnyActorRef, ({ value }) => value === to);
}

describe('on every way through an import', () => {
  const paths = getShortestPaths(importMachine, options) as unknown as Path[];
  const moves = (Object.values(getAdjacencyMap(importMachine, options)) as unknown as Reached[]).flatMap(
    ({ state, transitions }) =>
      Object.values(transitions).map(({ event, state: to }) => ({
        from: String(state.value),
        by: event.type,
        to: String(to.value),
      })),
  );

  test('the running machine is where the law says, and has what was typed', async () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(['choosing', 'reading', 'mapping', 'validating', 'preview', 'importing', 'imported', 'failed']),
    );
    for (const { steps, state } of paths) {
      const machine = machineAtHand();
      for (const { event, state: to } of steps.slice(1)) await step(machine, event, to.value);
      const shown = machine.actor.getSnapshot();
      expect([shown.value, pick(shown)]).toEqual([state.value, pick(state)]);
    }
  });

  test('rows are taken from the preview alone, when that is confirmed, and shown once they are validated', () => {
    const into = (value: string) =>
      new Set(moves.filter((move) => move.to === value && move.from !== value).map(({ from, by }) => `${from} ${by}`));
    expect(into('importing')).toEqual(new Set(['preview confirmed']));
    expect(into('preview')).toEqual(
      new Set(['validating xstate.done.actor.validate', 'importing xstate.error.actor.take', 'importing cancelled']),
    );
    expect(into('imported')).toEqual(new Set(['importing xstate.done.actor.take']));
  });

  test('one can go back, or to another file, but for that file while the rows go in', () => {
    const from = (type: string, to: string) =>
      new Set(moves.filter((move) => move.by === type && move.to === to && move.from !== to).map((move) => move.from));
    expect(from('cancelled', 'choosing')).toEqual(new Set(['reading', 'mapping', 'validating', 'preview', 'failed']));
    expect(from('cancelled', 'preview')).toEqual(new Set(['importing']));
    expect(from('fileChosen', 'reading')).toEqual(
      new Set(['choosing', 'mapping', 'validating', 'preview', 'imported', 'failed']),
    );
  });
});

test.each([
  ['read', 'choosing'],
  ['validate', 'choosing'],
  ['take', 'preview'],
] as const)('while it goes on, %s tells how far it is, and given up it ends', async (kind, back) => {
  const machine = machineAtHand();
  const { actor, at } = machine;
  actor.send({ type: 'fileChosen', file });
  if (kind !== 'read') await step(machine, { type: 'xstate.done.actor.read', output: found(true) }, 'validating');
  if (kind === 'take') await step(machine, { type: 'xstate.done.actor.validate' }, 'preview');
  actor.send({ type: 'confirmed' });
  at(kind)?.onward.onProgress(0.5);
  expect(actor.getSnapshot().context.share).toBe(0.5);
  actor.send({ type: 'cancelled' });
  expect([actor.getSnapshot().value, at(kind)?.signal.aborted]).toEqual([back, true]);
});

test('what is taken is the file by the columns that were chosen, with what was mended; of a new file nothing is mended', async () => {
  const machine = machineAtHand();
  const { actor, taken } = machine;
  actor.send({ type: 'fileChosen', file });
  await step(machine, { type: 'xstate.done.actor.read', output: found(false) }, 'mapping');
  actor.send({ type: 'mapped', mapping: { name: 1 } });
  await step(machine, { type: 'xstate.done.actor.validate' }, 'preview');
  actor.send({ type: 'mended', cell: '2.name', text: 'Siren' });
  actor.send({ type: 'confirmed' });
  expect(taken).toMatchObject([{ table: {}, mapping: { name: 1 }, mended: { '2.name': 'Siren' } }]);
  await step(machine, { type: 'xstate.error.actor.take', error: new Error('No take') }, 'preview');
  expect(actor.getSnapshot().context).toMatchObject({ reason: 'No take', mended: { '2.name': 'Siren' } });
  actor.send({ type: 'cancelled' });
  actor.send({ type: 'fileChosen', file });
  expect(actor.getSnapshot().context).toMatchObject({ mended: {}, reason: undefined });
});
