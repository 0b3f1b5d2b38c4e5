import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { moveMachine, type Movable, type Running } from '@/machines/moveHistory';

const history = (changes: Partial<Movable> = {}): Movable => ({
  entries: 1,
  since: '',
  people: 1,
  prove: () => Promise.resolve(() => Promise.resolve()),
  ...changes,
});
/** Before anything was begun. */
const RESTING = { waiting: 'resting' };

/** Work that tells it is half done, and ends only when it is given up. */
const halfway =
  (given: AbortSignal[]) =>
  ({ onProgress, signal }: Running) =>
    new Promise<never>(() => {
      given.push(signal);
      setImmediate(() => onProgress(0.5));
    });

/** A machine of which the move of that history was asked, and how often the backup was put away. */
function asked(changes: Partial<Movable> = {}) {
  const away: string[] = [];
  const actor = createActor(moveMachine.provide({ actions: { leaveBackup: () => void away.push('away') } })).start();
  actor.send({ type: 'asked', history: history(changes) });
  return { actor, away };
}

test('a history is proven and then moved in, once that was confirmed, and its backup is put away', async () => {
  const done: string[] = [];
  const { actor, away } = asked({
    prove: () => {
      done.push('proven');
      return Promise.resolve(() => Promise.resolve(void done.push('moved')));
    },
  });
  expect([actor.getSnapshot().value, done]).toEqual(['asking', []]);
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches('moved'));
  expect([done, away]).toEqual([['proven', 'moved'], ['away']]);
});

test('a history stays where it is when the question is declined, or where it cannot move in', () => {
  const { actor } = asked();
  actor.send({ type: 'cancelled' });
  actor.send({ type: 'confirmed' });
  expect(actor.getSnapshot().value).toEqual(RESTING);
  expect(asked({ refused: 'There is something here.' }).actor.getSnapshot().value).toEqual(RESTING);
});

test('a history that cannot be proven changes nothing, and the reason is kept until its backup is left', async () => {
  const { actor, away } = asked({ prove: () => Promise.reject(new Error('Leads elsewhere')) });
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches('failed'));
  expect([actor.getSnapshot().context.reason, away]).toEqual(['Leads elsewhere', ['away']]);
  actor.send({ type: 'left' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.reason]).toEqual([RESTING, undefined]);
});

test('a history that stops while it moves in is shown on, with the reason, and can be gone on with', async () => {
  let tries = 0;
  const move = () => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('500 of 900 entries are in.')) : Promise.resolve();
  };
  const { actor, away } = asked({ prove: () => Promise.resolve(move) });
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches({ waiting: 'brokenOff' }));
  expect([actor.getSnapshot().context.reason, away]).toEqual(['500 of 900 entries are in.', []]);
  const again = () => actor.send({ type: 'asked', history: history({ prove: () => Promise.resolve(move) }) });
  again();
  actor.send({ type: 'cancelled' });
  // Whoever declines is told on that not all of it is in.
  expect(actor.getSnapshot().value).toEqual({ waiting: 'brokenOff' });
  again();
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches('moved'));
  expect([tries, actor.getSnapshot().context.reason]).toEqual([2, undefined]);
});

test.each([
  ['proving', 'resting'],
  ['moving', 'stopped'],
] as const)('a history that is given up while %s is shown on; only of a move some may be in', async (at, end) => {
  const signals: AbortSignal[] = [];
  const { actor, away } = asked({
    prove: at === 'proving' ? halfway(signals) : () => Promise.resolve(halfway(signals)),
  });
  actor.send({ type: 'confirmed' });
  await waitFor(actor, ({ context }) => context.share === 0.5);
  // Neither another backup nor another question comes between.
  actor.send({ type: 'left' });
  actor.send({ type: 'asked', history: history() });
  expect(actor.getSnapshot().value).toBe(at);
  actor.send({ type: 'cancelled' });
  expect([actor.getSnapshot().value, signals.at(-1)?.aborted, away]).toEqual([{ waiting: end }, true, []]);
});
