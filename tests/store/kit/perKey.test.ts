import { createNextState } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { perKey } from '@/store/kit/perKey';
import { whileUnchanged } from '@/store/kit/table';

interface Counts {
  of: Record<string, number>;
}

const counting = () =>
  vi.fn<(key: string, one: Counts, other: Counts) => { sum: number }>((key, one, other) => ({
    sum: (one.of[key] ?? 0) + (other.of[key] ?? 0),
  }));

test('what is worked out of tables for a key is kept as long as they are the same', () => {
  const work = counting();
  const summed = perKey(work);
  const [one, other] = [{ of: { a: 1 } }, { of: { a: 2, b: 3 } }];
  expect([summed('a', one, other).sum, summed('b', one, other).sum]).toEqual([3, 3]);
  expect(summed('a', one, other)).toBe(summed('a', one, other));
  expect(work).toHaveBeenCalledTimes(2);
  expect(summed('a', one, { of: { a: 5 } }).sum).toBe(6);
  expect(summed('a', { of: {} }, other).sum).toBe(2);
});

test('of a draft it is kept while nobody changes that, and no longer', () => {
  const work = counting();
  const summed = perKey(work);
  const other = { of: { a: 2 } };
  createNextState({ of: { a: 1 } }, (draft: Counts) => {
    const look = () => whileUnchanged(() => [summed('a', draft, other).sum, summed('a', draft, other).sum]);
    expect(look()).toEqual([3, 3]);
    expect(work).toHaveBeenCalledTimes(1);
    draft.of['a'] = 7;
    expect(look()).toEqual([9, 9]);
    draft.of['a'] = 8;
    expect(summed('a', draft, other).sum).toBe(10);
  });
});
