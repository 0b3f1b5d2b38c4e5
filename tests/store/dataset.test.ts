import { expect, test } from 'vitest';
import { datasetFailed, loadDataset, selectDatasetStatus } from '@/store/dataset/datasetSlice';
import { createStore } from '@/store/store';
import { selectVendorCount } from '@/store/vendors/vendorsSlice';

test('a fresh store is loading and empty', () => {
  const state = createStore().getState();
  expect([selectDatasetStatus(state), selectVendorCount(state)]).toEqual(['loading', 0]);
});

test('loading brings the sample business', async () => {
  const store = createStore();
  await store.dispatch(loadDataset());
  expect(selectDatasetStatus(store.getState())).toBe('ready');
  expect(selectVendorCount(store.getState())).toBeGreaterThan(4);
});

test('a failure is kept with its reason', () => {
  const store = createStore();
  store.dispatch(datasetFailed('the file is gone'));
  expect(store.getState().dataset).toEqual({ status: 'failed', reason: 'the file is gone' });
});
