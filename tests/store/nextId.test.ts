import { expect, test } from 'vitest';
import { nextId } from '@/store/nextId';

test.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[1, 3], 4],
  [[3, 1], 4],
])('after the ids %j comes %d', (ids, next) => expect(nextId({ ids })).toBe(next));
