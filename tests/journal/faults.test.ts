import 'fake-indexeddb/auto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { businessModel } from '@/store/business/businessModel';
import { readNewest } from '@/store/business/activityReading';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { breakStorage, type Break } from '../support/brokenStorage';
import { done } from '../support/said';
import { nextTurn, openTab, settle, type Tab } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { names, siren } from '../support/vendorTabs';
import { until } from '../support/eventually';

const FULL = 'The storage of this browser is full. Free some space on this device.';
const SILENT = 'The storage of this browser does not answer. Trackyard tries again by itself.';
const often = [
  ['once', 1],
  ['for a while', Number.POSITIVE_INFINITY],
] as const;

const journalOf = (tab: Tab) => tab.store.getState().journal;
const add = (tab: Tab, name: string) => done(tab.store.dispatch(vendorAdded(vendorDraft(name))));

async function tabOn(name: string, compactAfter?: number) {
  const tab = await openTab(() => indexedDbJournal(name), compactAfter === undefined ? {} : { compactAfter });
  onTestFinished(() => tab.replica.close());
  return tab;
}

/** A browser's database in which somebody added the vendor Before. */
async function kept(compactAfter?: number) {
  const name = crypto.randomUUID();
  const tab = await tabOn(name, compactAfter);
  add(tab, 'Before');
  await settle([tab]);
  return { name, tab };
}

/** Looks at how it is while the storage stays broken; once is over too soon to be seen. */
const whileItLasts = async (times: number, look: () => Promise<void>) => {
  if (times > 1) await look();
};

function broken(at: Break, times: number) {
  const mend = breakStorage(at, times);
  onTestFinished(mend);
  return mend;
}

/** All is well: nothing waits, nothing is said to be wrong, and whoever comes next finds the same. */
async function expectHealed(name: string, tab: Tab, vendors: readonly string[]) {
  await until(() => journalOf(tab).kept === 'durably');
  await settle([tab]);
  expect(tab.replica.unsaved()).toBe(false);
  expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'durably', waiting: 0, missed: [] });
  expect(journalOf(tab)).not.toHaveProperty('trouble');
  const late = await tabOn(name);
  expect([names(tab), names(late)]).toEqual([vendors, vendors]);
  expect(late.business()).toEqual(tab.business());
}

const reading = (method: string, store?: string, of: Break['of'] = IDBObjectStore): Break => ({
  of,
  method,
  ...(store && { store }),
  error: 'UnknownError',
});
const writing = (method: string, store: string): Break => ({
  of: IDBObjectStore,
  method,
  store,
  error: 'QuotaExceededError',
});

const starts: [step: string, at: Break, words: string][] = [
  ['opening', reading('open', undefined, IDBFactory), SILENT],
  ['asking which database it is', reading('get', 'meta'), SILENT],
  ['reading the snapshots', reading('getAll', 'snapshots'), SILENT],
  ['reading the entries', reading('getAll', 'entries'), SILENT],
];
const firstStarts: typeof starts = [
  ['making the database', reading('createObjectStore', undefined, IDBDatabase), SILENT],
  ['filling the new database', writing('add', 'meta'), FULL],
  ['beginning the journal', writing('add', 'entries'), FULL],
  ['keeping what the journal begins with', writing('put', 'contents'), FULL],
];

describe.each(often)('a storage that fails %s', (_how, times) => {
  test.each(starts)('at %s has the work go on in memory, says so, and loses nothing', async (_step, at, words) => {
    const { name } = await kept();
    const mend = broken(at, times);
    const tab = await tabOn(name);
    add(tab, 'During');
    await whileItLasts(times, async () => {
      for (let turn = 0; turn < 50; turn += 1) await nextTurn();
      expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'in memory', trouble: words });
      expect(tab.replica.unsaved()).toBe(true);
      expect(names(tab)).toEqual(['First', 'Second', 'During']);
    });
    mend();
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'During']);
  });

  test.each(firstStarts)('at %s does so as well', async (step, at, words) => {
    const name = crypto.randomUUID();
    // The sample is large enough to travel apart, as the product's is.
    const large = step.startsWith('keeping') ? 1_000 : 0;
    const first = vendorDraft(
      'Large',
      Array.from({ length: large }, (_, index) => ({ ...siren, name: `Siren ${index}` })),
    );
    const mend = broken(at, times);
    const tab = await tabOn(name);
    done(tab.store.dispatch(vendorAdded(first)));
    await whileItLasts(large === 0 ? times : 1, async () => {
      for (let turn = 0; turn < 50; turn += 1) await nextTurn();
      expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'in memory', trouble: words });
      expect(tab.replica.unsaved()).toBe(true);
    });
    mend();
    await expectHealed(name, tab, ['First', 'Second', 'Large']);
  });

  test.each<[step: string, at: Break, words: string]>([
    ['appending', writing('add', 'entries'), FULL],
    ['looking whether it was appended before', reading('getKey', 'entries', IDBIndex), SILENT],
    ['opening again after the browser closed it', reading('open', undefined, IDBFactory), SILENT],
  ])('at %s has the fact wait, counts it, and keeps it once it can', async (step, at, words) => {
    const { name, tab } = await kept();
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    onTestFinished(() => opened.mockRestore());
    if (step.startsWith('opening')) {
      await tab.replica.newest(1);
      for (const db of opened.mock.contexts) (db as IDBDatabase).close();
    }
    const mend = broken(at, times);
    const said = add(tab, 'During');
    expect(names(tab)).toEqual(['First', 'Second', 'Before', 'During']);
    await whileItLasts(times, async () => {
      await until(() => journalOf(tab).waiting === 1);
      expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'durably', trouble: words });
      expect(tab.replica.unsaved()).toBe(true);
    });
    mend();
    expect(await said.confirmed()).toEqual({ kept: 3 });
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'During']);
  });

  test('at reading what was appended tells what was kept once it can be read', async () => {
    const { name, tab } = await kept();
    const mend = broken(reading('getAll', 'entries'), times);
    const said = add(tab, 'During');
    await whileItLasts(times, async () => {
      await until(() => journalOf(tab).trouble === SILENT);
      expect(journalOf(tab).waiting).toBe(1);
    });
    mend();
    expect(await said.confirmed()).toEqual({ kept: 3 });
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'During']);
  });

  test('at reading what another tab said shows what is known, says so, and shows the rest once it can', async () => {
    const { name, tab } = await kept();
    const other = await tabOn(name);
    const mend = broken(reading('getAll', 'entries'), times);
    add(other, 'During');
    await whileItLasts(times, async () => {
      await until(() => journalOf(tab).trouble === SILENT);
      expect(names(tab)).toEqual(['First', 'Second', 'Before']);
    });
    mend();
    await settle([tab, other]);
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'During']);
  });

  test.each([
    ['keeping a snapshot', writing('add', 'snapshots')],
    ['keeping a part of a snapshot', writing('put', 'contents')],
    ['reading a snapshot back', reading('get', 'snapshots')],
    ['dropping snapshots', reading('getAllKeys', 'snapshots')],
  ])('at %s keeps every fact all the same, and says nothing', async (_step, at) => {
    const { name, tab } = await kept(10);
    const troubles = new Set<string | undefined>();
    tab.store.subscribe(() => troubles.add(journalOf(tab).trouble));
    const mend = broken(at, times);
    for (let index = 0; index < 10; index += 1) tab.store.dispatch(productAdded('vendor-2', siren));
    add(tab, 'During');
    await settle([tab]);
    mend();
    expect([...troubles]).toEqual([undefined]);
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'During']);
  });

  test('at keeping the bulk of a large fact has it wait, and keeps it once it can', async () => {
    const { name, tab } = await kept();
    const mend = broken(writing('put', 'contents'), times);
    const products = Array.from({ length: 1_000 }, (_, index) => ({ ...siren, name: `Siren ${index}` }));
    tab.store.dispatch(vendorAdded(vendorDraft('Large', products)));
    await whileItLasts(times, async () => {
      await until(() => journalOf(tab).waiting === 1);
      expect(journalOf(tab).trouble).toBe(FULL);
    });
    mend();
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'Large']);
  });

  test('at moving aside what cannot be read shows the rest, and moves it another time', async () => {
    const { name } = await kept();
    const raw = await indexedDbJournal(name);
    onTestFinished(() => raw.close());
    await raw.append([
      { id: 'odd', at: '', by: '', about: [], version: businessModel.version, action: { type: vendorAdded.type } },
    ]);
    const mend = broken(writing('add', 'aside'), times);
    const tab = await tabOn(name);
    expect(names(tab)).toEqual(['First', 'Second', 'Before']);
    expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'durably', setAside: 1 });
    mend();
    const late = await tabOn(name);
    expect(names(late)).toEqual(['First', 'Second', 'Before']);
    expect(await late.replica.aside()).toHaveLength(1);
  });

  test.each<[step: string, at: Break, read: (tab: Tab) => Promise<unknown>]>([
    ['the newest activities', reading('openKeyCursor', 'entries'), (tab) => tab.store.dispatch(readNewest(5, 5))],
    ['a history', reading('getAllKeys', 'entries', IDBIndex), (tab) => tab.replica.history('vendor-1', 5)],
    ['what was set aside', reading('getAll', 'aside'), (tab) => tab.replica.aside()],
    ['the bytes of an attachment', reading('get', 'contents'), (tab) => tab.replica.contents().get(['hash'])],
    ['which attachments there are', reading('openCursor', 'contents'), (tab) => tab.replica.tidy([], '9999')],
  ])('at reading %s refuses that alone, and answers when asked again', async (_what, at, read) => {
    const { name, tab } = await kept();
    const before = tab.store.getState();
    const mend = broken(at, times);
    await expect(read(tab)).rejects.toMatchObject({ name: 'UnknownError' });
    expect(tab.store.getState()).toBe(before);
    add(tab, 'During');
    await settle([tab]);
    mend();
    await expect(read(tab)).resolves.not.toThrow();
    await expectHealed(name, tab, ['First', 'Second', 'Before', 'During']);
  });

  test.each([
    ['keeping', writing('put', 'contents'), (tab: Tab) => tab.replica.contents().put('new', new Uint8Array([2]))],
    ['removing', writing('delete', 'contents'), (tab: Tab) => tab.replica.tidy(['"hash":"new"'], '9999')],
  ])('at %s an attachment leaves those that are there, and works when tried again', async (_step, at, change) => {
    const { name, tab } = await kept();
    await tab.replica.contents().put('old', new Uint8Array([1]));
    const mend = broken(at, times);
    await expect(change(tab)).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await tab.replica.contents().get(['old'])).toEqual([new Uint8Array([1])]);
    mend();
    await change(tab);
    await expectHealed(name, tab, ['First', 'Second', 'Before']);
  });

  test('at asking for older data at the start has all the rest ready', async () => {
    const { name } = await kept();
    const mend = broken(reading('getAll', 'aside'), times);
    const tab = await tabOn(name);
    expect(journalOf(tab)).toMatchObject({ status: 'ready', kept: 'durably' });
    mend();
    await expectHealed(name, tab, ['First', 'Second', 'Before']);
  });
});
