import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap, wrap, type IDBPDatabase } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { JournalLostError, type Draft, type Journal } from '@/journal/port';

const AT = '2026-07-01T09:30:00.000Z';

const draft = (id: string): Draft => ({ id, at: AT, by: 'Asha', version: 2, about: ['v1'], action: { type: id } });
const snapshot = (seq: number, state: unknown = 'all that was known') => ({ seq, version: 2, state, overtaken: {} });
const ids = async (journal: Journal) => (await journal.since(0)).map(({ id }) => id);

async function open(name: string = crypto.randomUUID(), partSize?: number) {
  const opening = vi.spyOn(indexedDB, 'open');
  const journal = await indexedDbJournal(name, partSize);
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

const firstEntry = { id: 'beginning', at: AT, by: 'Trackyard', version: 1, action: { type: 'business/businessReplaced' } };
const heldByVersion1 = {
  entries: [{ ...firstEntry, seq: 1 }, { ...firstEntry, id: 'later', seq: 7 }],
  snapshots: [{ seq: 7, version: 1, state: { vendors: [] } }],
  aside: [{ what: 'entry', seq: 2, reason: 'It holds no fact.', content: null }],
};

/** A database as a program of version 1 made and filled it, still open. */
async function version1(held: Record<'entries' | 'snapshots' | 'aside', object[]> = heldByVersion1) {
  const name = crypto.randomUUID();
  const older = await openDB(name, 1, {
    upgrade(db) {
      const entries = db.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
      entries.createIndex('id', 'id', { unique: true });
      db.createObjectStore('snapshots', { keyPath: 'seq' });
      db.createObjectStore('aside', { autoIncrement: true });
      void db.createObjectStore('meta').add('the epoch of version 1', 'epoch');
    },
  });
  for (const [store, values] of Object.entries(held)) for (const value of values) await older.add(store, value);
  onTestFinished(() => older.close());
  return { name, older, held };
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
  expect([await journal.newest(5), await journal.history('v1', 5), await journal.snapshots(), await journal.aside()]).toEqual(
    [[], [], [], []],
  );
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
  await hold(name, 4);
  await expect(indexedDbJournal(name)).rejects.toMatchObject({ name: 'NewerProgramError' });
});

test('rejects at once when another tab keeps an older database open, and then stands in nobody’s way', async () => {
  const { name, older } = await version1();
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
  await hold(name, 4);
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
  const { name, older } = await version1();
  const opening = vi.spyOn(indexedDB, 'open');
  onTestFinished(() => opening.mockRestore());
  await expect(indexedDbJournal(name)).rejects.toThrow('Another tab holds');
  older.close();
  const late = opening.mock.results[0]?.value as IDBOpenDBRequest;
  await vi.waitUntil(() => late.readyState === 'done');
  await vi.waitFor(() => expect(() => late.result.transaction('entries')).toThrow(/not allowed/));
});

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
    expect([await journal.snapshots(), await journal.contents.get(['one'])]).toEqual([[snapshot(1)], [new Uint8Array([1])]]);
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
    const reason = 'This browser held data of version 1, which this program cannot read. It began with the sample data.';
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
  expect([await ids(journal), await journal.contents.get(['one'])]).toEqual([['before', 'a'], [new Uint8Array([1, 2, 3])]]);
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
  expect(await journal.contents.get(['one', 'two', 'one'])).toEqual([new Uint8Array([1]), undefined, new Uint8Array([1])]);
  expect(transactions.mock.calls.filter(([stores]) => stores === 'contents')).toHaveLength(2);
});

test('is strict with all that it keeps', async () => {
  const { journal } = await open();
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  onTestFinished(() => transactions.mockRestore());
  await journal.append([draft('a')]);
  await journal.contents.put('one', new Uint8Array([1]));
  await journal.compact(snapshot(1));
  expect(transactions.mock.calls.map(([, , options]) => options?.durability)).toEqual(['strict', 'strict', 'strict', undefined]);
});

describe('in parts', () => {
  const rows = Array.from({ length: 500 }, (_row, index) => ({ id: `device-${index}`, imei: String(10 ** 14 + index) }));
  const state = {
    devices: {
      ids: rows.map(({ id }) => id),
      entities: Object.fromEntries(rows.map((row) => [row.id, row])),
      lastNumber: 500,
    },
  };
  /** Every value in the database as JSON, of what may be long. */
  const valuesIn = async (name: string) => {
    const db = await openDB(name);
    onTestFinished(() => db.close());
    const values: unknown[] = [...(await db.getAll('snapshots')), ...(await db.getAll('contents'))];
    return values.map((value) => (value instanceof Uint8Array ? 'x'.repeat(value.length) : JSON.stringify(value)));
  };

  test('no value is longer than it may be, and nothing is left of what was dropped', async () => {
    const { name, journal } = await open(undefined, 1_000);
    const bytes = crypto.getRandomValues(new Uint8Array(2_500));
    await journal.contents.put('one', bytes);
    for (const seq of [1, 2]) await journal.compact(snapshot(seq, state));
    const before = await valuesIn(name);
    expect(Math.max(...before.map(({ length }) => length))).toBeLessThan(2_000);
    await journal.compact(snapshot(3, state));
    expect((await valuesIn(name)).length).toBe(before.length);
    expect(await journal.snapshots()).toEqual([snapshot(3, state), snapshot(2, state)]);
    expect(await journal.contents.get(['one'])).toEqual([bytes]);
    await journal.contents.remove(['one'], '9999');
    expect((await valuesIn(name)).length).toBe(before.length - 4);
  });

  test('what an earlier program kept whole is still read, and can be removed', async () => {
    const { name, journal } = await open();
    const db = await openDB(name);
    await db.add('contents', new Uint8Array([1, 2]), 'old');
    await db.add('snapshots', snapshot(1, state));
    db.close();
    expect(await journal.contents.get(['old'])).toEqual([new Uint8Array([1, 2])]);
    expect(await journal.snapshots()).toEqual([snapshot(1, state)]);
    expect(await journal.contents.hashes('2026')).toEqual(['old']);
    await journal.contents.remove(['old'], '2026');
    expect(await journal.contents.get(['old'])).toEqual([undefined]);
  });

  test.each<[how: string, damage: (db: IDBPDatabase, part: [name: string, part: number]) => Promise<unknown>]>([
    ['is missing', (db, part) => db.delete('contents', part)],
    ['is no JSON', (db, part) => db.put('contents', { of: ['devices', 'ids'], json: '[' }, part)],
    ['is nothing', (db, part) => db.put('contents', 'x', part)],
  ])('a snapshot of which a part %s has no state, can be set aside, and hides no other', async (_how, damage) => {
    const { name, journal } = await open(undefined, 1_000);
    for (const seq of [1, 2]) await journal.compact(snapshot(seq, state));
    const db = await openDB(name);
    const { name: parts } = (await db.get('snapshots', 2)) as { name: string };
    await damage(db, [parts, 0]);
    db.close();
    const [damaged, older] = await journal.snapshots();
    expect([damaged, older]).toEqual([{ ...snapshot(2), state: undefined }, snapshot(1, state)]);
    await journal.setAside({ what: 'snapshot', seq: 2, reason: 'It holds no state.', content: damaged });
    expect((await journal.aside()).map(({ seq }) => seq)).toEqual([2]);
    expect(await journal.snapshots()).toEqual([snapshot(1, state)]);
  });

  test('a snapshot that cannot be taken apart leaves nothing behind', async () => {
    const { name, journal } = await open(undefined, 1_000);
    const before = await valuesIn(name);
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    await expect(journal.compact(snapshot(1, { ...state, vendors: { entities: { circle } } }))).rejects.toThrow('circular');
    expect(await valuesIn(name)).toEqual(before);
  });

  test('a snapshot that was set aside stays whole, whatever takes its place and is dropped', async () => {
    const { journal } = await open(undefined, 1_000);
    await journal.compact(snapshot(1, state));
    await journal.setAside({ what: 'snapshot', seq: 1, reason: 'It does not fit.', content: snapshot(1, state) });
    const other = { devices: { ids: ['one'], entities: { one: { id: 'one' } }, lastNumber: 1 } };
    await journal.compact(snapshot(1, other));
    expect(await journal.snapshots()).toEqual([snapshot(1, other)]);
    for (const seq of [2, 3, 4]) await journal.compact(snapshot(seq, other));
    expect(await journal.aside()).toMatchObject([{ content: snapshot(1, state) }]);
  });

  test('a snapshot of which a part is missing drops none of the older ones', async () => {
    const { journal } = await open(undefined, 1_000);
    for (const seq of [1, 2]) await journal.compact(snapshot(seq, state));
    const counting = vi.spyOn(IDBObjectStore.prototype, 'count');
    onTestFinished(() => counting.mockRestore());
    counting.mockImplementationOnce(function fewer(this: IDBObjectStore) {
      return this.count(IDBKeyRange.only('none'));
    });
    await expect(journal.compact(snapshot(3, state))).rejects.toThrow('cannot be read back');
    expect(await journal.snapshots()).toHaveLength(3);
  });
});
