import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexedDbJournal } from '@/store/journal/indexedDbJournal';
import { KEPT_ENTRIES } from '@/store/journal/journalDatabase';
import { JournalLostError, type Draft, type Journal } from '@/store/journal/journal';

const AT = '2026-07-01T09:30:00.000Z';

const draft = (id: string): Draft => ({ id, at: AT, by: 'Asha', version: 1, action: { type: id } });
const snapshot = (seq: number, state: unknown = 'all that was known') => ({ seq, version: 1, state });
const ids = async (journal: Journal) => (await journal.since(0)).map(({ id }) => id);

async function open(name: string = crypto.randomUUID()) {
  const opening = vi.spyOn(indexedDB, 'open');
  const journal = await indexedDbJournal(name);
  onTestFinished(() => journal.close());
  /** The connections that were opened, as the browser has them. */
  const connections = () => opening.mock.results.map(({ value }) => (value as IDBOpenDBRequest).result);
  onTestFinished(() => opening.mockRestore());
  return { name, journal, opening, connections };
}

/** What another tab with an older program would do: it keeps its connection whatever happens. */
async function hold(name: string, version: number) {
  const db = await openDB(name, version);
  onTestFinished(() => db.close());
  return unwrap(db);
}

test.each(['since', 'append', 'setAside', 'compact'] as const)('%s says that the journal was deleted', async (call) => {
  const { name, journal } = await open();
  await journal.append([draft('a'), draft('b')]);
  await deleteDB(name);
  const calls = {
    since: () => journal.since(0),
    append: () => journal.append([draft('c')]),
    setAside: () => journal.setAside({ what: 'entry', seq: 1, reason: '', content: undefined }),
    compact: () => journal.compact(snapshot(2)),
  };
  await expect(calls[call]()).rejects.toThrow(JournalLostError);
  await expect(calls[call]()).rejects.toThrow(JournalLostError);
  expect([await journal.newest(5), await journal.snapshots(), await journal.aside()]).toEqual([[], [], []]);
});

test('a new beginning makes a home of the database that came after the deleted one', async () => {
  const { name, journal } = await open();
  await journal.append([draft('a'), draft('b')]);
  await deleteDB(name);
  await journal.compact(snapshot(0));
  await journal.append([draft('c')]);
  expect(await journal.since(0)).toEqual([{ ...draft('c'), seq: 1 }]);
  expect(await journal.snapshots()).toEqual([snapshot(0)]);
});

test('of two new beginnings the first counts, and both holders go on from it', async () => {
  const { name, journal } = await open();
  const { journal: other } = await open(name);
  await deleteDB(name);
  await journal.compact(snapshot(0, 'first'));
  await journal.append([draft('a')]);
  await expect(other.since(0)).rejects.toThrow(JournalLostError);
  await other.compact(snapshot(0, 'second'));
  await other.append([draft('b')]);
  expect(await other.snapshots()).toEqual([snapshot(0, 'first')]);
  expect([await ids(journal), await ids(other)]).toEqual([['a', 'b'], ['a', 'b']]);
});

test('does not keep another tab from deleting the database', async () => {
  const { name } = await open();
  const blocked = vi.fn<() => void>();
  await deleteDB(name, { blocked });
  expect(blocked).not.toHaveBeenCalled();
});

test('closing ends the connection', async () => {
  const { journal, connections } = await open();
  await journal.close();
  for (const db of connections()) expect(() => db.transaction('entries')).toThrow(/not allowed/);
  expect.assertions(1);
});

test.each([
  ['closed without a word', (db: IDBDatabase) => db.close()],
  ['closed by the browser', (db: IDBDatabase) => forceCloseDatabase(db as unknown as typeof IDBDatabase)],
])('a connection that was %s is opened again, once for all calls', async (_how, close) => {
  const { journal, connections } = await open();
  await journal.append([draft('a')]);
  for (const db of connections()) close(db);
  await Promise.all([journal.append([draft('b')]), journal.append([draft('c')]), journal.since(0)]);
  expect(await ids(journal)).toEqual(['a', 'b', 'c']);
  expect(connections()).toHaveLength(2);
});

test('a call opens the database again once, not for ever', async () => {
  const { journal, connections, opening } = await open();
  const closing = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('It is closed.', 'InvalidStateError');
  });
  await expect(journal.since(0)).rejects.toThrow('It is closed.');
  closing.mockRestore();
  expect(opening).toHaveBeenCalledTimes(2);
  expect(connections()).toHaveLength(2);
  expect(await journal.since(0)).toEqual([]);
});

test('what goes wrong when opening is said at every call, until opening works', async () => {
  const { journal, opening, connections } = await open();
  for (const db of connections()) db.close();
  opening.mockImplementation(() => {
    throw new DOMException('No storage.', 'UnknownError');
  });
  await expect(journal.since(0)).rejects.toThrow('No storage.');
  await expect(journal.append([draft('a')])).rejects.toThrow('No storage.');
  opening.mockRestore();
  await journal.append([draft('b')]);
  expect(await ids(journal)).toEqual(['b']);
});

test('rejects when a newer program has already changed the database', async () => {
  const name = crypto.randomUUID();
  await hold(name, 2);
  await expect(indexedDbJournal(name)).rejects.toMatchObject({ name: 'VersionError' });
});

test('rejects at once when another tab keeps an older database open, and then stands in nobody’s way', async () => {
  const name = crypto.randomUUID();
  const older = await hold(name, 1);
  const newer = indexedDB.open.bind(indexedDB);
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation((of) => newer(of, 2));
  await expect(indexedDbJournal(name)).rejects.toThrow('Another tab holds an older version of the data open');
  opening.mockRestore();
  older.close();
  const blocked = vi.fn<() => void>();
  await deleteDB(name, { blocked });
  expect(blocked).not.toHaveBeenCalled();
});

test('a full disk rejects by name and keeps nothing of the batch; with room again all is kept', async () => {
  const { journal } = await open();
  await journal.append([draft('a')]);
  // As browsers do it: the requests go well, and the transaction is aborted before it is complete.
  const add = vi.spyOn(IDBObjectStore.prototype, 'add');
  add.mockImplementationOnce(function full(this: IDBObjectStore, value: unknown) {
    const request = this.put(value);
    request.addEventListener('success', () => {
      Object.assign(this.transaction, { error: new DOMException('The disk is full.', 'QuotaExceededError') });
      this.transaction.abort();
    });
    return request;
  });
  const batch = [draft('b'), draft('c')];
  await expect(journal.append(batch)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  add.mockRestore();
  expect(await ids(journal)).toEqual(['a']);
  await journal.append(batch);
  expect(await ids(journal)).toEqual(['a', 'b', 'c']);
});

test('says why the browser aborted a reading', async () => {
  const { journal } = await open();
  const getAll = IDBObjectStore.prototype.getAll;
  const failing = vi.spyOn(IDBObjectStore.prototype, 'getAll');
  failing.mockImplementationOnce(function broken(this: IDBObjectStore) {
    const request = getAll.call(this);
    Object.assign(this.transaction, { error: new DOMException('The disk is broken.', 'UnknownError') });
    this.transaction.abort();
    return request;
  });
  await expect(journal.since(0)).rejects.toThrow('The disk is broken.');
  failing.mockRestore();
  expect(await journal.since(0)).toEqual([]);
});

test('keeps the older snapshots when the new one cannot be read back', async () => {
  const { journal } = await open();
  for (const seq of [1, 2]) await journal.compact(snapshot(seq));
  await expect(journal.compact({ seq: 3, version: 1, state: undefined })).rejects.toThrow('cannot be read back');
  expect((await journal.snapshots()).map(({ seq }) => seq)).toEqual([3, 2, 1]);
});

test('drops entries that the older snapshot covers and that are long past', async () => {
  const { name, journal } = await open();
  const places = [1, 70, 71, 100, 101, KEPT_ENTRIES, KEPT_ENTRIES + 100];
  const db = await openDB(name);
  await Promise.all(places.map((seq) => db.add('entries', { ...draft(`fact ${seq}`), seq })));
  db.close();
  const kept = async () => (await journal.since(0)).map(({ seq }) => seq);
  await journal.compact(snapshot(70));
  expect(await kept()).toEqual(places);
  await journal.compact(snapshot(KEPT_ENTRIES + 99));
  expect(await kept()).toEqual(places.slice(2));
  await journal.compact(snapshot(KEPT_ENTRIES + 100));
  expect(await kept()).toEqual(places.slice(4));
});
