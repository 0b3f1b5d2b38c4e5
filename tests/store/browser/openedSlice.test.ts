import { expect, test } from 'vitest';
import { pageOpened, pageOpenedIn, recalledOpened, selectOpened } from '@/store/browser/openedSlice';
import { signedIn, signedOut } from '@/store/browser/sessionSlice';
import { createStore } from '@/store/business/store';

const page = (title: string, to = `/${title.toLowerCase()}`) => ({ title, to });
const titlesOf = (store: ReturnType<typeof createStore>) => selectOpened(store.getState()).map(({ title }) => title);

test('the page that was opened last comes first, each once, and only the last are kept', () => {
  const store = createStore();
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) store.dispatch(pageOpened(page(title)));
  store.dispatch(pageOpened(page('E', '/e?q=x')));
  expect(titlesOf(store)).toEqual(['E', 'G', 'F', 'D', 'C', 'B']);
  expect(selectOpened(store.getState())[0]?.to).toBe('/e?q=x');
  store.dispatch(pageOpened(page('', '/nameless')));
  expect(titlesOf(store)).toHaveLength(6);
});

test('a sign-out takes them away, and the page that it leaves is not kept', () => {
  const store = createStore();
  store.dispatch(signedIn({ email: 'asha@example.in', rememberMe: false }));
  const { session } = store.getState();
  store.dispatch(pageOpenedIn(session, page('Clients')));
  expect(titlesOf(store)).toEqual(['Clients']);
  store.dispatch(signedOut());
  store.dispatch(pageOpenedIn(session, page('Client')));
  expect(titlesOf(store)).toEqual([]);
});

test.each([null, 7, 'x', {}, [null], [{ title: 1, to: '/' }], [{ title: 'X', to: 'https://example.com' }]])(
  'of %j, which another hand wrote, nothing comes back',
  (kept) => expect(recalledOpened(kept)).toEqual([]),
);

test('what was kept comes back', () => expect(recalledOpened([page('Clients')])).toEqual([page('Clients')]));
