import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { restoreMachine, type Movable, type Restorable, type Running } from '@/machines/restore';

const file = new File(['{}'], 'backup.zip');
const started = (read: (running: Running) => Promise<Restorable>) =>
  createActor(
    restoreMachine.provide({
      actors: {
        read: fromPromise<Restorable, { file: File; onProgress: Running['onProgress'] }>(({ input: { onProgress }, signal }) =>
          read({ onProgress, signal }),
        ),
      },
    }),
  ).start();
const restorable = (restore: Restorable['restore']): Restorable => ({ at: '', by: '', contents: [], leftOut: [], restore });
/** Work that tells it is half done, and ends only when it is given up. */
const halfway =
  (given: AbortSignal[]) =>
  ({ onProgress, signal }: Running) =>
    new Promise<never>(() => {
      given.push(signal);
      setImmediate(() => onProgress(0.5));
    });

test('a backup is restored only after it was shown and confirmed', async () => {
  let restored = 0;
  const actor = started(() => Promise.resolve(restorable(() => Promise.resolve(void (restored += 1)))));
  actor.send({ type: 'confirmed' });
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, (state) => state.matches('previewing'));
  expect(restored).toBe(0);
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches('choosing'));
  expect(restored).toBe(1);
});

test('a backup that was looked at and left is not restored', async () => {
  const actor = started(() => Promise.resolve(restorable(() => Promise.reject(new Error('never')))));
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, (state) => state.matches('previewing'));
  actor.send({ type: 'cancelled' });
  actor.send({ type: 'confirmed' });
  expect(actor.getSnapshot().value).toBe('choosing');
});

test('reading tells how far it is, and stops when it is given up', async () => {
  const signals: AbortSignal[] = [];
  const actor = started(halfway(signals));
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, ({ context }) => context.share === 0.5);
  actor.send({ type: 'cancelled' });
  expect([actor.getSnapshot().value, signals[0]?.aborted]).toEqual(['choosing', true]);
});

test('restoring tells how far it is, and given up it leads back to what the backup holds', async () => {
  const signals: AbortSignal[] = [];
  const actor = started(() => Promise.resolve(restorable(halfway(signals))));
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, (state) => state.matches('previewing'));
  actor.send({ type: 'confirmed' });
  await waitFor(actor, ({ context }) => context.share === 0.5);
  actor.send({ type: 'cancelled' });
  expect([actor.getSnapshot().value, signals[0]?.aborted]).toEqual(['previewing', true]);
  actor.send({ type: 'confirmed' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.share]).toEqual(['restoring', 0]);
});

test('another file waits while a backup is put in place', async () => {
  const actor = started(() => Promise.resolve(restorable(halfway([]))));
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, (state) => state.matches('previewing'));
  actor.send({ type: 'confirmed' });
  actor.send({ type: 'fileChosen', file });
  expect(actor.getSnapshot().value).toBe('restoring');
});

test.each([
  ['reading', () => Promise.reject(new Error('Damaged')), 'Damaged'],
  ['restoring', () => Promise.resolve(restorable(() => Promise.reject(new Error('Disk full')))), 'Disk full'],
] as const)('a failure while %s is kept with its reason, and another file may be chosen', async (_stage, read, reason) => {
  const actor = started(read);
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, (state) => state.matches('previewing') || state.matches('failed'));
  actor.send({ type: 'confirmed' });
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().context.reason).toBe(reason);
  actor.send({ type: 'fileChosen', file });
  expect(actor.getSnapshot().value).toBe('reading');
});

const history = (changes: Partial<Movable> = {}): Movable => ({
  entries: 1,
  since: '',
  people: 1,
  prove: () => Promise.resolve(() => Promise.resolve()),
  ...changes,
});
/** A machine that shows a backup with that history. */
async function showing(changes: Partial<Movable> = {}) {
  const actor = started(() => Promise.resolve({ ...restorable(() => Promise.reject(new Error('never'))), history: history(changes) }));
  actor.send({ type: 'fileChosen', file });
  await waitFor(actor, (state) => state.matches('previewing'));
  return actor;
}

describe('a history', () => {
  test('is proven and then moved in, once that was asked', async () => {
    const done: string[] = [];
    const actor = await showing({
      prove: () => {
        done.push('proven');
        return Promise.resolve(() => Promise.resolve(void done.push('moved')));
      },
    });
    actor.send({ type: 'moveAsked' });
    expect([actor.getSnapshot().value, done]).toEqual(['asking', []]);
    actor.send({ type: 'confirmed' });
    await waitFor(actor, (state) => state.matches('choosing'));
    expect(done).toEqual(['proven', 'moved']);
  });

  test('stays where it is when the question is declined, or where it cannot move in', async () => {
    const actor = await showing();
    actor.send({ type: 'moveAsked' });
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().value).toBe('previewing');
    const refused = await showing({ refused: 'There is something here.' });
    refused.send({ type: 'moveAsked' });
    expect(refused.getSnapshot().value).toBe('previewing');
  });

  test('that cannot be proven changes nothing, and the reason is kept', async () => {
    const actor = await showing({ prove: () => Promise.reject(new Error('Leads elsewhere')) });
    actor.send({ type: 'moveAsked' });
    actor.send({ type: 'confirmed' });
    await waitFor(actor, (state) => state.matches('failed'));
    expect(actor.getSnapshot().context.reason).toBe('Leads elsewhere');
  });

  test('that stops while it moves in is shown on, with the reason, and can be gone on with', async () => {
    let tries = 0;
    const move = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('500 of 900 entries are in.')) : Promise.resolve();
    };
    const actor = await showing({ prove: () => Promise.resolve(move) });
    actor.send({ type: 'moveAsked' });
    actor.send({ type: 'confirmed' });
    await waitFor(actor, (state) => state.matches('previewing'));
    expect(actor.getSnapshot().context.reason).toBe('500 of 900 entries are in.');
    actor.send({ type: 'moveAsked' });
    actor.send({ type: 'confirmed' });
    await waitFor(actor, (state) => state.matches('choosing'));
    expect([tries, actor.getSnapshot().context.reason]).toEqual([2, undefined]);
  });

  test('that is given up is shown on; only of a move some may be in', async () => {
    const signals: AbortSignal[] = [];
    let isProven = false;
    const actor = await showing({ prove: (running) => (isProven ? Promise.resolve(halfway(signals)) : halfway(signals)(running)) });
    const stopped = async () => {
      actor.send({ type: 'moveAsked' });
      actor.send({ type: 'confirmed' });
      await waitFor(actor, ({ context }) => context.share === 0.5);
      actor.send({ type: 'cancelled' });
      return [actor.getSnapshot().value, actor.getSnapshot().context.isStopped, signals.at(-1)?.aborted];
    };
    expect(await stopped()).toEqual(['previewing', false, true]);
    isProven = true;
    expect(await stopped()).toEqual(['previewing', true, true]);
  });
});
