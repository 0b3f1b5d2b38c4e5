import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { noteLeaving, outboxOf as outboxIn, whoLeft } from '@/office/leaving';
import { notDoneShelf } from '@/office/notDoneShelf';
import { waitingKey } from '@/office/sealing';
import { waitingHere } from '@/office/waitingHere';
import { removeTraces } from '@/office/traces';
import { listShaped, viewsKept } from '@/store/browser/listsSlice';
import { signedIn, signedOut } from '@/store/browser/sessionSlice';
import { createStore } from '@/store/business/store';
import { draft } from '../support/drafts';

const B = 'business-1';
const outboxOf = (user: string) => outboxIn(B, user);
/** What came to nothing of somebody. */
const notDoneOf = async (user: string) => notDoneShelf(B, user, await waitingKey(B, user, 'seal'));
const NOT_DONE = {
  id: 'a',
  text: 'added vendor Metro',
  reason: 'Metro is known already.',
  at: '2026-11-22T09:30:00.000Z',
};

const storageOf = (kept: Record<string, string>) => {
  const map = new Map(Object.entries(kept));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
  };
};

/** A browser in which Ravi worked and has left. */
async function opened(remember = false) {
  const browser = storageOf({ 'trackyard.browser': '{}' });
  for (const user of ['Ravi', 'Asha']) await (await notDoneOf(user)).put(NOT_DONE);
  const tab = storageOf({ 'trackyard.trail': '{"/clients":"/clients?q=Sharma"}', 'trackyard.reloadedAt': '/x' });
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('sessionStorage', tab);
  const store = createStore();
  store.dispatch(signedIn({ email: 'Ravi', rememberMe: remember }));
  store.dispatch(viewsKept({ list: '/clients', views: [{ name: 'Sharma', query: 'q=Sharma' }] }));
  store.dispatch(listShaped({ list: '/clients', shape: { density: 'compact' } }));
  store.dispatch(signedOut());
  const outbox = await indexedDbOutbox(outboxOf('Ravi'));
  noteLeaving(B, 'Ravi');
  const options = { business: B, isAnybodyIn: () => false, store };
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name);
  return { browser, tab, store, outbox, options, databases };
}

afterEach(() => {
  vi.unstubAllGlobals();
  indexedDB.deleteDatabase(outboxOf('Ravi'));
});

test('of whoever left nothing is kept that tells of their work; what is another person’s or the program’s own stays', async () => {
  const { browser, tab, store, outbox, options, databases } = await opened();
  expect(await databases()).toContain(outboxOf('Ravi'));
  await removeTraces(options);
  expect([...browser.map.keys()]).toEqual(['trackyard.browser']);
  expect([await (await notDoneOf('Ravi')).all(), await (await notDoneOf('Asha')).all()]).toEqual([[], [NOT_DONE]]);
  expect([...tab.map.keys()]).toEqual(['trackyard.reloadedAt']);
  expect(store.getState().lists).toEqual({});
  expect(await databases()).not.toContain(outboxOf('Ravi'));
  await outbox.close();
});

test('where Remember Me was chosen the views of lists stay', async () => {
  const { store, outbox, options } = await opened(true);
  await removeTraces(options);
  expect(JSON.stringify(store.getState().lists)).toContain('q=Sharma');
  await outbox.close();
});

test('what waits and was not given up stays for its author', async () => {
  const { outbox, options, databases } = await opened();
  await outbox.put([draft('a')]);
  await removeTraces(options);
  expect(await databases()).toContain(outboxOf('Ravi'));
  expect((await (await indexedDbOutbox(outboxOf('Ravi'))).all()).map(({ id }) => id)).toEqual(['a']);
  expect(whoLeft(B)).toBeUndefined();
  await outbox.close();
});

test('whoever comes next reads of whom something waits and how much, and nothing of what it is', async () => {
  const { outbox } = await opened();
  await outbox.put([draft('a'), draft('b')]);
  // One that was put in as well, and one that was not.
  const left = { [`${outboxOf('Ravi')}.waiting.page`]: JSON.stringify([draft('b'), draft('c')]) };
  vi.stubGlobal('localStorage', { ...left, getItem: (key: string) => left[key] ?? null });
  for (const name of [outboxOf('Asha'), outboxIn('business-2', 'Ravi'), outboxOf('no name!')])
    await (await indexedDbOutbox(name)).close();
  expect(await waitingHere(B)).toEqual([{ name: 'Ravi', count: 3 }]);
  await outbox.close();
});

test('while somebody is signed in nothing is removed, and it is removed later', async () => {
  const { outbox, options } = await opened();
  await removeTraces({ ...options, isAnybodyIn: () => true });
  expect(await (await notDoneOf('Ravi')).all()).toEqual([NOT_DONE]);
  expect(whoLeft(B)).toBe('Ravi');
  await outbox.close();
});
