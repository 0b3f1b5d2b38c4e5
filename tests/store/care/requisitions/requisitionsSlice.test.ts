import { expect, test } from 'vitest';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { todaysDate } from '@/store/kit/dates';
import { requisitionTable, selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { requisitionRaised } from '@/store/facts/requisitions';
import { inWords } from '@/store/business/activity';
import { requisitionDraft } from '../../../support/care';
import { reasonOf } from '../../../support/said';

const requisitions = requisitionTable([
  { ...requisitionDraft, id: 'requisition-7', number: 7, raisedOn: '2026-11-18' },
]);

test('a requisition comes last, with the number after the last one and the day on which it was raised', () => {
  const store = createStore({ requisitions });
  const fact = requisitionRaised(requisitionDraft);
  store.dispatch(fact);
  const newest = selectRequisitions(store.getState()).at(-1);
  expect(newest).toEqual({ ...requisitionDraft, id: fact.payload.id, number: 8, raisedOn: todaysDate() });
});

test('the first requisition gets number 1', () => {
  const store = createStore();
  store.dispatch(requisitionRaised(requisitionDraft));
  expect(selectRequisitions(store.getState()).map(({ number }) => number)).toEqual([1]);
});

test('a requisition is raised once, is what its fact is about, and is told by its location', () => {
  const store = createStore();
  const fact = requisitionRaised(requisitionDraft);
  store.dispatch(fact);
  expect(reasonOf(store.dispatch({ ...fact }))).toBe('This requisition was added already.');
  expect(aboutOf(fact)).toEqual([fact.payload.id]);
  expect(inWords(fact, store.getState())).toBe('raised a requisition for Okhla');
});
