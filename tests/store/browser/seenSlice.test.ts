import { expect, test } from 'vitest';
import { journalOpened, journalSynced } from '@/journal/sync/journalSlice';
import { createStore } from '@/store/business/store';
import { activitiesSeen, selectNoticed, selectUnread, todayNoticed } from '@/store/browser/seenSlice';

/** Whether something is unread after each of the actions, in a browser that has looked at so many entries. */
function unreadAfter(
  upTo: number | undefined,
  ...actions: Parameters<ReturnType<typeof createStore>['dispatch']>[0][]
) {
  const store = createStore(upTo === undefined ? {} : { seen: { upTo } });
  return actions.map((action) => {
    store.dispatch(action);
    return selectUnread(store.getState());
  });
}

test('what a first visit finds is no news, what comes after it is, until it is looked at', () => {
  expect(unreadAfter(undefined, journalOpened(1), journalSynced(2), activitiesSeen(2), journalSynced(3))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('what this tab said itself is no news to it, unless something of others came before', () => {
  const own = (seq: number, count: number) => journalSynced(seq, 0, count);
  expect(unreadAfter(1, own(2, 1), own(4, 2), journalSynced(5), own(6, 1), activitiesSeen(6), own(7, 1))).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('what came while the browser was closed is news to it', () => {
  expect(unreadAfter(2, journalOpened(5), activitiesSeen(5))).toEqual([true, false]);
  expect(unreadAfter(5, journalOpened(5))).toEqual([false]);
});

test('nothing is news before the journal is here', () => {
  expect(selectUnread(createStore({ seen: { upTo: 2 } }).getState())).toBe(false);
  expect(selectUnread(createStore().getState())).toBe(false);
});

test.each([
  ['a start', journalOpened(1)],
  ['a recovery', journalSynced(1)],
])('a journal that begins anew at %s is no news either, and what comes after it is', (_when, begun) => {
  expect(unreadAfter(57, begun, journalSynced(2))).toEqual([false, true]);
});

test('of another journal nothing of today’s list was seen', () => {
  const store = createStore({ seen: { upTo: 57 } });
  store.dispatch(todayNoticed({ by: 1, marks: [3, 5] }));
  store.dispatch(journalSynced(58));
  expect(selectNoticed(store.getState(), 1)?.marks).toEqual([3, 5]);
  store.dispatch(journalOpened(1));
  expect(selectNoticed(store.getState(), 1)).toBeUndefined();
});

test('what one person saw of today’s list is neither seen by another nor news to them again, in a browser that they share', () => {
  const store = createStore();
  const seen = () => [1, 2].map((by) => selectNoticed(store.getState(), by)?.marks);
  store.dispatch(todayNoticed({ by: 1, marks: [3, 5] }));
  expect(seen()).toEqual([[3, 5], undefined]);
  store.dispatch(todayNoticed({ by: 2, marks: [5] }));
  store.dispatch(todayNoticed({ by: 1, marks: [3, 5, 7] }));
  expect(seen()).toEqual([[3, 5, 7], [5]]);
});
