import 'fake-indexeddb/auto';
import { openDB, wrap } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { draft, earlier, hold, ids, open } from '../support/indexedDbJournals';

describe.each([1, 2, 3])('a database of version %i, from before the first release', (version) => {
  test('is none any more, and the journal begins anew', async () => {
    const { name, older } = await earlier(version);
    older.close();
    const { journal } = await open(name);
    expect([await journal.since(0), await journal.snapshots(), await journal.aside()]).toEqual([[], [], []]);
    expect(await journal.contents.get(['one'])).toEqual([undefined]);
    expect(await journal.append([draft('a')])).toEqual([{ kept: 1 }]);
    expect(await journal.history('v1', 5)).toEqual([{ ...draft('a'), seq: 1 }]);
    const again = await open(name);
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

  test('that cannot be made anew stays as it is, and opening says why', async () => {
    const { name, older, held } = await earlier(version);
    older.close();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(indexedDbJournal(name)).rejects.toThrow('The disk is full.');
    add.mockRestore();
    const db = wrap(await hold(name, version));
    expect(await db.getAll('entries')).toEqual(held);
    db.close();
    const { journal } = await open(name);
    expect(await ids(journal)).toEqual([]);
  });
});
