import { describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../../support/memoryOutbox';
import type { Outbox } from '@/journal/sync/outbox';
import { createReplica } from '@/journal/replica';
import { createTabOutbox } from '@/journal/sync/tabOutbox';
import { businessReplaced } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, vendorAdded } from '@/store/facts/vendors';
import { farJournal } from '../../support/farJournal';
import { nextTurn, openTab, settle, smallBusiness, type Tab } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';
import { names, siren } from '../../support/vendorTabs';
import { until } from '../../support/eventually';

const productsOf = (tab: Tab) => selectVendors(tab.store.getState())[0]?.products.map(({ name }) => name);
const someTurns = async () => {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
};
const opening = () => {
  const shelf = memoryShelf();
  return () => Promise.resolve(shelf());
};
const never = () => new Promise<void>(() => {});

test('what still waits noticeably stays counted when something else was kept', async () => {
  const shelf = memoryShelf();
  const arriving: (() => void)[] = [];
  let slow = false;
  const open = () => {
    const journal = shelf();
    const append: typeof journal.append = async (drafts) => {
      if (slow) await new Promise<void>((arrive) => arriving.push(arrive));
      return journal.append(drafts);
    };
    return Promise.resolve({ ...journal, append });
  };
  const tab = await openTab(open, { pause: () => nextTurn() });
  const counted = () => tab.store.getState().journal.waiting;
  slow = true;
  for (const name of ['Siren', 'Relay 2']) {
    tab.store.dispatch(productAdded('vendor-1', { ...siren, name }));
    await someTurns();
  }
  expect(counted()).toBe(2);
  arriving[0]?.();
  await someTurns();
  expect([tab.replica.waiting(), counted()]).toEqual([1, 1]);
  arriving[1]?.();
  await settle([tab]);
  expect(counted()).toBe(0);
});

describe('what waits in the outbox', () => {
  test('is let go of by the next tab when the journal has had it long ago', async () => {
    const open = opening();
    const outbox = memoryOutbox();
    const killed = await openTab(open, { outbox: { ...outbox, take: () => Promise.resolve([]) } });
    killed.store.dispatch(productAdded('vendor-1', siren));
    await settle([killed]);
    await killed.replica.close();
    // A snapshot holds it already, or the entries after the snapshot do.
    for (const snapshot of [false, true]) {
      if (snapshot)
        await (
          await open()
        ).compact({ seq: 2, version: businessModel.version, state: killed.business(), overtaken: {} });
      const left = memoryOutbox();
      await left.put(await outbox.all());
      const tab = await openTab(open, { outbox: left });
      await someTurns();
      expect(productsOf(tab)).toEqual(['Relay', 'Harness', 'Siren']);
      expect(tab.replica.waiting()).toBe(0);
      expect(await left.all()).toEqual([]);
    }
  });

  test('is taken out even when the journal was faster than the outbox', async () => {
    const outbox = memoryOutbox();
    const slow: Outbox = {
      ...outbox,
      async put(drafts) {
        await someTurns();
        await outbox.put(drafts);
      },
    };
    const tab = await openTab(opening(), { outbox: slow });
    tab.store.dispatch(productAdded('vendor-1', siren));
    await settle([tab]);
    await someTurns();
    expect(await outbox.all()).toEqual([]);
  });

  test('is taken out later when that fails, and nothing of others is missed meanwhile', async () => {
    const open = opening();
    const outbox = memoryOutbox();
    let busy = true;
    const take = async (ids: readonly string[]) => {
      if (busy) {
        busy = false;
        throw new Error('The disk is busy');
      }
      return outbox.take(ids);
    };
    const tabs = [await openTab(open), await openTab(open, { outbox: { ...outbox, take } })] as const;
    for (const tab of tabs) tab.store.dispatch(vendorAdded(vendorDraft('At one instant')));
    await settle(tabs);
    tabs[1].store.dispatch(vendorAdded(vendorDraft('Later')));
    await settle(tabs);
    expect(tabs[1].business()).toEqual((await openTab(open)).business());
    expect(await outbox.all()).toEqual([]);
  });

  test('waits once, although it was said before the journal was open', async () => {
    const outbox = createTabOutbox(memoryOutbox());
    const firstFact = () => Promise.resolve(businessReplaced(smallBusiness, 'sample'));
    const replica = createReplica({
      model: businessModel,
      openJournal: opening(),
      outbox,
      firstFact,
      by: () => 'Asha',
      inOneTab: (work) => work(),
    });
    const store = createStore({}, replica);
    const waited: number[] = [];
    store.subscribe(() => waited.push(replica.waiting()));
    store.dispatch(vendorAdded(vendorDraft('Early')));
    await someTurns();
    await replica.start();
    expect(selectVendors(store.getState()).map(({ name }) => name)).toEqual(['First', 'Second', 'Early']);
    expect(Math.max(...waited)).toBe(1);
  });

  test('stays there while a tab works from memory alone, and arrives when the journal is back', async () => {
    const shelf = memoryShelf();
    const outbox = memoryOutbox();
    let cut = false;
    const far = () =>
      cut
        ? Promise.reject(new Error('The server is away.'))
        : Promise.resolve(farJournal(shelf, () => (cut ? { away: 'before' } : {})));
    const field = await openTab(far, { outbox, pause: never });
    cut = true;
    field.store.dispatch(vendorAdded(vendorDraft('Said in the field')));
    await someTurns();
    await field.replica.close();
    const offline = await openTab(far, { outbox });
    offline.store.dispatch(vendorAdded(vendorDraft('In memory only')));
    await someTurns();
    expect(offline.store.getState().journal).toMatchObject({ kept: 'in memory', missed: [] });
    cut = false;
    const again = await openTab(far, { outbox });
    await until(() => offline.store.getState().journal.kept === 'durably');
    await settle([offline, again]);
    expect(names(again).toSorted()).toEqual(['First', 'In memory only', 'Said in the field', 'Second']);
    expect(names(offline)).toEqual(names(again));
  });
});
