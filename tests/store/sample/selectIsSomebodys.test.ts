import { expect, test } from 'vitest';
import { officeSlice } from '@/store/browser/officeSlice';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { selectIsSomebodys } from '@/store/sample/selectIsSomebodys';
import { done } from '../../support/said';

const sample = sampleBusiness('2026-11-22');
const office = officeSlice.getInitialState();

test('one’s own business is missed by somebody, the sample only in an office, and nothing by nobody', () => {
  const own = createStore({ ...emptyBusiness });
  done(own.dispatch(companyChanged({ was: { name: '' }, to: { name: 'Konkan Trackers' } })));
  expect(selectIsSomebodys(own.getState())).toBe(true);
  expect(selectIsSomebodys({ ...own.getState(), office })).toBe(true);
  expect(selectIsSomebodys(sample)).toBe(false);
  expect(selectIsSomebodys({ ...sample, office })).toBe(true);
  expect(selectIsSomebodys(emptyBusiness)).toBe(false);
  expect(selectIsSomebodys({ ...emptyBusiness, office })).toBe(false);
});
