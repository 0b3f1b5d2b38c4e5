import { expect, onTestFinished, test, vi } from 'vitest';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { readActivities } from '@/store/business/activity';
import { memoryShelf } from '@/store/journal/memoryJournal';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { pricesChanged, productAdded, productEdited, vendorAdded } from '@/store/vendors/vendorsSlice';
import { vendorDraft } from '../../support/facts';
import { openTab, settle } from '../../support/tabs';

const siren = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };

test('every fact reads as who did what, newest first, and names the record that it is about', async () => {
  // Two vendors are told apart by their moments, which a fast machine would let fall on one.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const door = memoryShelf();
  const tab = await openTab(() => Promise.resolve(door()));
  const { dispatch } = tab.store;
  dispatch(vendorAdded(vendorDraft('Konkan')));
  dispatch(productAdded(2, siren));
  dispatch(productEdited(1, 101, siren));
  dispatch(sayUndoable(pricesChanged(1, { 101: 7 })))();
  vi.setSystemTime(Date.parse('2026-11-21T09:31:00Z'));
  dispatch(businessReplaced({ business: emptyBusiness, by: 'emptying' }));
  dispatch(vendorAdded(vendorDraft('New one')));
  await settle([tab]);
  const activities = await dispatch(readActivities(tab.store.getState().journal.seq));
  expect(activities.map(({ by, text, about }) => [`${by} ${text}`, about?.id])).toEqual([
    ['Asha added vendor New one', 1],
    ['Asha emptied the business', undefined],
    ['Asha took back: changed prices of New one', 1],
    ['Asha changed prices of New one', 1],
    ['Asha edited Siren of New one', 1],
    ['Asha added Siren to vendor 2', 2],
    ['Asha added vendor Konkan', undefined],
    ['Trackyard loaded the sample data', undefined],
  ]);
});
