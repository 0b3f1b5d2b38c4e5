import { afterEach, expect, test, vi } from 'vitest';
import { officeSession } from '@/office/officeSession';
import { openBrowser } from '../support/browserTabs';

const RAVI = { name: 'ravi', id: 'session-1', seal: 's'.repeat(43) };
const MEENA = { name: 'Meena_K', id: 'session-2' };
const KEY = 'trackyard.office.business-1';

const stops: (() => void)[] = [];
const following = <Tab extends { follow: () => () => void }>(tab: Tab): Tab => {
  stops.push(tab.follow());
  return tab;
};

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a tab recalls that no other one answers. */
const recalledAlone = async ({ recall }: { recall: () => Promise<unknown> }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const recalled = recall();
  await vi.runAllTimersAsync();
  return recalled;
};

test('a sign-in comes back when the tab is loaded again', async () => {
  const { openTab } = openBrowser();
  const tab = openTab();
  tab.keep(RAVI, false);
  expect(await openTab(tab).recall()).toEqual(RAVI);
});

test('without Remember Me the browser keeps no seal, and is signed out once its tabs are closed', async () => {
  const { kept, openTab } = openBrowser();
  openTab().keep(RAVI, false);
  expect([...kept.values()].join()).not.toContain(RAVI.seal);
  expect(await recalledAlone(openTab())).toBeUndefined();
});

test('with Remember Me the browser signs in by itself when it is opened again', async () => {
  const { openTab } = openBrowser();
  openTab().keep(RAVI, true);
  expect(await openTab().recall()).toEqual(RAVI);
});

test('nobody is signed in in a browser that knows nobody, nor in another business', async () => {
  const { openTab } = openBrowser();
  expect(await openTab().recall()).toBeUndefined();
  openTab().keep(RAVI, true);
  expect(await openTab({ business: 'business-2' }).recall()).toBeUndefined();
});

test('a new tab gets the session from one that is signed in, and keeps it', async () => {
  const { openTab } = openBrowser();
  following(openTab()).keep(RAVI, false);
  const opened = openTab();
  expect(await opened.recall()).toEqual(RAVI);
  expect(await openTab(opened).recall()).toEqual(RAVI);
});

test('a new tab gets the session of the present sign-in alone, also when a tab with an older one heard nothing of it', async () => {
  const { openTab, listening } = openBrowser();
  following(openTab()).keep(RAVI, false);
  listening.splice(0);
  following(openTab()).keep(MEENA, false);
  expect(await openTab().recall()).toEqual(MEENA);
});

test('a tab with an older sign-in than the browser has is not signed in by it', async () => {
  const { openTab } = openBrowser();
  const asleep = openTab();
  asleep.keep(RAVI, false);
  openTab().keep(MEENA, false);
  expect(await recalledAlone(openTab(asleep))).toBeUndefined();
});

test('a sign-out or sign-in counts also while another tab is asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { openTab } = openBrowser();
  openTab().keep(RAVI, false);
  const [leaving, entering] = [openTab(), openTab()];
  const [left, entered] = [leaving.recall(), entering.recall()];
  leaving.forget();
  entering.keep(MEENA, false);
  await vi.runAllTimersAsync();
  expect(await left).toBeUndefined();
  expect(await entered).toEqual(MEENA);
  expect(await openTab(entering).recall()).toEqual(MEENA);
  expect([...leaving.own]).toEqual([]);
});

test.each([true, false])('a sign-out is one in every tab (remembered: %s)', async (remember) => {
  const { kept, openTab } = openBrowser();
  const [here, there] = [following(openTab()), following(openTab())];
  here.keep(RAVI, remember);
  expect(await there.recall()).toEqual(RAVI);
  here.forget();
  expect([here.left, there.left].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect([...kept, ...here.own, ...there.own]).toEqual([]);
});

test('a tab that was closed, or told nothing, before the sign-out is signed out when it is opened again', async () => {
  const { openTab } = openBrowser();
  const [here, asleep] = [openTab(), openTab()];
  here.keep(RAVI, true);
  await asleep.recall();
  here.forget();
  expect(await openTab(asleep).recall()).toBeUndefined();
  expect([...asleep.own]).toEqual([]);
});

test('a page that comes back from the memory of the browser finds out that it was signed out', async () => {
  const { openTab } = openBrowser();
  const [here, asleep] = [openTab(), openTab()];
  here.keep(RAVI, true);
  await asleep.recall();
  here.forget();
  following(asleep).hear('pageshow', { persisted: true });
  expect(asleep.left).toHaveBeenCalledOnce();
  asleep.hear('pageshow', { persisted: true });
  expect(asleep.left).toHaveBeenCalledOnce();
});

test('whoever signs in in one tab is who works in all of them', async () => {
  const { openTab } = openBrowser();
  const [here, there] = [following(openTab()), following(openTab())];
  here.keep(RAVI, false);
  await there.recall();
  there.keep(MEENA, false);
  expect(here.left).toHaveBeenCalledOnce();
  expect(await openTab(here).recall()).toEqual(MEENA);
});

test('a storage that is cleared signs out; what else changes in it does not', async () => {
  const { kept, openTab } = openBrowser();
  const tab = following(openTab());
  tab.keep(RAVI, false);
  tab.hear('storage', { key: 'trackyard.session' });
  tab.hear('pageshow', { persisted: false });
  expect(tab.left).not.toHaveBeenCalled();
  kept.clear();
  tab.hear('storage', { key: null });
  expect(tab.left).toHaveBeenCalledOnce();
});

test('a tab that nobody is signed in in is not told of others', () => {
  const { openTab } = openBrowser();
  const [here, there] = [openTab(), following(openTab())];
  here.keep(RAVI, true);
  here.forget();
  expect(there.left).not.toHaveBeenCalled();
});

test('who stopped following hears nothing any more', () => {
  const { openTab, listening } = openBrowser();
  openTab().follow()();
  expect(listening).toEqual([]);
});

test('a key that an earlier version kept with a sign-in is kept no longer than until the next start', async () => {
  const { kept, openTab } = openBrowser();
  kept.set(KEY, JSON.stringify({ signIn: 'one', session: { ...RAVI, key: 'k'.repeat(43) } }));
  expect(await openTab().recall()).toEqual(RAVI);
  expect([...kept.values()].join()).not.toContain('kkk');
});

const session = JSON.stringify(RAVI);
test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '"ravi"',
  '{}',
  session,
  `{"signIn":7,"session":${session}}`,
  `{"signIn":"","session":${session}}`,
  '{"signIn":"a","session":{"name":"ravi"}}',
  '{"signIn":"a","session":{"name":"ravi","id":""}}',
  '{"signIn":"a","session":{"name":"office.>","id":"k"}}',
  '{"signIn":"a","session":{"name":{},"id":["k"]}}',
  `{"signIn":"a","session":{"name":"ravi","id":"${'k'.repeat(100_000)}"}}`,
])('nobody is signed in by what another hand wrote: %s', async (text) => {
  const { kept, openTab } = openBrowser();
  kept.set(KEY, text);
  expect(await openTab({ own: new Map([[KEY, text]]) }).recall()).toBeUndefined();
});

test('a key that another hand took from the storage of a tab signs nobody in', async () => {
  const { kept, openTab } = openBrowser();
  kept.set(KEY, '{"signIn":"a"}');
  expect(await recalledAlone(openTab({ own: new Map([[KEY, '{"signIn":"a"}']]) }))).toBeUndefined();
});

test('a storage that is switched off or full signs nobody out of the page that is open', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const away = officeSession('business-1', { browser: refuse, tab: refuse });
  away.keep(RAVI, true);
  expect(await away.recall()).toBeUndefined();
  away.forget();
});
