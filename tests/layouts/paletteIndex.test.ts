import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepIndexed, pageIndex } from '@/layouts/paletteIndex';
import { businessOf } from '@/store/business/business';
import { queryOf } from '@/store/palette/matching';
import { createStore } from '@/store/business/store';
import { vendorAdded } from '@/store/facts/vendors';
import { smallBusiness } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const found = (typed: string) =>
  pageIndex.flatMap((noun) => noun.find(queryOf(typed), 5).map(({ choice }) => choice.title));

test('the index is made in idle moments, follows what is said, and stops when it is over', () => {
  const store = createStore(smallBusiness);
  const over = new AbortController();
  keepIndexed(store, over.signal);
  expect(found('first')).toEqual([]);
  vi.runAllTimers();
  expect(found('second')).toEqual(['Second']);

  store.dispatch(vendorAdded(vendorDraft('Third')));
  vi.runAllTimers();
  expect(found('third')).toEqual(['Third']);

  over.abort();
  store.dispatch(vendorAdded(vendorDraft('Fourth')));
  vi.runAllTimers();
  expect(found('fourth')).toEqual([]);
  expect(businessOf(store.getState()).vendors.ids).toHaveLength(4);
});

test('nothing is made for a frame that has gone meanwhile', () => {
  const store = createStore({ ...smallBusiness });
  store.dispatch(vendorAdded(vendorDraft('Fifth')));
  keepIndexed(store, AbortSignal.abort());
  vi.runAllTimers();
  expect(found('fifth')).toEqual([]);
});
