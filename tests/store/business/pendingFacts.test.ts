import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { memoryOutbox } from '../../support/memoryOutbox';
import { pendingIn } from '@/store/business/pendingFacts';
import { replicaOf } from '@/store/business/replicaOf';
import { createStore } from '@/store/business/store';
import { vendorAdded } from '@/store/facts/vendors';
import { farJournal } from '../../support/farJournal';
import { openTab } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';
import { until } from '../../support/eventually';

test('what waits is told in words, since when, and whether it outlasts the page', async () => {
  const shelf = memoryShelf();
  const outbox = memoryOutbox();
  let cut = false;
  let full = false;
  const far = () => Promise.resolve(farJournal(shelf, () => (cut ? { away: 'before' } : {})));
  const put: typeof outbox.put = (parcels) => (full ? Promise.reject(new Error('Full')) : outbox.put(parcels));
  const tab = await openTab(far, {
    outbox: { ...outbox, put },
    now: () => '2026-11-22T09:30:00.000Z',
    pause: () => new Promise<void>(() => {}),
  });
  expect(pendingIn(tab.replica, tab.business())).toEqual([]);
  cut = true;
  tab.store.dispatch(vendorAdded(vendorDraft('Metro')));
  await until(() => !tab.replica.unsaved());
  full = true;
  tab.store.dispatch(vendorAdded(vendorDraft('Konkan')));
  expect(pendingIn(tab.replica, tab.business())).toEqual([
    { id: expect.any(String) as string, text: 'added vendor Metro', at: '2026-11-22T09:30:00.000Z', lasts: true },
    { id: expect.any(String) as string, text: 'added vendor Konkan', at: '2026-11-22T09:30:00.000Z', lasts: false },
  ]);
});

test('nothing waits where there is no journal', () => {
  const store = createStore();
  expect(pendingIn(replicaOf(store), store.getState())).toEqual([]);
});

test('the journal of a store is found by the store', async () => {
  const shelf = memoryShelf();
  const tab = await openTab(() => Promise.resolve(shelf()));
  expect(replicaOf(tab.store)).toBe(tab.replica);
});
