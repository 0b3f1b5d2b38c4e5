import { expect, test } from 'vitest';
import { inWords } from '@/store/business/activity';
import { emptyBusiness } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { deletionTable, selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { vehicleDeleted, vehicleDeletionRequested } from '@/store/facts/deletions';
import { deletion, deletionDraft } from '../../../support/care';
import { replayed } from '../../../support/replayed';
import { done, reasonOf } from '../../../support/said';

const deletions = deletionTable([deletion(1), deletion(2)]);
const storeWith = () => createStore({ deletions });

test('a deleted vehicle stays listed, with what the dialog asked', () => {
  const store = storeWith();
  store.dispatch(vehicleDeleted('deletion-1', deletionDraft, { vehicleId: 'leaving-1' }));
  expect(selectDeletions(store.getState())).toEqual([{ ...deletion(1), ...deletionDraft }, deletion(2)]);
  expect(selectDeletions(store.getState()).map(isDeleted)).toEqual([true, false]);
});

test('a vehicle is deleted once, and whoever comes second reads since when', () => {
  const store = storeWith();
  store.dispatch(vehicleDeleted('deletion-1', deletionDraft, { vehicleId: 'leaving-1' }));
  const before = store.getState();
  const again = store.dispatch(
    vehicleDeleted('deletion-1', { ...deletionDraft, reason: 'Again' }, { vehicleId: 'leaving-1' }),
  );
  expect(reasonOf(again)).toBe('MH 12 CD 1001 is deleted already, since 20 Nov 2026.');
  expect(store.getState()).toBe(before);
});

test('a deletion that names another vehicle, which would be closed by it, is refused', () => {
  const other = vehicleDeleted('deletion-1', deletionDraft, { vehicleId: 'leaving-2' });
  expect(reasonOf(storeWith().dispatch(other))).toBe('What is to end is not of MH 12 CD 1001.');
});

test('of two deletions at one instant the first one in the journal counts', () => {
  const on = (deletionDate: string) =>
    vehicleDeleted('deletion-2', { ...deletionDraft, deletionDate }, { vehicleId: 'leaving-2' });
  const { after, reasons } = replayed({ ...emptyBusiness, deletions }, [on('2026-11-21'), on('2026-11-20')]);
  expect(after.deletions.entities['deletion-2']?.deletionDate).toBe('2026-11-21');
  expect(reasons).toEqual([undefined, 'MH 12 CD 1002 is deleted already, since 21 Nov 2026.']);
});

test('a vehicle whose record is gone cannot be deleted', () => {
  expect(
    reasonOf(storeWith().dispatch(vehicleDeleted('deletion-9', deletionDraft, { vehicleId: 'leaving-9' }))),
  ).toMatch(/^This record was deleted/);
});

test('a deletion that is taken back leaves the record as it was', () => {
  const store = storeWith();
  const { undo } = done(store.dispatch(vehicleDeleted('deletion-2', deletionDraft, { vehicleId: 'leaving-2' })));
  expect(selectDeletions(store.getState()).map(isDeleted)).toEqual([false, true]);
  expect(undo?.().done).toBe(true);
  expect(selectDeletions(store.getState())).toEqual([deletion(1), deletion(2)]);
});

test('a request for a deletion stands in the history of its vehicle too', () => {
  const { id: _id, number: _number, ...request } = deletion(3);
  const fact = vehicleDeletionRequested(request);
  expect(aboutOf(fact)).toEqual([fact.payload.id, 'leaving-3']);
});

test.each([
  ['1', 'deleted vehicle MH 12 CD 1001'],
  ['9', 'deleted a vehicle whose record is gone'],
])('a deletion is about record %s and its vehicle, and is told as: %s', (number, words) => {
  const fact = vehicleDeleted(`deletion-${number}`, deletionDraft, { vehicleId: `leaving-${number}` });
  expect(aboutOf(fact)).toEqual([`deletion-${number}`, `leaving-${number}`]);
  expect(inWords(fact, { ...emptyBusiness, deletions })).toBe(words);
});
