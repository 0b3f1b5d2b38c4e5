import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { admittedJournal } from '../../office/facts/admittedJournal';
import { draft, drafts, heard, ids } from '../support/drafts';
import { passableShelf } from '../support/passingOver';

test('what was admitted here is read without being fetched, and told of', async () => {
  const kept = memoryShelf()();
  const { journal, add } = admittedJournal(kept);
  await kept.append(drafts('a'));
  expect(ids(await journal.since(0))).toEqual(['a']);
  const news = heard(journal);
  add({ ...draft('b', 'as it was validated'), checked: true, seq: 2 });
  await news;
  expect(await journal.since(1)).toEqual([{ ...draft('b', 'as it was validated'), checked: true, seq: 2 }]);
});

test('what somebody else has appended in between is fetched, with all that follows', async () => {
  const kept = memoryShelf()();
  const { journal, add } = admittedJournal(kept);
  await kept.append(drafts('of another', 'a'));
  add({ ...draft('a'), seq: 2 });
  expect(ids(await journal.since(0))).toEqual(['of another', 'a']);
  expect(await journal.since(2)).toEqual([]);
});

test('what was admitted here and is passed over before it was read is not read', async () => {
  const shelf = passableShelf();
  const kept = shelf.open();
  const { journal, add } = admittedJournal(kept);
  await kept.append(drafts('a', 'b'));
  add({ ...draft('a'), seq: 1 });
  add({ ...draft('b'), seq: 2 });
  shelf.passOver(1);
  await kept.since(0);
  expect(ids(await journal.since(0))).toEqual(['b']);
});
