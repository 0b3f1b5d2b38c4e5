// What every journal does: one suite for memory, IndexedDB and NATS.
import { describe, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '@/journal/kit/hash';
import type { Draft, Journal } from '@/journal/port/port';
import { DRAFT_MAX_CHARACTERS } from '@/journal/port/weight';
import { asideContract } from './asideContract';
import { contentsContract } from './contentsContract';
import { draft, draftOfLength, drafts, heard, ids, snapshot, text } from './drafts';

/** Each call opens one more holder of the same journal. */
export type Door = () => Promise<Journal>;

/** What every journal does, wherever it is. `shelf` gives a fresh one, and how it is opened. */
export const journalContract = (title: string, shelf: () => Door) =>
  describe(`a journal in ${title}`, () => {
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
      expect([
        await journal.since(0),
        await journal.newest(5),
        await journal.snapshots(),
        await journal.aside(),
      ]).toEqual([[], [], [], []]);
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
      expect(ids(await journal.since(0, 2))).toEqual(['a', 'b']);
      expect(ids(await journal.since(2, 2))).toEqual(['c']);
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

    test('answers for each draft in the order given: its place, the first one where it is known', async () => {
      const [journal, other] = await openSome(2);
      expect(await journal.append(drafts('a', 'b'))).toEqual([{ kept: 1 }, { kept: 2 }]);
      expect(await other.append(drafts('c', 'b', 'd', 'c'))).toEqual([
        { kept: 3 },
        { kept: 2 },
        { kept: 4 },
        { kept: 3 },
      ]);
      expect(await journal.append([])).toEqual([]);
    });

    test.each([
      ['cannot be cloned', draft('b', () => 'a function')],
      ['has no JSON', draft('b', 1n)],
      ['is too long', draftOfLength('b', DRAFT_MAX_CHARACTERS + 1)],
      ['holds nothing', { ...draft('b'), action: null } as unknown as Draft],
      ['holds a fact without a name', { ...draft('b'), action: { payload: 1 } } as unknown as Draft],
      ['holds a fact whose name is no text', { ...draft('b'), action: { type: 1 } } as unknown as Draft],
    ])('refuses a draft that %s with a reason, and keeps the others', async (_what, impossible) => {
      const [journal] = await openSome(1);
      const [before, refused, after] = await journal.append([draft('a'), impossible, draft('c')]);
      expect([before, after]).toEqual([{ kept: 1 }, { kept: 2 }]);
      expect(refused).toEqual({ refused: expect.stringMatching(/^It .+\.$/) });
      expect(ids(await journal.since(0))).toEqual(['a', 'c']);
      expect(await journal.append([impossible])).toEqual([refused]);
      expect(await journal.append(drafts('b'))).toEqual([{ kept: 3 }]);
    });

    test('keeps the longest draft that may be', async () => {
      const [journal] = await openSome(1);
      const longest = draftOfLength('a', DRAFT_MAX_CHARACTERS);
      expect(await journal.append([longest])).toEqual([{ kept: 1 }]);
      expect(await journal.since(0)).toEqual([{ ...longest, seq: 1 }]);
    });

    test('keeps a draft about however many records, each of which has it in its history', async () => {
      const [journal] = await openSome(1);
      const records = Array.from({ length: 5_000 }, (_, index) => `a record with the number ${index}`);
      expect(await journal.append([draft('a', 'short', records)])).toEqual([{ kept: 1 }]);
      expect(ids(await journal.history('a record with the number 4999', 1))).toEqual(['a']);
    });

    test('keeps where the bulk of a fact is', async () => {
      const [journal] = await openSome(1);
      await journal.append([{ ...draft('a'), bulk: 'a hash' }]);
      expect(await journal.since(0)).toEqual([{ ...draft('a'), bulk: 'a hash', seq: 1 }]);
    });

    test.each([
      [1, ['e']],
      [2, ['e', 'c']],
      [9, ['e', 'c', 'a']],
    ])(
      'gives at most %i of the newest entries about a record, newest first, whatever came in between',
      async (limit, expected) => {
        const [journal, other] = await openSome(2);
        await journal.append([draft('a', 1, ['v1']), draft('b', 2, ['v2']), draft('c', 3, ['v2', 'v1', 'v1'])]);
        await journal.append([draft('d', 4), draft('e', 5, ['v1', 'v3']), draft('f', 6, ['v11'])]);
        await journal.compact(snapshot(6));
        expect(ids(await other.history('v1', limit))).toEqual(expected);
        expect(await other.history('v3', limit)).toEqual([{ ...draft('e', 5, ['v1', 'v3']), seq: 5 }]);
        expect(await other.history('v4', limit)).toEqual([]);
      },
    );

    test('has no entry that was set aside in the history of its record', async () => {
      const [journal] = await openSome(1);
      await journal.append([draft('a', 1, ['v1']), draft('b', 2, ['v1'])]);
      await journal.setAside({ what: 'entry', seq: 1, reason: 'It holds no fact.', content: draft('a') });
      expect(ids(await journal.history('v1', 5))).toEqual(['b']);
    });

    test('keeps a snapshot of tables, fields and lists as it is', async () => {
      const [journal, other] = await openSome(2);
      const state = {
        vendors: { ids: ['1', '2'], entities: { 1: { id: '1', tags: ['a', null] }, 2: { id: '2' } }, lastNumber: 2 },
        requests: { ids: [], entities: {}, lastNumber: 0 },
        origin: { id: '', facts: 0 },
      };
      for (const seq of [1, 2, 3]) await journal.compact({ ...snapshot(seq), state });
      const kept = { ...snapshot(3), state };
      expect(await other.snapshots(1)).toEqual([kept]);
      const item = { what: 'snapshot' as const, seq: 3, reason: 'It holds no state.', content: kept };
      await journal.setAside(item);
      expect(await other.aside()).toEqual([item]);
      expect(await other.snapshots()).toEqual([{ ...snapshot(2), state }]);
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

    test('keeps the two newest snapshots, newest first, and all entries', async () => {
      const [journal, other] = await openSome(2);
      await journal.append(drafts('a', 'b', 'c'));
      for (const seq of [1, 2, 3]) await journal.compact(snapshot(seq));
      expect(await other.snapshots()).toEqual([snapshot(3), snapshot(2)]);
      expect(await other.snapshots(1)).toEqual([snapshot(3)]);
      expect(await other.snapshots(1, 3)).toEqual([snapshot(2)]);
      expect(await other.snapshots(undefined, 2)).toEqual([]);
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
      await other.compact({ ...snapshot(seq), state: 'late' });
      expect(await journal.snapshots()).toEqual([snapshot(2)]);
    });

    test('everyone hears of a new snapshot', async () => {
      const [journal, other] = await openSome(2);
      const both = Promise.all([heard(journal), heard(other)]);
      await journal.compact(snapshot(0));
      await both;
      expect(await other.snapshots()).toEqual([snapshot(0)]);
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
      await journal.append([draft('b', () => 'a function')]);
      await journal.contents.put(await hashOf(text('1')), text('1'));
      expect(news).toBe(0);
      expect([ids(await journal.since(0)), await journal.snapshots(), await journal.aside()]).toEqual([
        ['a'],
        [snapshot(1)],
        [],
      ]);
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
      await expect(journal.contents.get(['one'])).rejects.toThrow('closed');
      expect(await other.since(0)).toEqual([]);
    });

    contentsContract(openSome);
    asideContract(openSome);
  });
