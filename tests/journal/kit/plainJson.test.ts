import { expect, test } from 'vitest';
import { isPlainJson } from '@/journal/kit/plainJson';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);

test('what JSON can say is plain, in two places as well', () => {
  const place = { at: 'store' };
  expect(isPlainJson({ text: 'x', number: 1, none: null, list: [place, place] })).toBe(true);
  expect(isPlainJson(nested(60))).toBe(true);
});

test('what nobody could write as text, or walk through, is not', () => {
  const ring: unknown[] = [];
  ring.push(ring);
  for (const value of [nested(70), ring, { on: new Date(0) }, { big: 1n }, { does: () => {} }])
    expect(isPlainJson(value)).toBe(false);
});
