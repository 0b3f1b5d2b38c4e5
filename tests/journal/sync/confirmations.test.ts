import { expect, test } from 'vitest';
import { createConfirmations } from '@/journal/sync/confirmations';
import { nextTurn } from '../../support/tabs';

const KEPT = { kept: 3 };

/** What of some outcomes is told so far. */
function listening(...outcomes: Promise<unknown>[]) {
  const told: unknown[] = [];
  for (const outcome of outcomes) void outcome.then((one) => told.push(one));
  return async () => {
    await nextTurn();
    return told;
  };
}

test('who waits for a fact is told what became of it, once, and nobody of a fact that is not waited for', async () => {
  const { open, settle } = createConfirmations();
  const first = open('a');
  const second = open('b');
  const told = listening(first(), second());
  settle('c', KEPT);
  expect(await told()).toEqual([]);
  settle('a', KEPT);
  settle('a', { missed: 'It is gone.' });
  expect(await told()).toEqual([KEPT]);
  expect(await first()).toEqual(KEPT);
});

test('whoever waits is told once the store shows it, and once it could not be shown', async () => {
  const { open, settle, whileShowing } = createConfirmations();
  const told = listening(open('a')(), open('b')());
  let show: () => void = () => {};
  const shown = whileShowing(async () => {
    settle('a', KEPT);
    // One that ends within another one tells nothing yet.
    await whileShowing(() => Promise.resolve());
    await new Promise<void>((resolve) => (show = resolve));
  });
  expect(await told()).toEqual([]);
  show();
  await shown;
  expect(await told()).toEqual([KEPT]);
  const failed = whileShowing(() => {
    settle('b', { missed: 'It is gone.' });
    return Promise.reject(new Error('There is no store.'));
  });
  await expect(failed).rejects.toThrow('There is no store.');
  const after = listening(open('c')());
  settle('c', KEPT);
  expect(await after()).toEqual([KEPT]);
  expect(await told()).toEqual([KEPT, { missed: 'It is gone.' }]);
});
