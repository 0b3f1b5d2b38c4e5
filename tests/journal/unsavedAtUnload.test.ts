import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../support/memoryOutbox';
import type { Draft, Journal } from '@/journal/port/port';
import { factUndone } from '@/journal/undo/undo';
import { businessModel } from '@/store/business/businessModel';
import { businessReplaced } from '@/store/business/business';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { devicesDeleted } from '@/store/facts/configured';
import { configuredDevice } from '../support/stock';
import { nextTurn, openTab, settle, smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { names } from '../support/vendorTabs';

/** A browser's local storage, which takes so many characters. */
function localStorageOf(room = 5_000_000) {
  const storage: Record<string, unknown> = Object.create({
    getItem: (key: string) => (Object.hasOwn(storage, key) ? storage[key] : null),
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
      storage[key] = text;
    },
    removeItem: (key: string) => void delete storage[key],
  }) as Record<string, unknown>;
  vi.stubGlobal('localStorage', storage);
  return storage;
}

afterEach(() => vi.unstubAllGlobals());

const draft = (id: string, payload: unknown = id): Draft => ({
  id,
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: businessModel.version,
  about: [],
  action: { type: 'vendors/vendorAdded', payload },
});
const idsOf = (found: readonly object[]) => found.map((one) => ('id' in one ? one.id : undefined));

describe('what pages leave in the local storage', () => {
  test('is found by another page, of all pages, until its outcome is known', () => {
    const storage = localStorageOf();
    const [one, other] = [leftInLocalStorage('test'), leftInLocalStorage('test')];
    one.leave([draft('a'), draft('b')]);
    other.leave([draft('c')]);
    expect(new Set(idsOf(leftInLocalStorage('test').all()))).toEqual(new Set(['a', 'b', 'c']));
    leftInLocalStorage('test').take(['a', 'c']);
    expect(idsOf(leftInLocalStorage('test').all())).toEqual(['b']);
    leftInLocalStorage('test').take(['b']);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('is told in the order in which the pages said it, and once, by the last page that left it', () => {
    const storage = localStorageOf();
    const at = (id: string, minute: string) => ({ ...draft(id), at: `2026-07-01T09:${minute}:00.000Z` });
    leftInLocalStorage('test').leave([at('c', '32')]);
    for (const id of ['a', 'a', 'a']) leftInLocalStorage('test').leave([at(id, '30'), at('b', '31')]);
    expect(idsOf(leftInLocalStorage('test').all())).toEqual(['a', 'b', 'c']);
    expect(Object.keys(storage)).toHaveLength(2);
  });

  test('stays as it is, in whatever form a newer program wrote it, where nothing is to be taken out', () => {
    const newer = { 'test.waiting.new': '{"form":3,"drafts":[{"id":"z"}]}' };
    const storage = Object.assign(localStorageOf(), newer);
    const left = leftInLocalStorage('test');
    left.leave([draft('a')]);
    left.take(['a']);
    expect({ ...storage }).toEqual(newer);
  });

  test('is the beginning of it where there is no room for all', () => {
    localStorageOf();
    const left = leftInLocalStorage('test');
    left.leave([draft('a'), draft('b', 'x'.repeat(2_000_000)), draft('c')]);
    expect(idsOf(left.all())).toEqual(['a']);
  });

  test.each<[string, () => void]>([
    ['full', () => localStorageOf(10)],
    ['switched off', () => vi.stubGlobal('localStorage', undefined)],
    [
      'of another hand',
      () =>
        Object.assign(localStorageOf(), {
          'test.waiting.1': '{',
          'test.waiting.2': '{"id":1}',
          'test.waiting.3': '[null,7,[]]',
        }),
    ],
  ])('harms nothing when the storage is %s', (_what, arrange) => {
    arrange();
    const left = leftInLocalStorage('test');
    left.leave([draft('a')]);
    left.take(['z']);
    expect(() => left.all()).not.toThrow();
  });
});

const someTurns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
};

/** Opens a shelf whose database gives up every append, as it does when the page goes. */
const givingUp = (open: () => Journal) => () => {
  const journal = open();
  return Promise.resolve({
    ...journal,
    append: (drafts: readonly Draft[]) =>
      drafts[0]?.id === 'beginning' ? journal.append(drafts) : new Promise<never>(() => {}),
  });
};

describe('a page that is left while facts wait', () => {
  const unsavedAtUnload = () => leftInLocalStorage('test');

  test('leaves them to the next one, which keeps each once', async () => {
    const storage = localStorageOf();
    const shelf = memoryShelf();
    const page = await openTab(givingUp(shelf), { unsavedAtUnload: unsavedAtUnload() });
    page.store.dispatch(vendorAdded(vendorDraft('Said while leaving')));
    page.store.dispatch(productAdded('vendor-1', { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 }));
    page.replica.leave();
    const open = () => Promise.resolve(shelf());
    const [next, beside] = await Promise.all([
      openTab(open, { unsavedAtUnload: unsavedAtUnload() }),
      openTab(open, { unsavedAtUnload: unsavedAtUnload() }),
    ]);
    await settle([next, beside]);
    for (const tab of [next, beside, await openTab(open)])
      expect(names(tab)).toEqual(['First', 'Second', 'Said while leaving']);
    expect((await shelf().newest(9)).length).toBe(3);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('and comes back keeps them itself, once', async () => {
    const storage = localStorageOf();
    const shelf = memoryShelf();
    const page = await openTab(() => Promise.resolve(shelf()), { unsavedAtUnload: unsavedAtUnload() });
    page.store.dispatch(vendorAdded(vendorDraft('Said while leaving')));
    page.replica.leave();
    expect(Object.keys(storage)).toHaveLength(1);
    await settle([page]);
    expect(Object.keys(storage)).toEqual([]);
    expect(names(await openTab(() => Promise.resolve(shelf()), { unsavedAtUnload: unsavedAtUnload() }))).toEqual([
      'First',
      'Second',
      'Said while leaving',
    ]);
  });

  test('leaves what another hand may have changed: what does not fit is set aside with its reason, what a newer program left stays', async () => {
    const storage = localStorageOf();
    const good = { ...draft('good'), action: vendorAdded(vendorDraft('Good')) };
    const misfit = { ...draft('misfit'), action: { type: 'vendors/vendorAdded', payload: { vendor: 7 } } };
    const whole = { ...draft('whole'), action: businessReplaced(smallBusiness, 'sample'), at: 7 };
    const newer = { ...draft('newer'), version: 99 };
    storage['test.waiting.1'] = JSON.stringify([misfit, good, whole, newer, { id: 4 }]);
    const shelf = memoryShelf();
    const page = await openTab(() => Promise.resolve(shelf()), { unsavedAtUnload: unsavedAtUnload() });
    await settle([page]);
    await someTurns();
    expect(names(page)).toEqual(['First', 'Second', 'Good']);
    const aside = await page.replica.aside();
    expect(aside.map(({ what, content }) => [what, (content as { id: unknown }).id])).toEqual([
      ['draft', 'misfit'],
      ['draft', 'whole'],
      ['draft', 4],
    ]);
    for (const { reason } of aside) expect(reason).toMatch(/^It waited to be kept\. .+\.$/);
    expect(idsOf(unsavedAtUnload().all())).toEqual(['newer']);
    expect(page.store.getState().journal.setAside).toBe(3);
  });

  test('and another one beside it left them as well has each shown and kept once', async () => {
    const storage = localStorageOf();
    const action = productAdded('vendor-1', { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 });
    for (const page of [1, 2]) storage[`test.waiting.${page}`] = JSON.stringify([{ ...draft('siren'), action }]);
    const shelf = memoryShelf();
    const next = await openTab(() => Promise.resolve(shelf()), { unsavedAtUnload: unsavedAtUnload() });
    await settle([next]);
    const late = await openTab(() => Promise.resolve(shelf()));
    expect(next.business()).toEqual(late.business());
    expect(late.business().vendors.entities['vendor-1']?.products.map(({ name }) => name)).toEqual([
      'Relay',
      'Harness',
      'Siren',
    ]);
  });

  test.each<[what: string, odd: object]>([
    ['bytes that are none', { contents: {} }],
    ['bytes under a name of its own', { contents: [['hash', 'text']] }],
    ['to take itself back', { undoes: 'good' }],
    ['to take back a number', { undoes: 7 }],
  ])('leaves a fact that claims %s, which is kept all the same', async (_what, odd) => {
    const storage = localStorageOf();
    storage['test.waiting.1'] = JSON.stringify([
      { ...draft('good'), action: vendorAdded(vendorDraft('Good')), ...odd },
    ]);
    const shelf = memoryShelf();
    const page = await openTab(() => Promise.resolve(shelf()), { unsavedAtUnload: unsavedAtUnload() });
    await settle([page]);
    expect((await shelf().newest(1)).map(({ id }) => id)).toEqual(['good']);
    expect(await shelf().contents.hashes('9999')).toEqual([]);
  });

  test('leaves what makes of the business what it must not be: it is never shown, and set aside', async () => {
    const storage = localStorageOf();
    const device = configuredDevice(9);
    const changes = [{ path: ['configured', device.id], place: 0, was: { ...device, selectName: { not: 'a name' } } }];
    const odd = {
      ...draft('odd'),
      action: factUndone({ fact: devicesDeleted([device]), changes }),
      checked: true,
    };
    storage['test.waiting.1'] = JSON.stringify([odd]);
    const name = crypto.randomUUID();
    const page = await openTab(() => indexedDbJournal(name), { unsavedAtUnload: unsavedAtUnload() });
    await settle([page]);
    await someTurns();
    for (const tab of [page, await openTab(() => indexedDbJournal(name))])
      expect(tab.business().configured).toEqual(smallBusiness.configured);
    expect((await page.replica.aside()).map(({ what }) => what)).toEqual(['entry']);
    expect(page.store.getState().journal.missed).toHaveLength(1);
  });

  test('leaves what cannot be set aside now: it stays for another time, and all else is here', async () => {
    const storage = localStorageOf();
    const misfit = { ...draft('misfit'), action: { type: 'vendors/vendorAdded', payload: { vendor: 7 } } };
    storage['test.waiting.1'] = JSON.stringify([
      misfit,
      { ...draft('good'), action: vendorAdded(vendorDraft('Good')) },
    ]);
    const shelf = memoryShelf();
    const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
    const page = await openTab(() => Promise.resolve({ ...shelf(), setAside: full }), {
      unsavedAtUnload: unsavedAtUnload(),
    });
    await settle([page]);
    expect(page.store.getState().journal.status).toBe('ready');
    expect(names(page)).toEqual(['First', 'Second', 'Good']);
    expect(idsOf(unsavedAtUnload().all())).toEqual(['misfit']);
  });

  test('finds what does not fit in the outbox as well, sets it aside once and sends the rest', async () => {
    const outbox = memoryOutbox();
    const misfit = { ...draft('misfit'), action: { type: 'vendors/vendorAdded', payload: { vendor: 7 } } };
    await outbox.put([misfit, { ...draft('good'), action: vendorAdded(vendorDraft('Good')) }]);
    const shelf = memoryShelf();
    const tab = await openTab(() => Promise.resolve(shelf()), { outbox });
    await settle([tab]);
    await someTurns();
    expect(names(tab)).toEqual(['First', 'Second', 'Good']);
    expect((await tab.replica.aside()).map(({ what }) => what)).toEqual(['draft']);
    expect(await outbox.all()).toEqual([]);
  });
});
