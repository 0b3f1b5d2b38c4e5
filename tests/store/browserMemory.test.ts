import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshWizard } from '@/machines/salesWizard';
import { happened, selectDraft } from '@/store/onboarding/onboardingSlice';
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

const typed = (firstName: string) => happened({ type: 'edited', step: 'client', values: { firstName } });

test('what was typed in the wizard comes back in the next store of this browser', () => {
  const store = createStore();
  remember(store);
  store.dispatch(happened({ type: 'submitted', step: 'client', values: { firstName: 'Meera' } }));
  store.dispatch(happened({ type: 'edited', step: 'billing', values: { panNo: 'AA' } }));
  expect(createStore(recall()).getState().onboarding).toEqual(store.getState().onboarding);
});

test('a tab in which only a menu moves leaves what another tab typed', () => {
  const [typing, other] = [createStore(recall()), createStore(recall())];
  remember(typing);
  remember(other);
  typing.dispatch(typed('Meera'));
  other.dispatch(menuToggled());
  const next = createStore(recall()).getState();
  expect(selectDraft(next, 'client')).toEqual({ firstName: 'Meera' });
  expect(next.looks.menuCollapsed).toBe(true);
});

const unreadable = ['{', '[1]', 'null', '7', '{"value":"package"}'];
test.each(unreadable)('an unreadable wizard, %s, is a fresh one and takes no looks with it', (text) => {
  kept.set('trackyard.onboarding', text);
  kept.set(KEY, '{"looks":{"theme":"dark","menuCollapsed":true}}');
  const { onboarding, looks } = createStore(recall()).getState();
  expect(onboarding).toEqual(freshWizard);
  expect(looks.theme).toBe('dark');
});

test('storage that is switched off changes nothing for the person', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const store = createStore(recall());
  remember(store);
  store.dispatch(themeChosen('dark'));
  store.dispatch(typed('Meera'));
  expect(store.getState().looks.theme).toBe('dark');
  expect(selectDraft(store.getState(), 'client')).toEqual({ firstName: 'Meera' });
});
