import 'fake-indexeddb/auto';
import { openDB, type IDBPDatabase } from 'idb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import type { Draft } from '@/journal/port/port';
import { businessModel } from '@/store/business/businessModel';
import { vendorAdded } from '@/store/facts/vendors';
import { openTab, settle } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { names } from '../support/vendorTabs';

/** A business of this browser with some facts, in its database, whose tabs count how often they fetch the checks. */
async function kept() {
  const name = crypto.randomUUID();
  const checks = vi.fn<typeof businessModel.checks>(businessModel.checks);
  const open = () => openTab(() => indexedDbJournal(name), { model: { ...businessModel, checks } });
  const tab = await open();
  for (const vendor of ['Metro', 'Large'])
    tab.store.dispatch(
      vendorAdded(
        vendorDraft(
          vendor,
          vendor === 'Metro'
            ? []
            : Array.from({ length: 2_000 }, (_, index) => ({
                name: `Siren ${index}`,
                rate: 90,
                unit: 'Pcs',
                minOrderQty: 1,
              })),
        ),
      ),
    );
  await settle([tab]);
  const change = async (work: (db: IDBPDatabase) => Promise<unknown>) => {
    const db = await openDB(name);
    await work(db);
    db.close();
  };
  const compact = async () => {
    const journal = await indexedDbJournal(name);
    const [entry] = await journal.newest(1);
    await journal.compact({
      seq: entry?.seq ?? 0,
      version: businessModel.version,
      state: tab.business(),
      overtaken: {},
      checked: true,
    });
    await journal.close();
  };
  return { name, tab, open, checks, change, compact };
}

describe('what this program kept itself', () => {
  test.each(['entries', 'a snapshot'])(
    'is not checked again, in another tab or at the next start, from %s',
    async (from) => {
      const { tab, open, checks, compact } = await kept();
      if (from === 'a snapshot') await compact();
      const next = await open();
      next.store.dispatch(vendorAdded(vendorDraft('Seen in both')));
      await settle([tab, next]);
      for (const each of [tab, next])
        expect(names(each)).toEqual(['First', 'Second', 'Metro', 'Large', 'Seen in both']);
      expect(checks).not.toHaveBeenCalled();
    },
  );

  test('is checked when its entry was changed since', async () => {
    const { open, checks, change } = await kept();
    await change(async (db) => {
      const entry = (await db.get('entries', 2)) as Draft & { action: { payload: { name: unknown } } };
      entry.action.payload.name = { not: 'a name' };
      await db.put('entries', entry);
    });
    const tab = await open();
    expect(names(tab)).toEqual(['First', 'Second', 'Large']);
    expect((await tab.replica.aside()).map(({ seq }) => seq)).toEqual([2]);
    expect(checks).toHaveBeenCalled();
  });

  test('is checked when it only says of itself that it was checked', async () => {
    const { open, checks, compact, change } = await kept();
    await compact();
    await change(async (db) => {
      const { seal: _, ...snapshot } = (await db.get('snapshots', 3)) as { seal: number };
      await db.put('snapshots', { ...snapshot, checked: true });
      const odd = {
        id: 'odd',
        at: '2026-07-01T09:30:00.000Z',
        by: 'Asha',
        version: businessModel.version,
        about: [],
        checked: true,
      };
      await db.add('entries', { ...odd, action: { type: vendorAdded.type, payload: { id: 'v9', name: 7 } } });
    });
    const tab = await open();
    expect(names(tab)).toEqual(['First', 'Second', 'Metro', 'Large']);
    expect((await tab.replica.aside()).map(({ seq }) => seq)).toEqual([4]);
    expect(checks).toHaveBeenCalledTimes(2);
  });

  test('brings nothing into every object, whatever a part of its snapshot is named', async () => {
    const { open, change, compact } = await kept();
    await compact();
    await change(async (db) => {
      const { name, parts, ...head } = (await db.get('snapshots', 3)) as { name: string; parts: number };
      await db.put('contents', { of: ['__proto__', 'polluted'], json: '{"yes":1}' }, [name, parts]);
      await db.put('snapshots', { ...head, name, parts: parts + 1 });
    });
    const tab = await open();
    onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'polluted'));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(names(tab)).toEqual(['First', 'Second', 'Metro', 'Large']);
  });

  test('is checked when the payload beside its entry was changed since', async () => {
    const { open, checks, change } = await kept();
    await change(async (db) => {
      const { bulk = '' } = (await db.get('entries', 3)) as Draft;
      await db.put('contents', new TextEncoder().encode('{"id":"x","name":7}'), [bulk, 0]);
    });
    const tab = await open();
    expect(names(tab)).toEqual(['First', 'Second', 'Metro']);
    expect(checks).toHaveBeenCalled();
  });

  test.each<[what: string, change: (db: IDBPDatabase, kept: { name: string }) => Promise<unknown>]>([
    [
      'a part of it',
      async (db, { name }) => {
        for (const key of await db.getAllKeys('contents', IDBKeyRange.bound([name, 0], [name, []]))) {
          const part = (await db.get('contents', key)) as { json: string };
          await db.put('contents', { ...part, json: part.json.replaceAll('"Metro"', '7') }, key);
        }
      },
    ],
    ['its head', async (db, head) => db.put('snapshots', { ...head, overtaken: { 2: 'Nothing' } })],
  ])('is checked when, of a snapshot, %s was changed since', async (_what, work) => {
    const { open, checks, change, compact } = await kept();
    await compact();
    await change(async (db) => work(db, (await db.get('snapshots', 3)) as { name: string }));
    const tab = await open();
    expect(names(tab)).toEqual(['First', 'Second', 'Metro', 'Large']);
    expect(checks).toHaveBeenCalled();
  });

  test('is checked where another hand appended it', async () => {
    const { name, open, checks } = await kept();
    const journal = await indexedDbJournal(name);
    const action = { type: vendorAdded.type, payload: { id: 'v9', name: 7 } };
    await journal.append([
      { id: 'odd', at: '2026-07-01T09:30:00.000Z', by: 'Asha', version: businessModel.version, about: [], action },
    ]);
    const tab = await open();
    expect(names(tab)).toEqual(['First', 'Second', 'Metro', 'Large']);
    expect((await tab.replica.aside()).map(({ seq }) => seq)).toEqual([4]);
    expect(checks).toHaveBeenCalled();
  });
});
