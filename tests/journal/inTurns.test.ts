import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTurns } from '@/journal/sync/inTurns';
import { createStore } from '@/store/business/store';
import { businessOf } from '@/store/business/business';
import { productAdded, vendorAdded, vendorsImported } from '@/store/facts/vendors';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { done, reasonOf } from '../support/said';
import { closeTabs, openTab, settle } from '../support/tabs';
import { vendorDraft } from '../support/vendors';
import { sharedShelf, siren } from '../support/vendorTabs';
import { isQuick } from '../support/runs';

// Each bit takes longer than the page waits for its turn.
beforeEach(() => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
});
afterEach(() => {
  vi.restoreAllMocks();
  closeTabs();
});

const many = () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => {
    const { products: _none, ...details } = vendorDraft(`Vendor ${index}`);
    return { ...details, gstNo: `27AAPFU${1000 + index}F1ZV` };
  });
  return vendorsImported({ added: rows, edits: [] });
};

type Tab = Awaited<ReturnType<typeof openTab>>;
const count = (tab: Tab) => selectVendors(tab.store.getState()).length;

describe('an Undo of many rows', () => {
  test('goes bit by bit, shows nothing of it before it is through, and is one fact', async () => {
    const tab = await openTab(sharedShelf());
    const before = count(tab);
    const said = done(tab.store.dispatch(many()));
    await settle([tab]);
    const shares: number[] = [];
    const counts = new Set<number>();
    const undone = await said.undoInTurns?.((share) => {
      shares.push(share);
      counts.add(count(tab));
    });
    expect(undone && reasonOf(undone)).toBeUndefined();
    expect(shares.length).toBeGreaterThan(10);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([...counts]).toEqual([before + 1_200]);
    expect(count(tab)).toBe(before);
    await settle([tab]);
    expect(tab.replica.waiting()).toBe(0);
    const newest = await tab.replica.newest(2);
    expect(newest.map(({ action }) => action.type)).toEqual(['business/factUndone', 'vendors/vendorsImported']);
  });

  test.skipIf(isQuick)('is the same in another tab, which goes on answering as well', async () => {
    const open = sharedShelf();
    const tabs = [await openTab(open), await openTab(open)] as const;
    const said = done(tabs[0].store.dispatch(many()));
    await settle(tabs);
    await said.undoInTurns?.(() => {});
    await settle(tabs);
    expect(tabs[1].business()).toEqual(tabs[0].business());
  });

  test('is validated anew after what somebody changed meanwhile', async () => {
    const tab = await openTab(sharedShelf());
    const said = done(tab.store.dispatch(many()));
    await settle([tab]);
    const [newest] = selectVendors(tab.store.getState()).slice(-1);
    let isChanged = false;
    const undone = await said.undoInTurns?.(() => {
      if (!isChanged && newest) tab.store.dispatch(productAdded(newest.id, siren));
      isChanged = true;
    });
    expect(undone && reasonOf(undone)).toBe('Not undone: it has been changed again since.');
  });

  test.skipIf(isQuick)('ends although somebody changes something with each turn', async () => {
    const tab = await openTab(sharedShelf());
    const before = count(tab);
    const said = done(tab.store.dispatch(many()));
    let added = 0;
    await said.undoInTurns?.(() => {
      added += 1;
      tab.store.dispatch(vendorAdded(vendorDraft(`Meanwhile ${added}`)));
    });
    expect(count(tab)).toBe(before + added);
  });
});

describe('a fact about many records', () => {
  test('that is given up before it is validated is not said', async () => {
    const store = createStore();
    const before = businessOf(store.getState());
    const giving = new AbortController();
    await expect(store.dispatch(inTurns(many(), () => giving.abort(), giving.signal))).rejects.toThrow(/abort/i);
    expect(businessOf(store.getState())).toEqual(before);
  });

  test('is refused when it was said already', async () => {
    const store = createStore();
    const fact = many();
    expect(reasonOf(await store.dispatch(inTurns(fact, () => {})))).toBeUndefined();
    expect(reasonOf(await store.dispatch(inTurns(fact, () => {})))).toBe('This was done already.');
  });
});
