import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { JournalLostError } from '@/journal/port/port';
import { draft, hold, ids, open, snapshot, earlier } from '../support/indexedDbJournals';
import { eventually, until } from '../support/eventually';

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
  expect([
    await journal.newest(5),
    await journal.history('v1', 5),
    await journal.snapshots(),
    await journal.aside(),
  ]).toEqual([[], [], [], []]);
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
  expect([await ids(journal), await ids(other)]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test.each([
  ['offers no channel between tabs', undefined],
  [
    'refuses the channel between tabs',
    function refused() {
      throw new DOMException('Refused.', 'SecurityError');
    },
  ],
])('a browser that %s keeps all the same', async (_what, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { journal } = await open();
  await journal.append([draft('kept')]);
  expect(await ids(journal)).toEqual(['kept']);
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
  await hold(name, 5);
  await expect(indexedDbJournal(name)).rejects.toMatchObject({ name: 'NewerProgramError' });
});

test('rejects at once when another tab keeps an older database open, and then stands in nobody’s way', async () => {
  const { name, older } = await earlier();
  await expect(indexedDbJournal(name)).rejects.toThrow('Another tab holds an older version of the data open');
  older.close();
  const blocked = vi.fn<() => void>();
  await deleteDB(name, { blocked });
  expect(blocked).not.toHaveBeenCalled();
});

test('gives way to a newer program at once, and then tells that it came', async () => {
  const { name, journal } = await open();
  const heard = vi.fn<() => void>();
  journal.subscribe(heard);
  await hold(name, 5);
  expect(heard).toHaveBeenCalledTimes(1);
  await expect(journal.append([draft('a')])).rejects.toMatchObject({ name: 'NewerProgramError' });
});

test('a browser that never answers is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  onTestFinished(() => opening.mockRestore());
  const reason = indexedDbJournal('silent').catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await reason).toContain('The browser does not open its storage.');
});

test('what opens only after it was given up is closed', async () => {
  const { name, older } = await earlier();
  const opening = vi.spyOn(indexedDB, 'open');
  onTestFinished(() => opening.mockRestore());
  await expect(indexedDbJournal(name)).rejects.toThrow('Another tab holds');
  older.close();
  const late = opening.mock.results[0]?.value as IDBOpenDBRequest;
  await until(() => late.readyState === 'done');
  await eventually(() => expect(() => late.result.transaction('entries')).toThrow(/not allowed/));
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

test('a disk that fills up with the bytes of a draft keeps neither, and both once there is room', async () => {
  const { journal } = await open(undefined, 2);
  const parcel = { ...draft('a'), contents: new Map([['one', new Uint8Array([1, 2, 3])]]) };
  let puts = 0;
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put');
  failing.mockImplementation(function some(this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    puts += 1;
    if (puts === 2) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return this.add(value, key);
  });
  await expect(journal.append([draft('before'), parcel])).rejects.toMatchObject({ name: 'QuotaExceededError' });
  failing.mockRestore();
  expect([await ids(journal), await journal.contents.get(['one'])]).toEqual([[], [undefined]]);
  await journal.append([draft('before'), parcel]);
  expect([await ids(journal), await journal.contents.get(['one'])]).toEqual([
    ['before', 'a'],
    [new Uint8Array([1, 2, 3])],
  ]);
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
  await expect(journal.compact({ ...snapshot(3), state: undefined })).rejects.toThrow('cannot be read back');
  expect((await journal.snapshots()).map(({ seq }) => seq)).toEqual([3, 2, 1]);
});

test('drops no entry, however many came after it', async () => {
  const { name, journal } = await open();
  const places = [1, 70, 20_000, 40_000];
  const db = await openDB(name);
  await Promise.all(places.map((seq) => db.add('entries', { ...draft(`fact ${seq}`), seq })));
  db.close();
  for (const seq of [70, 20_000, 40_000]) await journal.compact(snapshot(seq));
  expect((await journal.since(0)).map(({ seq }) => seq)).toEqual(places);
  expect((await journal.history('v1', 9)).map(({ seq }) => seq)).toEqual(places.toReversed());
});

test('contents outlive a closed connection, and are read as of one moment', async () => {
  const { journal, connections } = await open();
  await journal.contents.put('one', new Uint8Array([1]));
  for (const db of connections()) db.close();
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => transactions.mockRestore());
  expect(await journal.contents.get(['one', 'two', 'one'])).toEqual([
    new Uint8Array([1]),
    undefined,
    new Uint8Array([1]),
  ]);
  expect(transactions.mock.calls.filter(([stores]) => stores === 'contents')).toHaveLength(2);
});

test('is strict with all that it keeps', async () => {
  const { journal } = await open();
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => transactions.mockRestore());
  await journal.append([draft('a')]);
  await journal.contents.put('one', new Uint8Array([1]));
  await journal.compact(snapshot(1));
  expect(transactions.mock.calls.map(([, , options]) => options?.durability)).toEqual([
    'strict',
    'strict',
    'strict',
    undefined,
  ]);
});
