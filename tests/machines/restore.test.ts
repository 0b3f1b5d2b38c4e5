import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { restoreMachine, type Restorable, type Running } from '@/machines/restore';

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
