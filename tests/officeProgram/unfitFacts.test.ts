import { expect, test } from 'vitest';
import { createUnfit } from '../../office/facts/unfitFacts';

const SECOND = 1_000;

test('whoever says again and again what does not fit waits twice as long each time, and nobody else does', () => {
  let now = 0;
  const unfit = createUnfit(() => now);
  const waitsFor = () => {
    const from = now;
    while (unfit.waits('Rakesh')) now += SECOND;
    return (now - from) / SECOND;
  };
  const waited = Array.from({ length: 10 }, () => {
    unfit.note('Rakesh');
    expect(unfit.waits('Asha')).toBe(false);
    return waitsFor();
  });
  expect(waited).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 60, 60]);
  now += 600 * SECOND;
  unfit.note('Rakesh');
  expect(unfit.waits('Rakesh')).toBe(false);
});
