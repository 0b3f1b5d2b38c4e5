import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { memoryOutbox } from '../../support/memoryOutbox';
import type { Outbox } from '@/journal/sync/outbox';
import type { Draft, Parcel } from '@/journal/port/port';
import { until } from '../../support/eventually';

const draft = (id: string, payload: unknown = id): Draft => ({
  id,
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: 2,
  about: ['v1'],
  action: { type: 'vendors/vendorAdded', payload },
});
const drafts = (...ids: string[]) => ids.map((id) => draft(id));
const parcel = (id: string, ...named: [hash: string, bytes: number[]][]): Parcel => ({
  ...draft(id),
  contents: new Map(named.map(([hash, bytes]) => [hash, new Uint8Array(bytes)])),
});
const ids = async (outbox: Outbox) => (await outbox.all()).map(({ id }) => id);

/** Each call opens the same outbox once more, as a later start would. */
type Door = () => Promise<Outbox>;

const adapters: [string, () => Door][] = [
  [
    'memory',
    () => {
      const outbox = memoryOutbox();
      return () => Promise.resolve(outbox);
    },
  ],
  [
    'IndexedDB',
    () => {
      const name = crypto.randomUUID();
      return () => indexedDbOutbox(name);
    },
  ],
];

const openAs = async (door: Door) => {
  const outbox = await door();
  onTestFinished(() => outbox.close());
  return outbox;
};

describe.each(adapters)('an outbox in %s', (_title, doorOf) => {
  const openOne = () => openAs(doorOf());

  test('begins empty', async () => {
    expect(await (await openOne()).all()).toEqual([]);
  });

  test('gives what waits whole, in the order in which it was put in', async () => {
    const outbox = await openOne();
    const whole = { ...draft('a'), bulk: 'a hash' };
    await outbox.put([draft('c'), whole]);
    await outbox.put(drafts('b'));
    expect(await outbox.all()).toEqual([draft('c'), whole, draft('b')]);
  });

  test('keeps the order of drafts that are put in at once', async () => {
    const outbox = await openOne();
    await Promise.all(['b', 'c', 'a'].map((id) => outbox.put(drafts(id))));
    expect(await ids(outbox)).toEqual(['b', 'c', 'a']);
  });

  test('leaves a draft that is in already as it is, and in its place', async () => {
    const outbox = await openOne();
    await outbox.put([draft('a', 'first'), draft('b'), draft('a', 'second')]);
    await outbox.put([draft('c'), draft('a', 'third')]);
    expect(await outbox.all()).toEqual([draft('a', 'first'), draft('b'), draft('c')]);
  });

  test('takes out what was answered for, and nothing else; and says what of it was in', async () => {
    const outbox = await openOne();
    await outbox.put(drafts('a', 'b', 'c', 'd'));
    expect(await outbox.take(['c', 'unknown', 'a', 'c'])).toEqual(['c', 'a']);
    expect(await ids(outbox)).toEqual(['b', 'd']);
    expect(await outbox.take([])).toEqual([]);
    expect(await ids(outbox)).toEqual(['b', 'd']);
  });

  test('answers one of those alone who take out the same at once', async () => {
    const outbox = await openOne();
    await outbox.put(drafts('a'));
    const taken = await Promise.all([outbox.take(['a']), outbox.take(['a'])]);
    expect(taken.flat()).toEqual(['a']);
  });

  test('keeps the bytes that a draft came with, however many, until it is taken out', async () => {
    const outbox = await openOne();
    const whole = parcel(
      'a',
      ['photo', Array.from({ length: 100_000 }, (_, place) => place % 256)],
      ['certificate', []],
    );
    await outbox.put([whole, parcel('b', ['photo', [1]]), draft('c')]);
    expect(await outbox.all()).toEqual([whole, parcel('b', ['photo', [1]]), draft('c')]);
    await outbox.take(['a']);
    expect(await outbox.all()).toEqual([parcel('b', ['photo', [1]]), draft('c')]);
  });

  test('is not changed by who changes the bytes afterwards', async () => {
    const outbox = await openOne();
    const given = parcel('a', ['photo', [1, 2]]);
    const put = outbox.put([given]);
    given.contents?.get('photo')?.fill(0);
    await put;
    const [read] = await outbox.all();
    read?.contents?.get('photo')?.fill(0);
    expect(await outbox.all()).toEqual([parcel('a', ['photo', [1, 2]])]);
  });

  test('puts at the end what is put in again after it was taken out', async () => {
    const outbox = await openOne();
    await outbox.put(drafts('a', 'b'));
    await outbox.take(['a']);
    await outbox.put(drafts('a'));
    expect(await ids(outbox)).toEqual(['b', 'a']);
  });

  test('outlasts its closing', async () => {
    const door = doorOf();
    const first = await openAs(door);
    const put = first.put(drafts('a', 'b'));
    await first.close();
    await put;
    const second = await openAs(door);
    await second.put(drafts('c'));
    expect(await ids(second)).toEqual(['a', 'b', 'c']);
  });

  test('puts in nothing when one of the drafts cannot be kept', async () => {
    const outbox = await openOne();
    await expect(outbox.put([draft('a'), draft('b', () => 'a function')])).rejects.toThrow('could not be cloned');
    expect(await outbox.all()).toEqual([]);
  });

  test('shares no object with those who put in, nor with those who read', async () => {
    const outbox = await openOne();
    const given = draft('a', { city: 'Pune' });
    const put = outbox.put([given]);
    Object.assign(given.action, { payload: 'changed by the one who put it in' });
    await put;
    for (const read of await outbox.all()) Object.assign(read, { by: 'changed by the one who read' });
    expect(await outbox.all()).toEqual([draft('a', { city: 'Pune' })]);
  });
});

describe('an outbox in IndexedDB', () => {
  const open = async (name: string = crypto.randomUUID()) => ({
    name,
    outbox: await openAs(() => indexedDbOutbox(name)),
  });

  test('is one for all tabs, and each keeps its own order', async () => {
    const { name, outbox } = await open();
    const { outbox: other } = await open(name);
    await Promise.all([outbox.put(drafts('a', 'b')), other.put(drafts('b', 'c')), outbox.put(drafts('d'))]);
    await other.take(['a']);
    expect(await ids(outbox)).toEqual(['b', 'c', 'd']);
    expect(await ids(other)).toEqual(['b', 'c', 'd']);
  });

  test('tells the other tabs that something was put in, as long as they want to hear it', async () => {
    const { name, outbox } = await open();
    const { outbox: other } = await open(name);
    const [hear, nobody] = [vi.fn<() => void>(), vi.fn<() => void>()];
    other.subscribe(hear);
    other.subscribe(nobody)();
    await outbox.put(drafts('a'));
    await until(() => hear.mock.calls.length > 0);
    expect(nobody).not.toHaveBeenCalled();
  });

  test('tells nobody any more once it is closed', async () => {
    const { outbox } = await open();
    const closing = outbox.close();
    await expect(outbox.put(drafts('a'))).rejects.toThrow('closed');
    await closing;
  });

  test('writes strictly, as nobody else knows the drafts', async () => {
    const { outbox } = await open();
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    onTestFinished(() => transactions.mockRestore());
    await outbox.put(drafts('a'));
    await outbox.take(['a']);
    expect(transactions.mock.calls.map(([, mode, options]) => [mode, options?.durability])).toEqual([
      ['readwrite', 'strict'],
      ['readwrite', 'strict'],
    ]);
  });

  test('stands in nobody’s way, and opens again what another closed', async () => {
    const { name, outbox } = await open();
    await outbox.put(drafts('a'));
    const blocked = vi.fn<() => void>();
    await deleteDB(name, { blocked });
    expect(blocked).not.toHaveBeenCalled();
    await outbox.put(drafts('b'));
    expect(await ids(outbox)).toEqual(['b']);
  });

  test('says at the opening that the browser has no storage', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No storage.', 'UnknownError');
    });
    onTestFinished(() => opening.mockRestore());
    await expect(indexedDbOutbox('any')).rejects.toThrow('No storage.');
  });

  test('rejects when a newer program has already changed the database', async () => {
    const name = crypto.randomUUID();
    const newer = await openDB(name, 2);
    onTestFinished(() => newer.close());
    await expect(indexedDbOutbox(name)).rejects.toMatchObject({ name: 'NewerProgramError' });
  });

  test('that is closed refuses, and closing it again does no harm', async () => {
    const { outbox } = await open();
    await outbox.close();
    await outbox.close();
    await expect(outbox.all()).rejects.toThrow('The outbox is closed');
    await expect(outbox.put(drafts('a'))).rejects.toThrow('closed');
    await expect(outbox.take(['a'])).rejects.toThrow('closed');
  });
});
