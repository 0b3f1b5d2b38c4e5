import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test, vi } from 'vitest';
import { factUndone } from '@/journal/undo/undo';
import { emptying } from '@/store/backups/exchange';
import { createInverses } from '../../office/facts/inverses';

const inverse = (type: string) => factUndone({ fact: { type }, changes: [] });

test('the newest inverses are known by the facts that they take back, and the oldest are let go', () => {
  const inverses = createInverses(2);
  for (const id of ['a', 'b', 'c']) inverses.note(id, () => inverse(id), 'Asha', 2);
  expect(['a', 'b', 'c'].map((id) => inverses.of(id))).toEqual([undefined, inverse('b'), inverse('c')]);
});

test('a whole business is not held for its inverse', () => {
  const inverses = createInverses();
  inverses.note('a', emptying, 'Asha', 2);
  expect(inverses.of('a')).toBeUndefined();
});

test('none is known any more once what they put back is no longer what was there', () => {
  const inverses = createInverses();
  inverses.note('a', () => inverse('a'), 'Asha', 2);
  inverses.forget();
  expect(inverses.of('a')).toBeUndefined();
});

test('what takes back a fact is made out once, though it is read again after the desk has kept it', () => {
  const inverses = createInverses();
  const takingBack = vi.fn<() => UnknownAction>(() => inverse('a'));
  inverses.note('a', takingBack, 'Asha', 2);
  inverses.note('a', takingBack, 'Asha', 2);
  expect(takingBack).toHaveBeenCalledOnce();
});
