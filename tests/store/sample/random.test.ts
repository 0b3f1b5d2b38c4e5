import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '@/store/sample/random';

test('the same seed gives the same draws for ever', () => {
  const random = seededRandom(2026);
  expect(Array.from({ length: 6 }, () => random.whole(0, 999))).toEqual([455, 308, 661, 618, 152, 221]);
});

test('a whole number lies between its bounds, and reaches both', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: -50, max: 50 }), fc.nat({ max: 5 }), (seed, low, width) => {
      const random = seededRandom(seed);
      const drawn = new Set(Array.from({ length: 500 }, () => random.whole(low, low + width)));
      expect([...drawn].toSorted((a, b) => a - b)).toEqual(Array.from({ length: width + 1 }, (_, step) => low + step));
    }),
  );
});

test('every choice is picked about equally often', () => {
  const random = seededRandom(1);
  const counts = { a: 0, b: 0, c: 0, d: 0 };
  for (let draw = 0; draw < 4000; draw++) counts[random.pick(['a', 'b', 'c', 'd'])]++;
  for (const count of Object.values(counts)) expect(Math.abs(count - 1000)).toBeLessThan(100);
});

test('a text has the length asked for, and only characters of its alphabet', () => {
  const random = seededRandom(3);
  expect(random.text('AB', 40)).toMatch(/^(?=.*A)(?=.*B)[AB]{40}$/);
  expect(random.text('AB', 0)).toBe('');
});
