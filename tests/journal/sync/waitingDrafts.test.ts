import { describe, expect, test } from 'vitest';
import type { Draft } from '@/journal/port/port';
import { createOutlasting } from '@/journal/sync/outlasting';
import { createPendingBlobs } from '@/journal/sync/pendingBlobs';
import { createTabOutbox } from '@/journal/sync/tabOutbox';
import { createWaiting } from '@/journal/sync/waiting';
import { draft, drafts } from '../../support/drafts';
import { memoryOutbox } from '../../support/memoryOutbox';

const ids = (some: readonly Draft[]) => some.map(({ id }) => id);
const undoing = (id: string, undoes: string): Draft => ({ ...draft(id), undoes });

/** What waits in a tab, and the outbox that it outlasts the tab in. */
function opened(outbox = memoryOutbox()) {
  const outlasting = createOutlasting(createTabOutbox(outbox), undefined, createPendingBlobs(), (error) => {
    throw error;
  });
  return { waiting: createWaiting(outlasting), outlasting, kept: async () => ids(await outbox.all()) };
}

describe('of what waits', () => {
  test('an Undo stays, with all that was said after it, until it is known what became of its fact', () => {
    const { waiting } = opened();
    for (const one of [draft('a'), draft('b'), undoing('not b', 'b'), draft('c')]) waiting.add(one);
    expect(ids(waiting.ready())).toEqual(['a', 'b']);
    waiting.drop(new Set(['a']));
    expect(ids(waiting.ready())).toEqual(['b']);
    waiting.drop(new Set(['b']));
    expect(ids(waiting.ready())).toEqual(['not b', 'c']);
    expect(waiting.facts()).toEqual(waiting.all().map(({ action }) => action));
  });

  test('an Undo of what is in the journal goes at once, whatever waits before and after it', () => {
    const { waiting } = opened();
    for (const one of [undoing('not x', 'x'), draft('x'), draft('c')]) waiting.add(one);
    expect(ids(waiting.ready())).toEqual(['not x', 'x', 'c']);
  });
});

describe('what waits', () => {
  test('is let go of once it is known, and nothing else is', async () => {
    const { waiting, outlasting, kept } = opened();
    for (const one of drafts('a', 'b', 'c')) waiting.add(one);
    waiting.drop(new Set(['x']));
    waiting.drop(new Set(['b', 'x']));
    await outlasting.tidy();
    expect(ids(waiting.all())).toEqual(['a', 'c']);
    expect(await kept()).toEqual(['a', 'c']);
  });

  test('comes after what was said while the storage was away, and that outlasts the tab from then on', async () => {
    const { waiting, outlasting, kept } = opened();
    outlasting.useStorage(false);
    waiting.add(draft('b'));
    waiting.bring(drafts('a', 'a2'));
    await outlasting.find();
    expect(ids(waiting.all())).toEqual(['a', 'a2', 'b']);
    expect(await kept()).toEqual(['a', 'a2']);
  });

  test('takes in what tabs that are gone have left, in the order of the outbox, as far as it fits, and once', async () => {
    const outbox = memoryOutbox();
    await outbox.put(drafts('left', 'unfit'));
    const { waiting, outlasting, kept } = opened(outbox);
    waiting.add(draft('own'));
    const asked: unknown[] = [];
    const fit = (found: readonly object[]) => {
      asked.push(ids(found as Draft[]));
      return Promise.resolve({ again: (found as Draft[]).filter(({ id }) => id !== 'unfit'), unfit: ['unfit'] });
    };
    expect(ids(await waiting.recall(fit))).toEqual(['left']);
    expect(ids(waiting.all())).toEqual(['left', 'own']);
    expect(await waiting.recall(fit)).toEqual([]);
    expect(asked).toEqual([['left', 'unfit']]);
    await outlasting.tidy();
    expect(await kept()).toEqual(['left', 'own']);
  });
});
