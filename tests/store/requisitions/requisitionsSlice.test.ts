import { expect, test } from 'vitest';
import { todaysDate } from '@/store/dates';
import { requisitionRaised, requisitionsSlice, requisitionTable } from '@/store/requisitions/requisitionsSlice';
import { requisitionDraft } from '../../support/care';

const { reducer } = requisitionsSlice;

test('a requisition comes last, with the highest id plus one and the day on which it was raised', () => {
  const before = requisitionTable([{ ...requisitionDraft, id: 7, raisedOn: '2026-11-18' }]);
  const fact = requisitionRaised(requisitionDraft);
  expect(fact.payload.raisedOn).toBe(todaysDate());
  const after = reducer(before, { ...fact, payload: { ...fact.payload, raisedOn: '2026-11-20' } });
  expect(after.ids).toEqual([7, 8]);
  expect(after.entities[8]).toEqual({ ...requisitionDraft, id: 8, raisedOn: '2026-11-20' });
});

test('the first requisition gets id 1', () => {
  expect(reducer(undefined, requisitionRaised(requisitionDraft)).ids).toEqual([1]);
});
