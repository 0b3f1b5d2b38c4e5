import { expect, test } from 'vitest';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { createStore, type AppStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { monthClosed } from '@/store/facts/periods';
import { replayed } from '../../../support/replayed';
import { done } from '../../../support/said';
import { OUR_GSTIN, STORE_DETAILS } from '../../../support/transfers';

const REFUSED = {
  done: false,
  reason:
    'Not undone: Nov 2026 is closed, and its return goes by these details. Change them anew in Settings, Company.',
};
/** A company in Maharashtra that has no GST number yet. */
const start = {
  ...emptyBusiness,
  company: companyTable([{ ...STORE_DETAILS, id: 'company-1', number: 1, gstin: '' }]),
};
const registering = () => companyChanged({ was: { gstin: '' }, to: { gstin: OUR_GSTIN } });
const cancelling = () => companyChanged({ was: { gstin: OUR_GSTIN }, to: { gstin: '' } });
const renaming = (was: string, name: string) => companyChanged({ was: { name: was }, to: { name } });
const close = (store: AppStore) => done(store.dispatch(monthClosed('2026-11', '2026-12-03')));

test('details of the company that a closed month goes by are not taken back while it is closed, later ones are', () => {
  const store = createStore(start);
  const registered = done(store.dispatch(registering()));
  done(store.dispatch(cancelling()));
  close(store);
  expect(registered.undo?.()).toEqual(REFUSED);
  const { name } = companyNow(store.getState());
  expect(done(store.dispatch(renaming(name, 'Trackyard'))).undo?.()).toMatchObject({ done: true });
});

test('nor are they brought back before those by which it was closed', () => {
  const store = createStore(start);
  const back = done(store.dispatch(registering())).undo?.();
  if (!back?.done) throw new Error('It could not be undone.');
  done(store.dispatch(registering()));
  done(store.dispatch(cancelling()));
  close(store);
  expect(back.undo?.()).toEqual(REFUSED);
});

test('yet a journal that holds such an Undo comes to what it came to', () => {
  const store = createStore(start);
  const registration = registering();
  done(store.dispatch(registration));
  done(store.dispatch(cancelling()));
  close(store);
  const undo = businessModel.undoing(registration, start);
  expect(replayed(store.getState(), [undo]).reasons).toEqual([undefined]);
});
