import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { Draft } from '@/journal/port/port';
import { factsWaited, journalSynced } from '@/journal/sync/journalSlice';
import { createWaitingNotices } from '@/journal/sync/waitingNotices';
import { SpokenError } from '@/journal/kit/plainWords';

const draft = (id: string): Draft => ({ id, at: '', by: '', about: [], version: 1, action: { type: 'said' } });

/** Notices of what waits, with all that they tell the shell. */
function notices(...waiting: Draft[]) {
  const told: UnknownAction[] = [];
  const made = createWaitingNotices({ dispatch: (action) => told.push(action), pause: async () => {} }, () => waiting);
  return { ...made, told, waiting };
}

test('that it works again is told once, after what went wrong', () => {
  const { trouble, works, told } = notices(draft('a'));
  works(4);
  expect(told).toEqual([]);
  trouble(new SpokenError('The server is away.'));
  works(5);
  works(6);
  expect(told).toEqual([factsWaited({ waiting: 1, trouble: 'The server is away.' }), journalSynced(5, 1)]);
});

test('what is kept soon is not counted, and all is that waits where one of the new ones still does', async () => {
  const [kept, still] = [draft('a'), draft('b')];
  const { countOnceNoticeable, told } = notices(draft('earlier'), still);
  await countOnceNoticeable([kept]);
  expect(told).toEqual([]);
  await countOnceNoticeable([kept, still]);
  expect(told).toEqual([factsWaited({ waiting: 2 })]);
});
