import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { careRequestTable, selectCareRequests } from '@/store/care/requisitions/careRequestsSlice';
import { stockApproved, stockAsked } from '@/store/facts/careRequests';
import { inWords } from '@/store/business/activity';
import { careRequest, careRequestDraft } from '../../../support/care';
import { replayed } from '../../../support/replayed';
import { reasonOf } from '../../../support/said';

const careRequests = careRequestTable([careRequest(1), careRequest(3, { approved: true }), careRequest(4)]);
const storeWith = () => createStore({ careRequests });

test('a request comes last, not approved yet, with the number after the last one', () => {
  const store = storeWith();
  const fact = stockAsked(careRequestDraft);
  store.dispatch(fact);
  const newest = selectCareRequests(store.getState()).at(-1);
  expect(newest).toEqual({ ...careRequestDraft, id: fact.payload.id, number: 5, approved: false });
  expect(reasonOf(store.dispatch({ ...fact }))).toBe('This stock request was added already.');
});

test('an approval is for its request alone', () => {
  const store = storeWith();
  store.dispatch(stockApproved('careRequest-1'));
  expect(selectCareRequests(store.getState()).map(({ approved }) => approved)).toEqual([true, true, false]);
});

test.each([
  ['a request that is approved already', 3, 'GPS for Pune is approved already.'],
  ['a request that is gone', 9, 'This stock request was deleted, or adding it was undone.'],
])('approving %s is refused', (_which, number, reason) => {
  const store = storeWith();
  const before = store.getState();
  expect(reasonOf(store.dispatch(stockApproved(`careRequest-${number}`)))).toBe(reason);
  expect(store.getState()).toBe(before);
});

test('of two who approve at one instant the second one is told so', () => {
  const { reasons } = replayed({ ...emptyBusiness, careRequests }, [
    stockApproved('careRequest-4'),
    stockApproved('careRequest-4'),
  ]);
  expect(reasons).toEqual([undefined, 'GPS for Pune is approved already.']);
});

test.each([
  [stockAsked(careRequestDraft), 'asked the stock for 4 GPS'],
  [stockApproved('careRequest-1'), 'approved stock request 1 of customer care'],
  [stockApproved('careRequest-9'), 'approved a stock request of customer care'],
])('a fact of the stock requests no. %# is about its request, and tells what was done', (fact, words) => {
  expect(aboutOf(fact)).toEqual([fact.payload.id]);
  expect(inWords(fact, { ...emptyBusiness, careRequests })).toBe(words);
});
