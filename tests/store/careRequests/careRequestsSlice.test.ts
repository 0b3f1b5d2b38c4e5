import { expect, test } from 'vitest';
import { careRequestsSlice, careRequestTable, stockApproved, stockAsked } from '@/store/careRequests/careRequestsSlice';
import { careRequestDraft } from '../../support/care';

const { reducer } = careRequestsSlice;
const two = careRequestTable([
  { ...careRequestDraft, id: 1, approved: false },
  { ...careRequestDraft, id: 3, approved: true },
]);

test('a request comes last, not approved yet, with the highest id plus one', () => {
  const after = reducer(two, stockAsked(careRequestDraft));
  expect(after.ids).toEqual([1, 3, 4]);
  expect(after.entities[4]).toEqual({ ...careRequestDraft, id: 4, approved: false });
});

test('the first request gets id 1', () => expect(reducer(undefined, stockAsked(careRequestDraft)).ids).toEqual([1]));

test('an approval is for its request alone', () => {
  const before = careRequestTable([...Object.values(two.entities), { ...careRequestDraft, id: 5, approved: false }]);
  const { entities } = reducer(before, stockApproved({ id: 1 }));
  expect(Object.values(entities).map(({ approved }) => approved)).toEqual([true, true, false]);
});

test.each([
  ['a request that is approved already', 3],
  ['an unknown request', 9],
])('approving %s changes nothing', (_which, id) => expect(reducer(two, stockApproved({ id }))).toBe(two));
