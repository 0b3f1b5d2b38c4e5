import { expect, test } from 'vitest';
import { deletionsSlice, deletionTable, isDeleted, selectDeletions, vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { createStore } from '@/store/business/store';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { deletion, deletionDraft } from '../../support/care';

const { reducer } = deletionsSlice;
const two = deletionTable([deletion(1), deletion(2)]);

test('a deleted vehicle stays listed, with what the dialog asked', () => {
  const after = reducer(two, vehicleDeleted(1, deletionDraft));
  expect(after.ids).toEqual([1, 2]);
  expect(after.entities[1]).toEqual({ ...deletion(1), ...deletionDraft });
  expect(Object.values(after.entities).map(isDeleted)).toEqual([true, false]);
});

test('deleting twice changes nothing', () => {
  const once = reducer(two, vehicleDeleted(1, deletionDraft));
  expect(reducer(once, vehicleDeleted(1, { ...deletionDraft, reason: 'Again' }))).toBe(once);
});

test('deleting an unknown vehicle changes nothing', () => {
  expect(reducer(two, vehicleDeleted(9, deletionDraft))).toBe(two);
});

test('a deletion that is taken back leaves the record as it was', () => {
  const store = createStore({ deletions: two });
  const takeBack = store.dispatch(sayUndoable(vehicleDeleted(2, deletionDraft)));
  expect(selectDeletions(store.getState()).map(isDeleted)).toEqual([false, true]);
  expect(takeBack()).toBeUndefined();
  expect(selectDeletions(store.getState())).toEqual([deletion(1), deletion(2)]);
});
