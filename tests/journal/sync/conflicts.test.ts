import type { UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import type { Draft } from '@/journal/port/port';
import { createConflicts } from '@/journal/sync/conflicts';

interface Counted {
  count: number;
}

const draft = (id: string, about: readonly string[], type = 'said'): Draft => ({
  id,
  at: '',
  by: 'Asha',
  about,
  version: 1,
  action: { type, payload: id },
});
const entry = (id: string, about: readonly string[]) => ({ ...draft(id, about), seq: 7 });

/** Facts of the type `inPart` go in without what does not fit, which is two of them where there was anything before. */
const conflicts = () =>
  createConflicts<Counted>({
    same: (one, other) => one.count === other.count,
    undoing: (action, before, told) => ({ type: 'undone', payload: [action, before, told] }),
    asKept: (action) => ({ ...action, kept: true }),
    leftOut: ({ type }: UnknownAction) =>
      type === 'inPart'
        ? ({ count }: Counted) => (count > 0 ? [{ reason: 'It is there.' }, { reason: 'It is gone.' }] : [])
        : undefined,
  });

describe('an own fact that waits is in the way of another’s', () => {
  test.each([
    ['about the same record', draft('own', ['a', 'b']), ['b'], true],
    ['about no record, as that is about all', draft('own', ['a']), [], true],
    ['where it is about none itself', draft('own', []), ['b'], true],
    ['where it may go in in part', draft('own', ['a'], 'inPart'), ['b'], true],
    ['about other records alone', draft('own', ['a']), ['b'], false],
  ])('%s', (_what, own, about, meets) => {
    const { note, isAwaited } = conflicts();
    note([own], [entry('theirs', about)]);
    expect(isAwaited(entry('own', own.about))).toBe(meets);
  });

  test('only where that came before it', () => {
    const { note, isAwaited } = conflicts();
    const own = ['first', 'second'].map((id) => draft(id, ['a']));
    note(own, [entry('first', ['a']), entry('theirs', ['a']), entry('second', ['a'])]);
    expect(['first', 'second'].map((id) => isAwaited(entry(id, ['a'])))).toEqual([false, true]);
  });
});

describe('an own fact before which somebody else’s came', () => {
  const noted = (own: Draft) => {
    const made = conflicts();
    made.note([own], [entry('theirs', own.about)]);
    return made;
  };

  test('is taken back by what it changed, as it was said, where the journal tells it in another form', () => {
    const own = draft('own', ['a'], 'undo');
    const { changed, undoing } = noted(own);
    const told = { ...entry('own', ['a']), action: { type: 'told' } };
    changed(told, { count: 1 }, { count: 2 });
    expect(undoing('own')).toEqual({
      type: 'undone',
      payload: [{ ...own.action, kept: true }, { count: 1 }, told.action],
    });
  });

  test('is taken back as the journal tells it, where that is the same fact', () => {
    const { changed, undoing } = noted(draft('own', ['a']));
    const told = { ...entry('own', ['a']), action: { type: 'said', payload: 'more' } };
    changed(told, { count: 1 }, { count: 2 });
    expect(undoing('own')?.payload).toMatchObject([{ payload: 'more', kept: true }, { count: 1 }, told.action]);
  });

  test('has nothing to take back where it changed nothing', () => {
    const { changed, undoing } = noted(draft('own', ['a']));
    changed(entry('own', ['a']), { count: 1 }, { count: 1 });
    expect(undoing('own')).toBeUndefined();
  });

  test.each([
    [1, { reason: 'It is there.', leftOut: 2 }],
    [0, undefined],
  ])('says how much of it was left out, and why the first, of %i before', (count, missed) => {
    const own = draft('own', ['a'], 'inPart');
    const made = noted(own);
    made.changed({ ...entry('own', ['a']), action: own.action }, { count }, { count: 5 });
    expect(made.missed('own')).toEqual(missed);
  });
});
