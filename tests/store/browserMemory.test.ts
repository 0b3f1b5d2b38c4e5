import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from '@/store/session/browserMemory';
import { menuToggled, themeChosen } from '@/store/session/looksSlice';
import { signedIn } from '@/store/session/sessionSlice';
import { createStore } from '@/store/store';

const KEY = 'trackyard.browser';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('looks and session come back in the next store of this browser', () => {
  const store = createStore();
  remember(store);
  store.dispatch(themeChosen('dark'));
  store.dispatch(menuToggled());
  store.dispatch(signedIn('ravi'));
  const { looks, session } = createStore(recall()).getState();
  expect({ looks, session }).toEqual({ looks: { theme: 'dark', menuCollapsed: true }, session: { name: 'ravi' } });
});

test.each([
  ['is nothing', undefined],
  ['is not JSON', '{'],
  ['is JSON of another kind', '[1]'],
  ['is null', 'null'],
  ['has fields of other types', '{"looks":{"theme":7,"menuCollapsed":"yes"},"session":{"name":3}}'],
])('a start is an ordinary one when what this browser kept %s', (_title, text) => {
  if (text !== undefined) kept.set(KEY, text);
  expect(createStore(recall()).getState()).toEqual(createStore().getState());
});

test('storage that is switched off changes nothing for the person', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const store = createStore(recall());
  remember(store);
  store.dispatch(themeChosen('dark'));
  expect(store.getState().looks.theme).toBe('dark');
});
