import { expect, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import type { Journal, Parcel } from '@/journal/port';
import { attached, keepAttachment, readAttachment } from '@/store/attachments/attachments';
import { selectVendors, vendorAdded } from '@/store/vendors/vendorsSlice';
import { farJournal } from '../../support/farJournal';
import { openTab, settle, type Tab } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const pdf = (text: string) => new File([`%PDF-${text}`], `${text}.pdf`);
const addWith = async ({ store }: Tab, name: string, text = name) =>
  store.dispatch(vendorAdded(vendorDraft(name), await store.dispatch(attached(pdf(text)))));
const certificate = async ({ store }: Tab, name: string) => {
  const file = selectVendors(store.getState()).find((vendor) => vendor.name === name)?.gstFile;
  return file && (await store.dispatch(readAttachment(file))).text();
};
const hashesIn = (journal: Journal) => journal.contents.hashes('9999');
const opening = (shelf: () => Journal, change: Partial<Journal> = {}) => openTab(() => Promise.resolve({ ...shelf(), ...change }));

test('a file is kept with the fact that names it, and opens meanwhile', async () => {
  const shelf = memoryShelf();
  let full = true;
  const journal = shelf();
  const append: Journal['append'] = (drafts) => (full ? Promise.reject(new Error('No room.')) : journal.append(drafts));
  await opening(shelf);
  const tab = await opening(shelf, { append });
  const file = await tab.store.dispatch(attached(pdf('Konkan')));
  expect(await (await tab.store.dispatch(readAttachment(file))).text()).toBe('%PDF-Konkan');
  tab.store.dispatch(vendorAdded(vendorDraft('Konkan'), file));
  await vi.waitUntil(() => tab.store.getState().journal.waiting === 1);
  expect([await certificate(tab, 'Konkan'), await hashesIn(journal), tab.replica.unsaved()]).toEqual(['%PDF-Konkan', [], true]);
  full = false;
  await settle([tab]);
  expect(await certificate(await opening(shelf), 'Konkan')).toBe('%PDF-Konkan');
});

test('a file whose fact is not said, or is refused, is kept nowhere', async () => {
  const shelf = memoryShelf();
  const server = shelf();
  const refuses = ({ contents }: Parcel) => contents !== undefined;
  const tab = await openTab(() => Promise.resolve(farJournal(() => server, () => ({ refuses }))));
  await tab.store.dispatch(attached(pdf('never said')));
  const said = await addWith(tab, 'Refused');
  await settle([tab]);
  expect(said.done && (await said.confirmed())).toMatchObject({ missed: expect.any(String) as string });
  expect(await hashesIn(server)).toEqual([]);
});

test('two facts may name the same file, and Undo and another Undo find it', async () => {
  const shelf = memoryShelf();
  const tab = await opening(shelf);
  const first = await addWith(tab, 'One', 'same');
  const second = await addWith(tab, 'Two', 'same');
  const undone = first.done ? first.undo?.() : undefined;
  if (second.done) second.undo?.();
  await settle([tab]);
  if (undone?.done) undone.undo?.();
  await settle([tab]);
  const late = await opening(shelf);
  expect(selectVendors(late.store.getState()).map(({ name }) => name)).toEqual(['First', 'Second', 'One']);
  expect(await certificate(late, 'One')).toBe('%PDF-same');
});

test('a file that only memory kept goes with its fact into the storage, once that answers', async () => {
  const shelf = memoryShelf();
  let answers = false;
  const tab = await openTab(() => (answers ? Promise.resolve(shelf()) : Promise.reject(new Error('Off'))));
  await addWith(tab, 'Konkan');
  const ofDraft = await tab.store.dispatch(keepAttachment(pdf('Draft')));
  await settle([tab]);
  answers = true;
  await vi.waitUntil(() => tab.store.getState().journal.kept === 'durably');
  await settle([tab]);
  tab.store.dispatch(vendorAdded(vendorDraft('Draft'), ofDraft));
  await settle([tab]);
  const late = await opening(shelf);
  expect([await certificate(late, 'Konkan'), await certificate(late, 'Draft')]).toEqual(['%PDF-Konkan', '%PDF-Draft']);
});

test('where an outbox outlasts the page, a file is kept before its fact is said', async () => {
  const shelf = memoryShelf();
  const outbox = { all: () => Promise.resolve([]), put: () => Promise.resolve(), take: () => Promise.resolve(), close: () => Promise.resolve() };
  const tab = await openTab(() => Promise.resolve(shelf()), { outbox });
  const { hash } = await tab.store.dispatch(attached(pdf('Konkan')));
  expect(await hashesIn(shelf())).toEqual([hash]);
});
