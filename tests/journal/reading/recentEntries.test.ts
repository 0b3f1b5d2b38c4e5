import { expect, test } from 'vitest';
import { createRecentEntries } from '@/journal/reading/recentEntries';

const VERSION = 3;
const entry = (seq: number) => ({
  seq,
  id: `entry-${seq}`,
  at: '',
  by: 'Asha',
  about: [],
  version: 1,
  action: { type: 'said' },
});
const upTo = (last: number) => Array.from({ length: last }, (_entry, index) => entry(index + 1));

test('the entries after a place are drafts that were checked by this version, without their places', () => {
  const recent = createRecentEntries(VERSION);
  recent.begin([entry(1), entry(2)]);
  recent.add([entry(3)]);
  const { seq: _place, ...draft } = entry(3);
  expect(recent.after(2)).toEqual([{ ...draft, version: VERSION, checked: true }]);
  expect(recent.after(0).map(({ id }) => id)).toEqual(['entry-1', 'entry-2', 'entry-3']);
});

test('the last hundred are remembered, however they came, and none of before all was read anew', () => {
  const recent = createRecentEntries(VERSION);
  const ids = () => recent.after(0).map(({ id }) => id);
  recent.begin(upTo(120));
  expect([ids().length, ids()[0]]).toEqual([100, 'entry-21']);
  recent.add([entry(121)]);
  expect([ids().length, ids()[0], ids().at(-1)]).toEqual([100, 'entry-22', 'entry-121']);
  recent.begin([entry(7)]);
  expect(ids()).toEqual(['entry-7']);
});
