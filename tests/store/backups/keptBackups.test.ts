import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { emptying, readingBackup } from '@/store/backups/exchange';
import { keepBackup, keptBackups, keptFile } from '@/store/backups/keptBackups';
import { tidying } from '@/store/backups/tidying';
import { vendorAdded } from '@/store/facts/vendors';
import { openTab, settle } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const task = () => ({ signal: new AbortController().signal, onProgress: () => {} });
const KEY = 'trackyard.backups';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a backup that was taken before everything went is listed, and holds all of it a month later', async () => {
  const tab = await openTab(() => Promise.resolve(memoryShelf()()));
  const { dispatch } = tab.store;
  dispatch(vendorAdded(vendorDraft('Konkan')));
  await settle([tab]);
  await dispatch(keepBackup('Asha', task()));
  dispatch(emptying());
  await settle([tab]);
  await dispatch(tidying(Date.now() + 30 * 24 * 3_600_000));
  const [backup, ...others] = keptBackups();
  expect([backup?.by, others]).toEqual(['Asha', []]);
  if (!backup) return;
  const { business, leftOut } = await dispatch(readingBackup(await dispatch(keptFile(backup)), task()));
  expect([Object.values(business.vendors.entities).map(({ name }) => name), leftOut]).toEqual([
    ['First', 'Second', 'Konkan'],
    [],
  ]);
});

test('of many the newest three stay', async () => {
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  for (const by of ['One', 'Two', 'Three', 'Four']) await store.dispatch(keepBackup(by, task()));
  expect(keptBackups().map(({ by }) => by)).toEqual(['Four', 'Three', 'Two']);
});

test('one that could not be kept is not listed', async () => {
  const journal = memoryShelf()();
  const contents = { ...journal.contents, put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) };
  const { store } = await openTab(() => Promise.resolve({ ...journal, contents }));
  await expect(store.dispatch(keepBackup('Asha', task()))).rejects.toThrow('full');
  expect(keptBackups()).toEqual([]);
});

test('one whose bytes are gone says so', async () => {
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  const gone = { hash: 'x', size: 1, at: '2026-09-05T10:00:00Z', by: 'Asha' };
  await expect(store.dispatch(keptFile(gone))).rejects.toThrow('not in this browser any more');
});

test.each(['{', 'null', '7', '[1,null,{"hash":7}]', '{"length":3}'])('a list that reads %s is an empty one', (text) => {
  kept.set(KEY, text);
  expect(keptBackups()).toEqual([]);
});
