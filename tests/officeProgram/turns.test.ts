import { expect, test } from 'vitest';
import { createTurns } from '../../office/facts/turns';

test('whoever asks for much waits behind their own, and others come in between', async () => {
  const { inTurn } = createTurns();
  const done: string[] = [];
  const works = ['Rakesh 1', 'Rakesh 2', 'Rakesh 3', 'Asha 1'].map((work) =>
    inTurn(work.split(' ')[0] ?? '', async () => void done.push(work)),
  );
  await Promise.all(works);
  expect(done.indexOf('Asha 1')).toBe(1);
});

test('a work that fails holds up nobody', async () => {
  const { inTurn } = createTurns();
  const failed = inTurn('Rakesh', () => Promise.reject(new Error('gone')));
  await expect(failed).rejects.toThrow('gone');
  expect(await inTurn('Rakesh', async () => 'done')).toBe('done');
});
