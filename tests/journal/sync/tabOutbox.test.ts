import { describe, expect, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../../support/memoryOutbox';
import type { Outbox } from '@/journal/sync/outbox';
import type { Journal, Parcel } from '@/journal/port/port';
import { createTabOutbox } from '@/journal/sync/tabOutbox';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, productEdited, vendorAdded } from '@/store/facts/vendors';
import { farJournal, type Conduct } from '../../support/farJournal';
import { loadTab, nextTurn, openTab, settle } from '../../support/tabs';
import { productChange, vendorDraft } from '../../support/vendors';
import { names } from '../../support/vendorTabs';
import { until } from '../../support/eventually';

const draft = (id: string): Parcel => ({
  id,
  at: '2026-07-01T09:30:00.000Z',
  by: 'Asha',
  version: 2,
  about: [],
  action: { type: 'vendors/vendorAdded', payload: id },
});
const ids = async (outbox: Pick<Outbox, 'all'>) => (await outbox.all()).map(({ id }) => id);
const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
const someTurns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
};

describe("a tab's hand on the outbox", () => {
  test('puts in together with the next what it could not put in, in its order, and knows what outlasts the tab', async () => {
    const outbox = memoryOutbox();
    let room = false;
    const tab = createTabOutbox({ ...outbox, put: (parcels) => (room ? outbox.put(parcels) : full()) });
    await expect(tab.put([draft('a')])).rejects.toThrow('Full');
    await expect(tab.put([draft('b')])).rejects.toThrow('Full');
    expect(['a', 'b'].map(tab.holds)).toEqual([false, false]);
    room = true;
    await tab.put([draft('c')]);
    expect(await ids(outbox)).toEqual(['a', 'b', 'c']);
    expect(['a', 'b', 'c'].map(tab.holds)).toEqual([true, true, true]);
  });

  test('does not put in later what is settled meanwhile', async () => {
    const outbox = memoryOutbox();
    let room = false;
    const tab = createTabOutbox({ ...outbox, put: (parcels) => (room ? outbox.put(parcels) : full()) });
    await expect(tab.put([draft('a')])).rejects.toThrow('Full');
    tab.drop(['a']);
    await tab.tidy();
    room = true;
    await tab.put([draft('b')]);
    expect(await ids(outbox)).toEqual(['b']);
  });

  test('of two tabs that found the same has the one tell that takes it out', async () => {
    const outbox = memoryOutbox();
    await outbox.put([draft('a')]);
    const told: string[] = [];
    const tabs = ['one', 'other'].map((name) => ({ name, at: createTabOutbox(outbox) }));
    for (const { name, at } of tabs) {
      await at.all();
      at.tellOnce('a', () => told.push(name));
      at.drop(['a']);
    }
    for (const { at } of tabs.toReversed()) await at.tidy();
    expect(told).toEqual(['other']);
  });

  test('tells by itself of what was never in the outbox, or could not be put in', async () => {
    const tab = createTabOutbox({ ...memoryOutbox(), put: full });
    const told: string[] = [];
    tab.tellOnce('never', () => told.push('never'));
    await tab.put([draft('full')]).catch(() => {});
    tab.tellOnce('full', () => told.push('full'));
    tab.drop(['full']);
    await tab.tidy();
    expect(told).toEqual(['never', 'full']);
  });

  test('tells once the taking out works that failed at first', async () => {
    const outbox = memoryOutbox();
    let busy = true;
    const tab = createTabOutbox({ ...outbox, take: (taken) => (busy ? full() : outbox.take(taken)) });
    const told = vi.fn<() => void>();
    await tab.put([draft('a')]);
    tab.tellOnce('a', told);
    tab.drop(['a']);
    await expect(tab.tidy()).rejects.toThrow('Full');
    expect([told.mock.calls.length, await ids(tab)]).toEqual([0, []]);
    busy = false;
    await tab.tidy();
    expect(told).toHaveBeenCalledOnce();
  });
});

/** A browser with some tabs, and the line of each to the office. */
function browser(shelf = memoryShelf()) {
  const outbox = memoryOutbox();
  const line: { how: Conduct } = { how: {} };
  const far = (): Promise<Journal> => Promise.resolve(farJournal(shelf, () => line.how));
  const open = (pause = nextTurn) => openTab(far, { outbox, pause });
  return { shelf, outbox, line, far, open };
}

describe('several tabs of one browser', () => {
  test.each(['while the first tab is open', 'after the first tab was closed'])(
    'tell once what was refused, %s',
    async (when) => {
      const { outbox, line, far, open } = browser();
      const first = await open();
      line.how = { away: 'before' };
      first.store.dispatch(vendorAdded(vendorDraft('Refused')));
      await until(() => !first.replica.unsaved());
      if (when.startsWith('after')) await first.replica.close();
      line.how = { refuses: () => true };
      const tabs = [first, loadTab(far, { outbox }), loadTab(far, { outbox })];
      await until(() => tabs.slice(1).every(({ store }) => store.getState().journal.status === 'ready'));
      for (const { replica } of tabs) await replica.settled();
      await someTurns();
      expect(tabs.flatMap(({ store }) => store.getState().journal.missed)).toHaveLength(1);
      for (const tab of tabs.slice(1)) expect(names(tab)).toEqual(['First', 'Second']);
      expect(await ids(outbox)).toEqual([]);
    },
  );

  test('tell once what somebody elsewhere was faster at', async () => {
    const { shelf, outbox, line, open } = browser();
    const desk = await openTab(() => Promise.resolve(shelf()));
    const relay = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };
    const first = await open();
    line.how = { away: 'before' };
    first.store.dispatch(productChange('vendor-1', relay, { rate: 90 }));
    await until(() => !first.replica.unsaved());
    desk.store.dispatch(productChange('vendor-1', relay, { rate: 95 }));
    await settle([desk]);
    line.how = {};
    const second = await open();
    await settle([desk, first, second]);
    await someTurns();
    const missed = [first, second].flatMap(({ store }) => store.getState().journal.missed);
    expect(missed.map(({ fact }) => fact.type)).toEqual([productEdited.type]);
    expect(await ids(outbox)).toEqual([]);
  });

  test('that stays open takes up what lies in the outbox of one that was closed, and sends it', async () => {
    const { shelf, outbox, line, open } = browser();
    const [closed, open2] = [await open(), await open()];
    line.how = { away: 'before' };
    closed.store.dispatch(vendorAdded(vendorDraft('Said in the field')));
    await until(() => !closed.replica.unsaved());
    await closed.replica.close();
    await until(() => open2.replica.waiting() === 1);
    expect(names(open2)).toEqual(['First', 'Second', 'Said in the field']);
    line.how = {};
    await settle([open2]);
    expect(names(await openTab(() => Promise.resolve(shelf())))).toEqual(['First', 'Second', 'Said in the field']);
    expect(await ids(outbox)).toEqual([]);
  });

  test('send what one of them said on top of what another had said after that', async () => {
    const { shelf, line, open } = browser();
    const tabs = [await open(), await open()] as const;
    line.how = { away: 'before' };
    tabs[0].store.dispatch(vendorAdded(vendorDraft('Metro')));
    await until(() => names(tabs[1]).includes('Metro'));
    const metro = selectVendors(tabs[1].store.getState()).find(({ name }) => name === 'Metro');
    tabs[1].store.dispatch(productAdded(metro?.id ?? '', { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 }));
    await until(() => tabs[0].replica.waiting() === 2);
    await tabs[1].replica.close();
    line.how = {};
    await settle([tabs[0]]);
    await someTurns();
    expect(tabs[0].store.getState().journal.missed).toEqual([]);
    expect(tabs[0].business()).toEqual((await openTab(() => Promise.resolve(shelf()))).business());
    expect((await shelf().newest(9)).map(({ action }) => action.type)).toEqual([
      productAdded.type,
      vendorAdded.type,
      'business/replaced',
    ]);
  });
});

test('what the outbox cannot take waits in memory, its trouble is told, and leaving the page is asked about', async () => {
  const shelf = memoryShelf();
  let arrive: (() => void) | undefined;
  const slow = () => {
    const journal = shelf();
    const append: Journal['append'] = async (drafts) => {
      if (drafts[0]?.id !== 'beginning') await new Promise<void>((resolve) => (arrive = resolve));
      return journal.append(drafts);
    };
    return Promise.resolve({ ...journal, append });
  };
  const tab = await openTab(slow, { outbox: { ...memoryOutbox(), put: full } });
  tab.store.dispatch(vendorAdded(vendorDraft('No room')));
  await until(() => tab.store.getState().journal.trouble !== undefined);
  expect(tab.store.getState().journal.trouble).toBe(
    'The storage of this browser is full. Free some space on this device.',
  );
  expect(tab.replica.unsaved()).toBe(true);
  arrive?.();
  await settle([tab]);
  expect([names(tab), tab.replica.unsaved()]).toEqual([['First', 'Second', 'No room'], false]);
});
