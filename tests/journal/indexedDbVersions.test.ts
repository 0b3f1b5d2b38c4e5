import 'fake-indexeddb/auto';
import { openDB, wrap } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { draft, earlier, hold, ids, open } from '../support/indexedDbJournals';

const REASON =
  'This browser held data of an earlier version, which this program cannot read. It began with the sample data.';

/** What was held as it is set aside: what was aside already, a mark, and item by item all else. */
const setAside = ({ entries, snapshots, aside }: Awaited<ReturnType<typeof earlier>>['held']) => [
  ...aside,
  { what: 'earlier data', seq: 0, reason: REASON, content: undefined },
  ...entries.map((content) => ({ what: 'entry', seq: Reflect.get(content, 'seq'), reason: REASON, content })),
  ...snapshots.map((content) => ({ what: 'snapshot', seq: Reflect.get(content, 'seq'), reason: REASON, content })),
];

describe.each([1, 2, 3])('a database of version %i, from before the first release', (version) => {
  test('is set aside item by item, with its contents, and the journal begins anew', async () => {
    const { name, older, held } = await earlier(version);
    older.close();
    const { journal } = await open(name);
    expect(await journal.aside()).toEqual(setAside(held));
    expect(await journal.contents.get(['one'])).toEqual([version === 1 ? undefined : new Uint8Array([1])]);
    expect([await journal.since(0), await journal.snapshots(), await journal.newest(5)]).toEqual([[], [], []]);
    expect(await journal.append([draft('a')])).toEqual([{ kept: 1 }]);
    expect(await journal.history('v1', 5)).toEqual([{ ...draft('a'), seq: 1 }]);
    const again = await open(name);
    expect(await again.journal.aside()).toHaveLength(setAside(held).length);
    expect(await ids(again.journal)).toEqual(['a']);
  });

  test('is another database from then on, as one after a deletion, which no program of then opens', async () => {
    const { name, older } = await earlier(version);
    older.close();
    await open(name);
    const epoch = await wrap(await hold(name, 4)).get('meta', 'epoch');
    expect(epoch).toEqual(expect.stringMatching(/^.{21}$/));
    await expect(openDB(name, version)).rejects.toMatchObject({ name: 'VersionError' });
  });

  test('that holds nothing leaves nothing aside', async () => {
    const { name, older } = await earlier(version, { entries: [], snapshots: [], aside: [] });
    older.close();
    const { journal } = await open(name);
    expect(await journal.aside()).toEqual([]);
  });

  test('that cannot be set aside stays as it is, and opening says why', async () => {
    const { name, older, held } = await earlier(version);
    older.close();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(indexedDbJournal(name)).rejects.toThrow('The disk is full.');
    add.mockRestore();
    const db = wrap(await hold(name, version));
    expect(await db.getAll('entries')).toEqual(held.entries);
    db.close();
    const { journal } = await open(name);
    expect(await journal.aside()).toEqual(setAside(held));
  });
});
