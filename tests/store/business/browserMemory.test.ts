import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshWizard } from '@/machines/salesWizard';
import { happened, selectDraft } from '@/store/clients/onboarding/onboardingSlice';
import { followKept, followSession, recall, remember } from '@/store/business/browserMemory';
import { recallScroll } from '@/store/business/scrollMemory';
import { draftDropped, draftKept, draftName } from '@/store/browser/draftsSlice';
import {
  installerChosen,
  languageChosen,
  mapChosen,
  menuToggled,
  stepSkipped,
  themeChosen,
  welcomeRead,
  sampleShown,
} from '@/store/browser/looksSlice';
import { itemSnoozed, selectSnoozed } from '@/store/browser/snoozedSlice';
import { activitiesSeen, todayNoticed } from '@/store/browser/seenSlice';
import { selectRememberedEmail, selectUserName, signedIn, signedOut } from '@/store/browser/sessionSlice';
import { createStore } from '@/store/business/store';
import { selectOpened, pageOpened } from '@/store/browser/openedSlice';

const KEY = 'trackyard.browser';
const SESSION_KEY = 'trackyard.session';
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
  store.dispatch(mapChosen('Google Maps'));
  store.dispatch(installerChosen('rakesh'));
  store.dispatch(languageChosen('hi'));
  store.dispatch(welcomeRead());
  store.dispatch(sampleShown(false));
  store.dispatch(stepSkipped('stock'));
  store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: true }));
  const { looks, session } = createStore(recall()).getState();
  expect({ looks, session }).toEqual({
    looks: {
      theme: 'dark',
      menuCollapsed: true,
      map: 'Google Maps',
      installerId: 'rakesh',
      language: 'hi',
      welcomed: true,
      sampleLast: false,
      skipped: ['stock'],
    },
    session: store.getState().session,
  });
});

test('a name without end is none, as each fact would carry it', () => {
  kept.set(SESSION_KEY, JSON.stringify({ name: 'x'.repeat(100_000), rememberedEmail: 'x'.repeat(100_000) }));
  const { name, rememberedEmail } = createStore(recall()).getState().session;
  expect([name.length, rememberedEmail.length]).toEqual(['Asha'.length, 0]);
});

test('a sign-out takes the name, and leaves the e-mail that is to be remembered', () => {
  const store = createStore();
  remember(store);
  store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: true }));
  store.dispatch(signedOut());
  expect(createStore(recall()).getState().session).toEqual({
    name: 'Asha',
    rememberedEmail: 'ravi@trackyard.example',
    signIns: 1,
  });
});

test('an e-mail that is not to be remembered is nowhere in what this browser keeps', () => {
  const store = createStore();
  remember(store);
  store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: true }));
  store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  expect([...kept.values()].join(' ')).not.toContain('@');
});

test.each([
  ['is nothing', undefined],
  ['is not JSON', '{'],
  ['is JSON of another kind', '[1]'],
  ['is null', 'null'],
  ['is a number', '7'],
  [
    'has fields of other types',
    '{"looks":{"theme":7,"menuCollapsed":"yes","installerId":7},"name":3,"rememberedEmail":{}}',
  ],
  ['has a name of no letters', '{"name":""}'],
])('a start is an ordinary one when what this browser kept %s', (_title, text) => {
  for (const key of [KEY, SESSION_KEY]) if (text !== undefined) kept.set(key, text);
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

test('a sign-out leaves nothing of the wizard in this browser, also in a tab that typed nothing', () => {
  const [typing, other] = [createStore(recall()), createStore(recall())];
  remember(typing);
  remember(other);
  typing.dispatch(typed('Meera'));
  other.dispatch(signedOut());
  expect(createStore(recall()).getState().onboarding).toEqual(freshWizard);
  expect([...kept.values()].join(' ')).not.toContain('Meera');
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

test('a tab in which only a menu moves leaves who signed in, and what is remembered, in another tab', () => {
  const [signing, other] = [createStore(recall()), createStore(recall())];
  remember(signing);
  remember(other);
  signing.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: true }));
  other.dispatch(menuToggled());
  expect(createStore(recall()).getState().session).toEqual(signing.getState().session);
});

/** Two tabs of one browser: what one writes is told to the other, as browsers tell it; `left` tells how often a tab was left. */
function twoTabs() {
  const tabs = [0, 1].map(() => {
    const told: [name: string, tell: (event: object) => void][] = [];
    vi.stubGlobal('addEventListener', (...one: (typeof told)[number]) => told.push(one));
    const store = createStore(recall());
    const left = vi.fn<() => void>();
    remember(store);
    followSession(store, left);
    followKept(store);
    return {
      store,
      left,
      tell: (about: string, event: object) => told.forEach(([name, tell]) => name === about && tell(event)),
    };
  });
  const [here, there] = tabs;
  if (!here || !there) throw new Error('There are two tabs');
  return { here, there };
}

test('what one tab puts off is put off in the other, which does not write over it', () => {
  const { here, there } = twoTabs();
  const putOff = { today: '2026-11-21', until: '2026-11-28' };
  here.store.dispatch(itemSnoozed({ id: 'run-2026-10', ...putOff }));
  there.tell('storage', { key: 'trackyard.snoozed' });
  there.store.dispatch(itemSnoozed({ id: 'job-3', ...putOff }));
  expect(Object.keys(selectSnoozed(createStore(recall()).getState()))).toEqual(['run-2026-10', 'job-3']);
});

test('how one tab shows the product is how the other shows it, which does not write its older looks over it', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(themeChosen('dark'));
  here.store.dispatch(languageChosen('hi'));
  there.tell('storage', { key: 'trackyard.browser' });
  there.store.dispatch(menuToggled());
  const { looks } = createStore(recall()).getState();
  expect(looks).toMatchObject({ theme: 'dark', language: 'hi', menuCollapsed: true });
});

test('two tabs of which one shows the sample follow each other to an end, and each knows what it shows', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(sampleShown(false));
  let told = 0;
  const writes = new Map<object, string | null>();
  const looksKept = () => localStorage.getItem('trackyard.browser');
  here.store.dispatch(themeChosen('dark'));
  // Each is told of what the other one has written, as long as that is something else.
  for (let turn = 0; turn < 10; turn += 1) {
    const tab = turn % 2 === 0 ? there : here;
    if (writes.get(tab) === looksKept()) continue;
    tab.tell('storage', { key: 'trackyard.browser' });
    writes.set(tab, looksKept());
    told += 1;
  }
  expect(told).toBeLessThan(6);
  expect([here, there].map(({ store }) => store.getState().looks)).toMatchObject([
    { theme: 'dark', sampleLast: false },
    { theme: 'dark', sampleLast: true },
  ]);
});

test('the pages that were opened last in either of two tabs are those of both', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(pageOpened({ title: 'Vendors', to: '/vendors' }));
  there.tell('storage', { key: 'trackyard.opened' });
  there.store.dispatch(pageOpened({ title: 'Jobs', to: '/cce/view-job' }));
  expect(selectOpened(createStore(recall()).getState()).map(({ title }) => title)).toEqual(['Jobs', 'Vendors']);
});

test('a sign-in in one tab is one in the other, and takes nobody away from there', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: true }));
  there.tell('storage', { key: SESSION_KEY });
  expect(selectUserName(there.store.getState())).toBe('ravi');
  expect(selectRememberedEmail(there.store.getState())).toBe('ravi@trackyard.example');
  expect(there.left).not.toHaveBeenCalled();
});

test.each([
  ['is told', 'storage', { key: SESSION_KEY }],
  ['had all its storage cleared', 'storage', { key: null }],
  ['comes back from the memory of the browser', 'pageshow', { persisted: true }],
])('a sign-out in one tab leaves nobody signed in to the other once that %s', (_when, name, event) => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  there.tell('storage', { key: SESSION_KEY });
  here.store.dispatch(signedOut());
  there.tell(name, event);
  expect(selectUserName(there.store.getState())).toBe('Asha');
  expect(there.left).toHaveBeenCalledTimes(1);
});

test.each([
  ['no e-mail', ''],
  ['the name of the sample user', 'asha@trackyard.example'],
])('a sign-out takes away from the other tab whoever signed in with %s', (_what, email) => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedIn({ email, rememberMe: false }));
  there.tell('storage', { key: SESSION_KEY });
  here.store.dispatch(signedOut());
  there.tell('storage', { key: SESSION_KEY });
  expect(there.left).toHaveBeenCalledTimes(1);
});

test('whoever signs in after another takes the other tab over, also under the same name, and also when it hears of both at once', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  there.tell('storage', { key: SESSION_KEY });
  here.store.dispatch(signedOut());
  here.store.dispatch(signedIn({ email: 'ravi@other.example', rememberMe: false }));
  there.tell('storage', { key: SESSION_KEY });
  there.tell('storage', { key: SESSION_KEY });
  expect(there.left).toHaveBeenCalledTimes(1);
});

test('a tab in which nobody was signed in is not left by a sign-out', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedOut());
  there.tell('storage', { key: SESSION_KEY });
  expect(there.left).not.toHaveBeenCalled();
});

test('a tab that had another e-mail to remember does not write it over the one of the last sign-in', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: true }));
  there.tell('storage', { key: SESSION_KEY });
  here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  there.tell('storage', { key: SESSION_KEY });
  there.store.dispatch(signedOut());
  expect(kept.get(SESSION_KEY)).not.toContain('@');
});

test('what another tab writes of its looks, or a page that was never away, changes no session', () => {
  const { here, there } = twoTabs();
  here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
  there.tell('storage', { key: KEY });
  there.tell('pageshow', { persisted: false });
  expect(selectUserName(there.store.getState())).toBe('Asha');
});

describe('of two tabs', () => {
  const [vendor, bill] = [draftName('add-vendor'), draftName('edit-bill', 'account-1')];
  const comingBack = () => Object.keys(createStore(recall()).getState().drafts);

  test('each leaves what the other typed, though it was not told yet', () => {
    const { here, there } = twoTabs();
    here.store.dispatch(draftKept(vendor, { name: 'Metro' }));
    there.store.dispatch(draftKept(bill, { address: 'Pune' }));
    expect(comingBack()).toEqual([vendor, bill]);
    there.store.dispatch(draftDropped(bill));
    expect(comingBack()).toEqual([vendor]);
  });

  test('each offers what the other typed once it is told, and not before', () => {
    const { here, there } = twoTabs();
    here.store.dispatch(draftKept(vendor, { name: 'Metro' }));
    there.tell('storage', { key: 'trackyard.lists' });
    expect(there.store.getState().drafts).toEqual({});
    there.tell('storage', { key: 'trackyard.drafts' });
    expect(Object.keys(there.store.getState().drafts)).toEqual([vendor]);
  });

  test('neither brings back, nor offers, what the other submitted', () => {
    const { here, there } = twoTabs();
    here.store.dispatch(draftKept(vendor, { name: 'Metro' }));
    there.tell('storage', { key: 'trackyard.drafts' });
    here.store.dispatch(draftDropped(vendor));
    there.store.dispatch(draftKept(bill, { address: 'Pune' }));
    there.tell('storage', { key: 'trackyard.drafts' });
    expect([comingBack(), Object.keys(there.store.getState().drafts)]).toEqual([[bill], [bill]]);
  });

  test.each([
    ['somebody', true],
    ['nobody', false],
  ])(
    'the one in which %s signs out takes away what the other typed, though it was not told of it',
    (_who, isSignedIn) => {
      const { here, there } = twoTabs();
      if (isSignedIn) here.store.dispatch(signedIn({ email: 'ravi@trackyard.example', rememberMe: false }));
      there.store.dispatch(draftKept(vendor, { name: 'Metro' }));
      here.store.dispatch(signedOut());
      expect(comingBack()).toEqual([]);
      there.tell('pageshow', { persisted: true });
      expect(there.store.getState().drafts).toEqual({});
    },
  );
});

test('how far the activities and what of today’s list were seen comes back, and a tab in which only a menu moves leaves it', () => {
  const [looking, other] = [createStore(recall()), createStore(recall())];
  remember(looking);
  remember(other);
  looking.dispatch(activitiesSeen(7));
  looking.dispatch(todayNoticed({ by: 1, marks: [3, 5], sizes: { 5: 262.5 } }));
  other.dispatch(menuToggled());
  expect(createStore(recall()).getState().seen).toEqual({
    upTo: 7,
    noticed: [{ by: 1, marks: [3, 5], sizes: { 5: 262.5 } }],
  });
});

test('a tab that looks at what is new in today’s list leaves how far another one has seen the activities', () => {
  const [one, other] = [createStore(recall()), createStore(recall())];
  remember(one);
  remember(other);
  one.dispatch(activitiesSeen(9));
  other.dispatch(todayNoticed({ by: 1, marks: [3] }));
  expect(createStore(recall()).getState().seen).toEqual({ upTo: 9, noticed: [{ by: 1, marks: [3], sizes: {} }] });
});

test.each(['{', '[1]', 'null', '{"upTo":"7"}', '{"upTo":1.5}', '{"upTo":null}', '{"noticed":"3"}'])(
  'an unreadable place in the activities, %s, is that of a first visit',
  (text) => {
    kept.set('trackyard.seen', text);
    kept.set('trackyard.noticed', text);
    expect(createStore(recall()).getState().seen).toEqual({});
  },
);

test('of what people saw of today’s list those are known who can be read', () => {
  const read = [
    { by: 1, marks: [3] },
    { by: 2, marks: [3], sizes: '5' },
    { by: 3, marks: [3], sizes: { 3: null } },
  ];
  kept.set('trackyard.noticed', JSON.stringify({ noticed: read }));
  expect(createStore(recall()).getState().seen).toEqual({ noticed: [{ by: 1, marks: [3] }] });
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

test.each([
  ['a record', '{"/vendors":120}', true],
  ['a number', '120', false],
  ['no JSON', '{', true],
])('how far pages were scrolled is forgotten where it is no record: %s', (_what, text, stays) => {
  const scrolled = new Map([['react-router-scroll-positions', text]]);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => scrolled.get(key) ?? null,
    removeItem: (key: string) => scrolled.delete(key),
  });
  recallScroll();
  expect(scrolled.size === 1).toBe(stays);
});
