import 'fake-indexeddb/auto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { indexedDbJournal } from '@/store/journal/indexedDbJournal';
import type { Draft, Entry, Journal } from '@/store/journal/journal';
import { memoryShelf } from '@/store/journal/memoryJournal';

const draft = (id: string, payload: unknown = id): Draft => ({
  id,
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: 1,
  action: { type: 'vendors/vendorAdded', payload },
});
const drafts = (...ids: string[]) => ids.map((id) => draft(id));
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
const snapshot = (seq: number) => ({ seq, version: 1, state: { upTo: seq } });
const heard = (journal: Journal) =>
  new Promise<void>((resolve) => {
    const unsubscribe = journal.subscribe(() => {
      unsubscribe();
      resolve();
    });
  });

/** Each call opens one more holder of the same journal. */
type Door = () => Promise<Journal>;

const adapters: [string, () => Door][] = [
  [
    'memory',
    () => {
      const open = memoryShelf();
      return () => Promise.resolve(open());
    },
  ],
  [
    'IndexedDB',
    () => {
      const name = crypto.randomUUID();
      return () => indexedDbJournal(name);
    },
  ],
];

describe.each(adapters)('a journal in %s', (_title, shelf) => {
  const openSome = async (count: number) => {
    const open = shelf();
    const holders = await Promise.all(Array.from({ length: count }, open));
    onTestFinished(async () => {
      await Promise.all(holders.map((holder) => holder.close()));
    });
    return holders as [Journal, Journal, Journal];
  };

  test('begins empty', async () => {
    const [journal] = await openSome(1);
    expect([await journal.since(0), await journal.newest(5), await journal.snapshots(), await journal.aside()]).toEqual(
      [[], [], [], []],
    );
  });

  test('gives facts their places in order, from 1, and nothing else', async () => {
    const [journal] = await openSome(1);
    await journal.append(drafts('a', 'b'));
    await journal.append(drafts('c'));
    expect(await journal.since(0)).toEqual([
      { ...draft('a'), seq: 1 },
      { ...draft('b'), seq: 2 },
      { ...draft('c'), seq: 3 },
    ]);
  });

  test('reads what came after a place', async () => {
    const [journal] = await openSome(1);
    await journal.append(drafts('a', 'b', 'c'));
    expect(ids(await journal.since(1))).toEqual(['b', 'c']);
    expect(await journal.since(3)).toEqual([]);
  });

  test.each([
    [1, ['d']],
    [2, ['d', 'c']],
    [3, ['d', 'c', 'a']],
    [9, ['d', 'c', 'a']],
  ])('gives at most %i of the newest entries, newest first, over a gap', async (limit, expected) => {
    const [journal] = await openSome(1);
    await journal.append(drafts('a', 'b', 'c', 'd'));
    await journal.setAside({ what: 'entry', seq: 2, reason: 'It holds no fact.', content: draft('b') });
    expect(ids(await journal.newest(limit))).toEqual(expected);
  });

  test('keeps the first of the drafts that share an id, in one batch', async () => {
    const [journal] = await openSome(1);
    await journal.append([draft('a', 'first'), draft('b'), draft('a', 'second')]);
    expect(await journal.since(0)).toEqual([
      { ...draft('a', 'first'), seq: 1 },
      { ...draft('b'), seq: 2 },
    ]);
  });

  test('keeps one entry of a draft that several holders append', async () => {
    const [journal, other, third] = await openSome(3);
    await Promise.all([journal.append(drafts('a', 'b')), other.append(drafts('b', 'c')), third.append(drafts('a'))]);
    await other.append(drafts('c', 'a', 'd'));
    expect(ids(await third.since(0)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  test('gives an entry that is appended elsewhere a place of its own', async () => {
    const [journal] = await openSome(1);
    await journal.append([{ ...draft('a'), seq: 40 } as Draft]);
    expect(await journal.since(0)).toEqual([{ ...draft('a'), seq: 1 }]);
  });

  test('appends nothing when one of the drafts cannot be kept', async () => {
    const [journal] = await openSome(1);
    const impossible = draft('b', () => 'a function');
    await expect(journal.append([draft('a'), impossible, draft('c')])).rejects.toThrow('could not be cloned');
    expect(await journal.since(0)).toEqual([]);
    await journal.append(drafts('d'));
    expect(await journal.since(0)).toEqual([{ ...draft('d'), seq: 1 }]);
  });

  test('shares no object with those who append, nor with those who read', async () => {
    const [journal, other] = await openSome(2);
    const given = draft('a', { city: 'Pune' });
    const appended = journal.append([given]);
    Object.assign(given.action, { payload: 'changed by the one who appended' });
    await appended;
    const [read] = await journal.since(0);
    Object.assign(read ?? {}, { by: 'changed by the one who read' });
    expect(await other.since(0)).toEqual([{ ...draft('a', { city: 'Pune' }), seq: 1 }]);

    const kept = snapshot(1);
    await journal.compact(kept);
    kept.state.upTo = 99;
    for (const { state } of await journal.snapshots()) Object.assign(state as object, { upTo: 98 });
    expect(await other.snapshots()).toEqual([snapshot(1)]);
  });

  test('several holders see each other’s entries, and all of them hear of them', async () => {
    const [journal, other, third] = await openSome(3);
    const everyone = Promise.all([heard(journal), heard(other), heard(third)]);
    await journal.append(drafts('a'));
    await everyone;
    const answered = heard(journal);
    await other.append(drafts('b'));
    await answered;
    for (const holder of [journal, other, third]) expect(ids(await holder.since(0))).toEqual(['a', 'b']);
  });

  test('several holders that append at once agree on one order, in which each one’s own order holds', async () => {
    const holders = await openSome(3);
    const said = holders.map((_holder, by) => Array.from({ length: 20 }, (_item, index) => `${by}-${index}`));
    await Promise.all(holders.flatMap((holder, by) => said[by]?.map((id) => holder.append(drafts(id))) ?? []));
    const [entries = [], ...others] = await Promise.all(holders.map((holder) => holder.since(0)));
    expect(others).toEqual([entries, entries]);
    expect(entries).toHaveLength(60);
    expect(entries.every(({ seq }, index) => seq > (entries[index - 1]?.seq ?? 0))).toBe(true);
    said.forEach((own, by) => expect(ids(entries).filter((id) => id.startsWith(`${by}-`))).toEqual(own));
  });

  test('keeps the two newest snapshots, newest first, and all recent entries', async () => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a', 'b', 'c'));
    for (const seq of [1, 2, 3]) await journal.compact(snapshot(seq));
    expect(await other.snapshots()).toEqual([snapshot(3), snapshot(2)]);
    expect(ids(await other.since(0))).toEqual(['a', 'b', 'c']);
    expect(ids(await other.newest(2))).toEqual(['c', 'b']);
  });

  test.each([
    ['older than', 1],
    ['of the same place as', 2],
  ])('ignores a snapshot %s the newest', async (_what, seq) => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a', 'b'));
    await journal.compact(snapshot(2));
    await other.compact({ seq, version: 1, state: 'late' });
    expect(await journal.snapshots()).toEqual([snapshot(2)]);
  });

  test('everyone hears of a new snapshot', async () => {
    const [journal, other] = await openSome(2);
    const both = Promise.all([heard(journal), heard(other)]);
    await journal.compact(snapshot(0));
    await both;
    expect(await other.snapshots()).toEqual([snapshot(0)]);
  });

  test('sets an entry aside for everyone, and never gives its place again', async () => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a', 'b'));
    const item = { what: 'entry' as const, seq: 2, reason: 'It holds no fact.', content: draft('b') };
    const both = Promise.all([heard(journal), heard(other)]);
    await journal.setAside(item);
    await both;
    expect(await other.aside()).toEqual([item]);
    expect(ids(await other.since(0))).toEqual(['a']);
    await other.append(drafts('c'));
    expect(await journal.since(1)).toEqual([{ ...draft('c'), seq: 3 }]);
  });

  test('sets a snapshot aside, so that the one before it is the newest', async () => {
    const [journal] = await openSome(1);
    await journal.compact(snapshot(1));
    await journal.compact(snapshot(2));
    const item = { what: 'snapshot' as const, seq: 2, reason: 'It holds no state.', content: snapshot(2) };
    await journal.setAside(item);
    expect(await journal.snapshots()).toEqual([snapshot(1)]);
    expect(await journal.aside()).toEqual([item]);
  });

  test('sets aside once what two holders set aside', async () => {
    const [journal, other] = await openSome(2);
    await journal.append(drafts('a'));
    const item = { what: 'entry' as const, seq: 1, reason: 'It holds no fact.', content: draft('a') };
    await Promise.all([journal.setAside(item), other.setAside(item)]);
    expect(await journal.aside()).toEqual([item]);
  });

  test('leaves an item where it is when it cannot be kept aside', async () => {
    const [journal] = await openSome(1);
    await journal.append(drafts('a'));
    const item = { what: 'entry' as const, seq: 1, reason: '', content: () => 'a function' };
    await expect(journal.setAside(item)).rejects.toThrow('could not be cloned');
    expect(ids(await journal.since(0))).toEqual(['a']);
    expect(await journal.aside()).toEqual([]);
  });

  test('who unsubscribed or closed hears no more, and the others still do', async () => {
    const [journal, leaving, unsubscribing] = await openSome(3);
    const heardBy = { leaving: 0, unsubscribing: 0 };
    leaving.subscribe(() => (heardBy.leaving += 1));
    const unsubscribe = unsubscribing.subscribe(() => (heardBy.unsubscribing += 1));
    unsubscribe();
    await leaving.close();
    // Messages keep their order, so whoever was to hear the first has heard it before the second arrives.
    for (const id of ['a', 'b']) {
      const news = heard(unsubscribing);
      await journal.append(drafts(id));
      await news;
    }
    expect(heardBy).toEqual({ leaving: 0, unsubscribing: 0 });
  });

  test('what changes nothing is no news', async () => {
    const [journal] = await openSome(1);
    await journal.append(drafts('a'));
    await journal.compact(snapshot(1));
    let news = 0;
    journal.subscribe(() => (news += 1));
    await journal.append(drafts('a'));
    await journal.append([]);
    await journal.compact(snapshot(0));
    await journal.setAside({ what: 'entry', seq: 7, reason: 'It is not there.', content: undefined });
    expect(news).toBe(0);
  });

  test('what was being appended while the journal closed is kept', async () => {
    const [journal, other] = await openSome(2);
    const appended = journal.append(drafts('a'));
    await journal.close();
    await appended;
    expect(ids(await other.since(0))).toEqual(['a']);
  });

  test('a closed journal refuses, and closing it again does no harm', async () => {
    const [journal, other] = await openSome(2);
    await journal.close();
    await journal.close();
    await expect(journal.since(0)).rejects.toThrow('closed');
    await expect(journal.append(drafts('a'))).rejects.toThrow('closed');
    expect(await other.since(0)).toEqual([]);
  });
});
