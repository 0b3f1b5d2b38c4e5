import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { restoreMachine, type Restorable } from '@/machines/restore';

const file = new File(['{}'], 'backup.json');
const started = (read: () => Promise<Restorable>) =>
  createActor(restoreMachine.provide({ actors: { read: fromPromise<Restorable, File>(read) } })).start();
const restorable = (restore: () => Promise<void>): Restorable => ({ at: '', by: '', contents: [], leftOut: [], restore });

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
