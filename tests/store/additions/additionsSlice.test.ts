import { expect, test } from 'vitest';
import { additionEdited, additionRecorded, additionsSlice, additionTable } from '@/store/additions/additionsSlice';
import { additionDraft } from '../../support/care';

const { reducer } = additionsSlice;
const two = additionTable([
  { ...additionDraft(), id: 1 },
  { ...additionDraft({ company: 'Malwa Movers' }), id: 4 },
]);

test('a new device comes last, with the highest id plus one', () => {
  const after = reducer(two, additionRecorded(additionDraft({ imei: '356938035643809' })));
  expect(after.ids).toEqual([1, 4, 5]);
  expect(after.entities[5]).toEqual({ ...additionDraft({ imei: '356938035643809' }), id: 5 });
});

test('the first device gets id 1', () => {
  expect(reducer(undefined, additionRecorded(additionDraft())).ids).toEqual([1]);
});

test('an edit replaces every field of its row and of no other', () => {
  const draft = additionDraft({ date: '2026-11-01', vehicleNo: '22 BH 1234 AA', billing: 'No' });
  const after = reducer(two, additionEdited(4, draft));
  expect(after.entities).toEqual({ ...two.entities, 4: { ...draft, id: 4 } });
});

test('an edit of an unknown row changes nothing', () => {
  expect(reducer(two, additionEdited(9, additionDraft()))).toBe(two);
});
