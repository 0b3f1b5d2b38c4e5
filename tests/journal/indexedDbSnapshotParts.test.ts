import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { open, snapshot } from '../support/indexedDbJournals';

describe('in parts', () => {
  const rows = Array.from({ length: 500 }, (_row, index) => ({
    id: `device-${index}`,
    imei: String(10 ** 14 + index),
  }));
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

  test.each([{ parts: 1e9 }, { parts: Number.POSITIVE_INFINITY }, { parts: 1 }, { parts: 'many' }, { name: {} }])(
    'a snapshot whose head says %j, which its database cannot have, has no state and hides no other',
    async (crafted) => {
      const { name, journal } = await open(undefined, 1_000);
      for (const seq of [1, 2]) await journal.compact(snapshot(seq, state));
      const db = await openDB(name);
      await db.put('snapshots', { ...((await db.get('snapshots', 2)) as object), ...crafted });
      db.close();
      const [damaged, older] = await journal.snapshots();
      expect([damaged, older]).toEqual([{ ...snapshot(2), state: undefined }, snapshot(1, state)]);
      await journal.setAside({ what: 'snapshot', seq: 2, reason: 'It holds no state.', content: damaged });
      expect(await journal.aside()).toMatchObject([{ seq: 2, content: { seq: 2, state: undefined } }]);
    },
  );

  test('a snapshot that cannot be taken apart leaves nothing behind', async () => {
    const { name, journal } = await open(undefined, 1_000);
    const before = await valuesIn(name);
    const circle: Record<string, unknown> = {};
    circle.circle = circle;
    await expect(journal.compact(snapshot(1, { ...state, vendors: { entities: { circle } } }))).rejects.toThrow(
      'circular',
    );
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
      return this.count(IDBKeyRange.bound('none', 'none'));
    });
    await expect(journal.compact(snapshot(3, state))).rejects.toThrow('cannot be read back');
    expect(await journal.snapshots()).toHaveLength(3);
  });
});
