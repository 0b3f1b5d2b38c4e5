import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../../../support/memoryOutbox';
import type { Journal, Parcel } from '@/journal/port/port';
import { attached, keepAttachment, readAttachment } from '@/store/kit/attachments/attachments';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { farJournal } from '../../../support/farJournal';
import { loadTab, openTab, settle, type Tab } from '../../../support/tabs';
import { vendorDraft } from '../../../support/vendors';
import { until } from '../../../support/eventually';

const pdf = (text: string) => new File([`%PDF-${text}`], `${text}.pdf`);
const addWith = async ({ store }: Tab, name: string, text = name) =>
  store.dispatch(vendorAdded(vendorDraft(name), await store.dispatch(attached(pdf(text)))));
const certificate = async ({ store }: Tab, name: string) => {
  const file = selectVendors(store.getState()).find((vendor) => vendor.name === name)?.gstFile;
  return file && (await store.dispatch(readAttachment(file))).text();
};
const never = () => new Promise<void>(() => {});
const hashesIn = (journal: Journal) => journal.contents.hashes('9999');
const opening = (shelf: () => Journal, change: Partial<Journal> = {}) =>
  openTab(() => Promise.resolve({ ...shelf(), ...change }));

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
  await until(() => tab.store.getState().journal.waiting === 1);
  expect([await certificate(tab, 'Konkan'), await hashesIn(journal), tab.replica.unsaved()]).toEqual([
    '%PDF-Konkan',
    [],
    true,
  ]);
  full = false;
  await settle([tab]);
  expect(await certificate(await opening(shelf), 'Konkan')).toBe('%PDF-Konkan');
});

test('a file whose fact is not said, or is refused, is kept nowhere', async () => {
  const shelf = memoryShelf();
  const server = shelf();
  const refuses = ({ contents }: Parcel) => contents !== undefined;
  const tab = await openTab(() =>
    Promise.resolve(
      farJournal(
        () => server,
        () => ({ refuses }),
      ),
    ),
  );
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
  await until(() => tab.store.getState().journal.kept === 'durably');
  await settle([tab]);
  tab.store.dispatch(vendorAdded(vendorDraft('Draft'), ofDraft));
  await settle([tab]);
  const late = await opening(shelf);
  expect([await certificate(late, 'Konkan'), await certificate(late, 'Draft')]).toEqual(['%PDF-Konkan', '%PDF-Draft']);
});

describe('where an outbox outlasts the page, a file that was attached while the far journal was away', () => {
  const office = () => {
    const shelf = memoryShelf();
    const line = { cut: false };
    const far = () => Promise.resolve(farJournal(shelf, () => (line.cut ? { away: 'before' } : {})));
    return { shelf, line, far, outbox: memoryOutbox() };
  };

  test('waits with its fact and opens meanwhile; the next tab sends both, once', async () => {
    const { shelf, line, far, outbox } = office();
    const tab = await openTab(far, { outbox, pause: never });
    line.cut = true;
    await addWith(tab, 'Konkan');
    await until(() => !tab.replica.unsaved());
    expect(await certificate(tab, 'Konkan')).toBe('%PDF-Konkan');
    await tab.replica.close();
    expect(await hashesIn(shelf())).toEqual([]);
    line.cut = false;
    const next = await openTab(far, { outbox });
    await settle([next]);
    const late = await opening(shelf);
    expect(selectVendors(late.store.getState()).map(({ name }) => name)).toEqual(['First', 'Second', 'Konkan']);
    expect([await certificate(late, 'Konkan'), await hashesIn(shelf())]).toEqual(['%PDF-Konkan', [expect.any(String)]]);
    expect(await outbox.all()).toEqual([]);
  });

  test('opens in the next tab, although the journal is away again', async () => {
    const { line, far, outbox } = office();
    const tab = await openTab(far, { outbox, pause: never });
    line.cut = true;
    await addWith(tab, 'Konkan');
    await until(() => !tab.replica.unsaved());
    await tab.replica.close();
    line.cut = false;
    const next = loadTab(async () => ({ ...(await far()), append: () => Promise.reject(new Error('Away again.')) }), {
      outbox,
      pause: never,
    });
    await until(() => next.store.getState().journal.status === 'ready');
    expect([await certificate(next, 'Konkan'), next.replica.waiting()]).toEqual(['%PDF-Konkan', 1]);
  });

  test('is let go of when it was damaged there, and its fact arrives all the same', async () => {
    const { shelf, line, far, outbox } = office();
    const tab = await openTab(far, { outbox, pause: never });
    line.cut = true;
    await addWith(tab, 'Konkan');
    await until(() => !tab.replica.unsaved());
    await tab.replica.close();
    const damaged = memoryOutbox();
    const odd = (contents: Parcel['contents']) =>
      new Map([...(contents ?? [])].map(([hash]) => [hash, new Uint8Array([1])] as const));
    await damaged.put((await outbox.all()).map((parcel) => ({ ...parcel, contents: odd(parcel.contents) })));
    line.cut = false;
    const next = await openTab(far, { outbox: damaged });
    await settle([next]);
    expect([selectVendors(next.store.getState()).length, await hashesIn(shelf())]).toEqual([3, []]);
  });
});
