import 'fake-indexeddb/auto';
import { deleteDB, openDB, wrap } from 'idb';
import { describe, expect, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { draft, hold, ids, open, snapshot, version1 } from '../support/indexedDbJournals';

describe('a database of version 2', () => {
  const version2 = async () => {
    const { name, journal } = await open();
    await journal.close();
    await deleteDB(name);
    const db = await openDB(name, 2, {
      upgrade(older) {
        const entries = older.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
        entries.createIndex('id', 'id', { unique: true });
        entries.createIndex('about', 'about', { multiEntry: true });
        older.createObjectStore('moved');
        older.createObjectStore('snapshots', { keyPath: 'seq' });
        older.createObjectStore('contents');
        older.createObjectStore('aside', { autoIncrement: true });
        void older.createObjectStore('meta').add('the epoch of version 2', 'epoch');
      },
    });
    await db.add('entries', draft('a'));
    await db.add('snapshots', snapshot(1));
    await db.add('contents', new Uint8Array([1]), 'one');
    await db.add('aside', { what: 'rows', seq: 1, reason: 'It does not fit.', content: [] });
    db.close();
    return name;
  };

  test('keeps all that it holds, and goes on from there', async () => {
    const { journal } = await open(await version2());
    expect(await journal.append([draft('a'), draft('b')])).toEqual([{ kept: 1 }, { kept: 2 }]);
    expect([await journal.snapshots(), await journal.contents.get(['one'])]).toEqual([
      [snapshot(1)],
      [new Uint8Array([1])],
    ]);
    expect(await journal.aside()).toHaveLength(1);
  });

  test('cannot be opened any more by a program that would take parts for damage', async () => {
    const name = await version2();
    await open(name);
    await expect(openDB(name, 2)).rejects.toMatchObject({ name: 'VersionError' });
  });
});

describe('a database of version 1', () => {
  test('is set aside as one item, and the journal begins anew', async () => {
    const { name, older, held } = await version1();
    older.close();
    const { journal } = await open(name);
    const reason =
      'This browser held data of version 1, which this program cannot read. It began with the sample data.';
    expect(await journal.aside()).toEqual([{ what: 'version 1', seq: 0, reason, content: held }]);
    expect([await journal.since(0), await journal.snapshots(), await journal.newest(5)]).toEqual([[], [], []]);
    expect(await journal.append([draft('a')])).toEqual([{ kept: 1 }]);
    expect(await journal.history('v1', 5)).toEqual([{ ...draft('a'), seq: 1 }]);
    const again = await open(name);
    expect(await again.journal.aside()).toHaveLength(1);
    expect(await ids(again.journal)).toEqual(['a']);
  });

  test('is another database from then on, as one after a deletion', async () => {
    const { name, older } = await version1();
    older.close();
    await open(name);
    const db = await hold(name, 3);
    const epoch = await wrap(db).get('meta', 'epoch');
    expect(epoch).toEqual(expect.stringMatching(/^.{21}$/));
  });

  test('that holds nothing leaves nothing aside', async () => {
    const { name, older } = await version1({ entries: [], snapshots: [], aside: [] });
    older.close();
    const { journal } = await open(name);
    expect(await journal.aside()).toEqual([]);
  });

  test('that cannot be set aside stays as it is, and opening says why', async () => {
    const { name, older, held } = await version1();
    older.close();
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await expect(indexedDbJournal(name)).rejects.toThrow('The disk is full.');
    add.mockRestore();
    const db = wrap(await hold(name, 1));
    expect(await db.getAll('entries')).toEqual(held.entries);
    db.close();
    const { journal } = await open(name);
    expect(await journal.aside()).toMatchObject([{ content: held }]);
  });
});
