import { expect, test } from 'vitest';
import { emptying } from '@/store/backups/exchange';
import { businessOf, businessReplaced, emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { selectIsSample } from '@/store/sample/supplier';
import { sampleBusiness } from '@/store/sample/sampleBusiness';

const sample = sampleBusiness('2026-11-22');

test('the sample is told from one’s own business, also with changes on top and out of a backup', () => {
  const store = createStore();
  expect(selectIsSample(store.getState())).toBe(false);
  store.dispatch(businessReplaced(sample, 'sample'));
  expect(selectIsSample(store.getState())).toBe(true);
  expect(store.dispatch(companyChanged({ was: { phone: '022 6804 2190' }, to: { phone: '020 1' } }))).toMatchObject({
    done: true,
  });
  expect(selectIsSample(store.getState())).toBe(true);
  const kept = businessOf(store.getState());
  store.dispatch(emptying());
  expect(selectIsSample(store.getState())).toBe(false);
  store.dispatch(businessReplaced(kept, 'backup'));
  expect(selectIsSample(store.getState())).toBe(true);
});

test('one’s own company, begun in an empty business, is no sample', () => {
  const store = createStore({ ...emptyBusiness });
  expect(store.dispatch(companyChanged({ was: { name: '' }, to: { name: 'Konkan Trackers' } }))).toMatchObject({
    done: true,
  });
  expect(selectIsSample(store.getState())).toBe(false);
});
