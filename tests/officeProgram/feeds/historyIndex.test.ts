import fc from 'fast-check';
import { expect, test } from 'vitest';
import { historyReading } from '@/journal/adapters/nats/historyReading';
import type { Entry } from '@/journal/port/port';
import { createHistoryIndex } from '../../../office/feeds/historyIndex';
import { looksThroughAll } from '../../../office/feeds/readCosts';
import { createRecordPlaces } from '../../../office/feeds/recordPlaces';
import { draft } from '../../support/drafts';
import { nextTurn } from '../../support/tabs';
import { isQuick, runs } from '../../support/runs';

const entryAt = (seq: number, about: readonly string[]): Entry => ({ ...draft(`fact-${seq}`), about, seq });

/** A journal of such entries, some of whose places nobody gets, which counts what is read of it. */
function journalOf(abouts: readonly (readonly string[])[], hidden: readonly number[] = []) {
  const entries = abouts.map((about, place) => entryAt(place + 1, about)).filter(({ seq }) => !hidden.includes(seq));
  const counts = { read: 0, all: 0 };
  return {
    entries,
    counts,
    since: (seq: number, limit = Number.POSITIVE_INFINITY) =>
      Promise.resolve(entries.filter((entry) => entry.seq > seq).slice(0, limit)),
    reading: {
      read(places: readonly number[]) {
        counts.read += places.length;
        return Promise.resolve(places.flatMap((place) => entries.filter(({ seq }) => seq === place)));
      },
      aboutAny() {
        counts.all += 1;
        return Promise.resolve([...entries]);
      },
    },
    expected: (record: string, limit: number) =>
      entries
        .filter(({ about }) => about.includes(record))
        .toReversed()
        .slice(0, limit),
  };
}

const record = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const abouts = fc.array(fc.array(record, { maxLength: 6 }), { maxLength: 900 });

test('the history of each record is the same from its places as from all that was said, wherever the reading began', async () => {
  const gap = fc.record({ from: fc.nat(900), length: fc.nat(40) });
  await fc.assert(
    fc.asyncProperty(abouts, fc.nat(900), gap, fc.integer({ min: 1, max: 50 }), async (said, start, unheard, limit) => {
      const hidden = [7, 300, 512];
      const journal = journalOf(said, hidden);
      const index = createHistoryIndex(() => nextTurn());
      const read = historyReading({ ...journal.reading, placesOf: index.placesOf });
      // What the replica read after a snapshot comes first, and what it did not hear for a while is read later.
      const isHeard = ({ seq }: Entry) => seq > start && !(seq >= unheard.from && seq < unheard.from + unheard.length);
      for (const entry of journal.entries.filter(isHeard)) index.note(entry);
      expect(index.placesOf('a').isAll).toBe(false);
      index.begin(journal, said.length);
      for (const one of ['b', 'e']) expect(await read(one, limit)).toEqual(journal.expected(one, limit));
      await index.whole();
      const looked = journal.counts.all;
      for (const one of ['a', 'b', 'c', 'd', 'e', 'f'])
        expect(await read(one, limit)).toEqual(journal.expected(one, limit));
      expect(journal.counts.all).toBe(looked);
      for (const { id, seq } of journal.entries) expect(index.placesOfId(id)).toContain(seq);
    }),
    { numRuns: runs(30) },
  );
});

test('a page of a history reads as many entries as it has, however many are about the record and others', async () => {
  const journal = journalOf(Array.from({ length: 5_000 }, (_, at) => ['a', 'b', 'c', 'd', `device-${at}`]));
  const index = createHistoryIndex(() => nextTurn());
  const read = historyReading({ ...journal.reading, placesOf: index.placesOf });
  expect(looksThroughAll(index, 'device-3', 50)).toBe(true);
  index.begin(journal, 5_000);
  await index.whole();
  expect(looksThroughAll(index, 'device-3', 50)).toBe(false);
  expect((await read('device-3', 50)).map(({ seq }) => seq)).toEqual([4]);
  expect(journal.counts).toEqual({ read: 1, all: 0 });
  expect(await read('a', 100)).toHaveLength(100);
  expect(journal.counts).toEqual({ read: 101, all: 0 });
});

test('the newest about a record are known before all that was said is', async () => {
  const journal = journalOf(Array.from({ length: 2_000 }, () => ['a']));
  const index = createHistoryIndex(() => new Promise(() => {}));
  index.begin(journal, 2_000);
  await nextTurn();
  expect([looksThroughAll(index, 'a', 100), index.placesOf('a').isAll]).toEqual([false, false]);
  const read = historyReading({ ...journal.reading, placesOf: index.placesOf });
  expect((await read('a', 100)).map(({ seq }) => seq)).toEqual(Array.from({ length: 100 }, (_, at) => 2_000 - at));
  expect(journal.counts.all).toBe(0);
});

test('what cannot be read for a moment is read later, and nothing once the desk is closed', async () => {
  const journal = journalOf(Array.from({ length: 600 }, (_, at) => [`device-${at}`]));
  let failing = 2;
  const since = (seq: number, limit?: number) =>
    failing-- > 0 ? Promise.reject(new Error('nobody leads')) : journal.since(seq, limit);
  const index = createHistoryIndex(() => nextTurn());
  index.begin({ since }, 600);
  await index.whole();
  expect(index.placesOf('device-0')).toEqual({ places: [1], isAll: true });

  const closed = createHistoryIndex(() => nextTurn());
  closed.begin(journal, 600);
  closed.close();
  await closed.whole();
  expect(closed.placesOf('device-0').isAll).toBe(false);
});

test('what is about something that is no record of ours is passed over, and the rest is read', async () => {
  const journal = journalOf([['a'], [null, 7, {}, 'b'] as unknown as string[], ['a']]);
  const index = createHistoryIndex(() => nextTurn());
  index.begin(journal, 3);
  await index.whole();
  expect([index.placesOf('a'), index.placesOf('b')]).toEqual([
    { places: [3, 1], isAll: true },
    { places: [2], isAll: true },
  ]);
});

test('identities that have the same hash by a rule that anybody knows are told apart', () => {
  const places = createRecordPlaces();
  // FNV-1a of both is the same.
  places.add('costarring', 1);
  expect([places.of('costarring'), places.of('liquid')]).toEqual([[1], []]);
  // In UTF-8 a half of a pair is written as any other half.
  places.add('a\uD800', 2);
  expect([places.of('a\uD800'), places.of('a\uD801')]).toEqual([[2], []]);
});

test.skipIf(isQuick)('100,000 fittings, each about seven records, take less than twenty megabytes', () => {
  const places = createRecordPlaces();
  const kinds = ['job', 'vehicle', 'device', 'addition', 'subscription', 'account', 'installer'];
  for (let at = 1; at <= 100_000; at += 1)
    for (const kind of kinds) places.add(`${kind}-${kind.length > 7 ? at % 2_000 : at}`, at);
  expect(places.bytes()).toBeLessThan(20_000_000);
  expect(places.of('device-77777')).toContain(77_777);
  expect(places.of('nothing').length).toBeLessThan(3);
});
