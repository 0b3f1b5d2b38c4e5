import { expect, test } from 'vitest';
import { createTries, waitAfter } from '../../../office/signIn/tries';

const at = { now: 0 };
const opened = () => {
  at.now = 0;
  return createTries(() => at.now);
};

test('a wait grows twofold with each failure of a name, up to a quarter of an hour', () => {
  expect([1, 4, 5, 6, 7, 14, 15, 1_000].map((times) => waitAfter('name', times) / 1_000)).toEqual([
    0, 0, 1, 2, 4, 512, 900, 900,
  ]);
});

test('behind one address a hundred may fail before anybody waits', () => {
  expect([100, 101, 109, 110].map((times) => waitAfter('address', times) / 1_000)).toEqual([0, 1, 256, 300]);
});

test('a wait passes, a success ends it, and nobody else waits', () => {
  const tries = opened();
  for (let times = 0; times < 6; times += 1) tries.note('name', 'ravi');
  expect(tries.waitOf('name', 'ravi')).toBe(2_000);
  expect([tries.waitOf('name', 'meera'), tries.waitOf('address', 'ravi')]).toEqual([0, 0]);
  at.now = 1_500;
  expect(tries.waitOf('name', 'ravi')).toBe(500);
  at.now = 2_000;
  expect(tries.waitOf('name', 'ravi')).toBe(0);
  expect(tries.note('name', 'ravi')).toBe(7);
  tries.forget('name', 'ravi');
  expect(tries.waitOf('name', 'ravi')).toBe(0);
});

test('what failed long ago is forgotten', () => {
  const tries = opened();
  for (let times = 0; times < 6; times += 1) tries.note('name', 'ravi');
  at.now = 6 * 3_600_000;
  expect(tries.note('name', 'ravi')).toBe(1);
});

test('names without end take no more memory than ten thousand, those of long ago give way', () => {
  const tries = opened();
  for (let times = 0; times < 5; times += 1) tries.note('name', 'ravi');
  for (let one = 0; one < 10_000; one += 1) tries.note('name', `name-${one}`);
  expect(tries.note('name', 'ravi')).toBe(1);
  for (let times = 0; times < 5; times += 1) tries.note('name', 'meera');
  for (let one = 0; one < 9_999; one += 1) tries.note('name', `other-${one}`);
  expect(tries.note('name', 'meera')).toBe(6);
});
