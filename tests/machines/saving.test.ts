import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { savingMachine } from '@/machines/saving';

type Input = { onProgress: (share: number) => void };
const started = (save: (input: Input, signal: AbortSignal) => Promise<void>) => {
  const actor = createActor(
    savingMachine.provide({ actors: { save: fromPromise<void, Input>(({ input, signal }) => save(input, signal)) } }),
  ).start();
  actor.send({ type: 'asked' });
  return actor;
};

test('a file is saved once however often it is asked for meanwhile', async () => {
  let saved = 0;
  const actor = started(() => Promise.resolve(void (saved += 1)));
  actor.send({ type: 'asked' });
  await waitFor(actor, (state) => state.matches('idle'));
  expect(saved).toBe(1);
});

test('saving tells how far it is, and stops when it is given up; the next one begins anew', async () => {
  const signals: AbortSignal[] = [];
  const actor = started(({ onProgress }, signal) => {
    signals.push(signal);
    setImmediate(() => onProgress(0.5));
    return new Promise(() => {});
  });
  await waitFor(actor, ({ context }) => context.share === 0.5);
  actor.send({ type: 'cancelled' });
  expect([actor.getSnapshot().value, signals[0]?.aborted]).toEqual(['idle', true]);
  actor.send({ type: 'asked' });
  expect([actor.getSnapshot().value, actor.getSnapshot().context.share]).toEqual(['saving', 0]);
});

test('after a failure it can be asked for again', async () => {
  const actor = started(() => Promise.reject(new Error('No room.')));
  await waitFor(actor, (state) => state.matches('idle'));
  actor.send({ type: 'asked' });
  expect(actor.getSnapshot().value).toBe('saving');
});
