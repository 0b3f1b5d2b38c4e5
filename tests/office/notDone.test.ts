import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { factMissed, journalSlice } from '@/journal/sync/journalSlice';
import { businessSlices } from '@/store/business/business';
import { keepNotDone } from '@/office/notDone';
import type { AppStore } from '@/store/business/store';
import { notDoneSeen, officeSlice } from '@/store/browser/officeSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { nextTurn } from '../support/tabs';
import { vendorDraft } from '../support/vendors';

const KEY = 'trackyard.notDone.office.ravi';
const AT = '2026-11-22T09:30:00.000Z';

/** A browser's local storage, that all its tabs share, and a way to tell them of a change. */
function browser(storage: Map<string, string> = new Map()) {
  const hearers = new Set<(event: { key: string | null }) => void>();
  let full = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new DOMException('Full', 'QuotaExceededError');
      storage.set(key, text);
    },
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal(
    'addEventListener',
    (_: string, hear: (event: { key: string | null }) => void) => void hearers.add(hear),
  );
  vi.stubGlobal(
    'removeEventListener',
    (_: string, hear: (event: { key: string | null }) => void) => void hearers.delete(hear),
  );
  return {
    storage,
    hearers,
    tell: (key: string | null = KEY) => hearers.forEach((hear) => hear({ key })),
    setFull: (now: boolean) => (full = now),
  };
}

afterEach(() => vi.unstubAllGlobals());

/** A store with an office in it, which the product's own has for good once one was added; `history` is what a record's tells. */
function openPage(history: () => Promise<object[]> = () => Promise.reject(new Error('The office is away.'))) {
  const store = configureStore({
    reducer: combineSlices(...businessSlices, journalSlice, officeSlice),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { history } } }),
  }) as unknown as AppStore;
  const shown = () => store.getState().office?.notDone.map(({ id }) => id);
  const miss = (id: string, name = id, changed?: { record: string; field: string; now: string; was: string }) =>
    store.dispatch(
      factMissed({ id, fact: vendorAdded(vendorDraft(name)), reason: `${name} is known already.`, changed }),
    );
  return { store, miss, shown };
}
const open = (key = KEY, ...of: Parameters<typeof openPage>) => {
  const page = openPage(...of);
  return { ...page, stop: keepNotDone(page.store, key, () => AT) };
};

describe('what came to nothing', () => {
  test('is kept in words with the reason, and shown by the next page, until it was seen', () => {
    browser();
    const first = open();
    first.miss('a', 'Metro');
    expect(first.store.getState().office?.notDone).toEqual([
      { id: 'a', text: 'added vendor Metro', reason: 'Metro is known already.', at: AT },
    ]);
    const next = open();
    expect(next.store.getState().office?.notDone).toEqual(first.store.getState().office?.notDone);
    next.store.dispatch(notDoneSeen('a'));
    expect([next.shown(), open().shown()]).toEqual([[], []]);
  });

  test('before anybody listened is kept as well', () => {
    browser();
    const page = openPage();
    page.miss('a');
    keepNotDone(page.store, KEY);
    expect([page.shown(), open().shown()]).toEqual([['a'], ['a']]);
  });

  test.each([
    ['seen meanwhile', true, []],
    ['not seen yet', false, ['Rate is 95 now: Ravi changed it from 90, on 05 Sep 2026, 04:07.']],
  ])('tells who was faster once the office has said so, where it was %s', async (_when, seen, reasons) => {
    browser();
    let answer: (entries: object[]) => void = () => {};
    const page = open(KEY, () => new Promise((resolve) => (answer = resolve)));
    page.miss('a', 'Metro', { record: 'vendor-1', field: 'rate', now: 'Rate is 95 now', was: '90' });
    expect(page.store.getState().office?.notDone.map(({ reason }) => reason)).toEqual(['Metro is known already.']);
    if (seen) page.store.dispatch(notDoneSeen('a'));
    answer([
      {
        at: new Date('2026-09-04T22:37:00.000Z').toISOString(),
        by: 'Ravi',
        action: { type: 'x', payload: { to: { rate: 95 } } },
      },
    ]);
    await nextTurn();
    for (const { store } of [page, open()])
      expect(store.getState().office?.notDone.map(({ reason }) => reason)).toEqual(reasons);
  });

  test('is one person’s own', () => {
    browser();
    open().miss('a');
    expect(open('trackyard.notDone.office.meera').shown()).toEqual([]);
  });

  test('is shown, and gone, in every tab alike', () => {
    const { tell } = browser();
    const [one, other] = [open(), open()];
    one.miss('a');
    tell();
    other.miss('b');
    tell();
    expect([one.shown(), other.shown()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    one.store.dispatch(notDoneSeen('a'));
    tell('another key');
    expect(other.shown()).toEqual(['a', 'b']);
    tell();
    expect([one.shown(), other.shown()]).toEqual([['b'], ['b']]);
  });

  test('that was seen in one tab does not take along what another has noted just now', () => {
    browser();
    const [one, other] = [open(), open()];
    one.miss('a');
    other.miss('b');
    one.store.dispatch(notDoneSeen('a'));
    expect(open().shown()).toEqual(['b']);
  });

  test('is shown as long as the page lasts where the storage is full', () => {
    const { setFull } = browser();
    const page = open();
    page.miss('a');
    setFull(true);
    page.miss('b');
    page.miss('c');
    expect(page.shown()).toEqual(['a', 'b', 'c']);
    page.store.dispatch(notDoneSeen('b'));
    expect(page.shown()).toEqual(['a', 'c']);
  });

  test('is forgotten where the storage was cleared', () => {
    const { storage, tell } = browser();
    const page = open();
    page.miss('a');
    storage.clear();
    tell(null);
    expect(page.shown()).toEqual([]);
  });

  test.each(['{', '7', '{"id":1}', '[null,7,[],{"id":4},{"id":"x","text":["y"]}]'])(
    'is nothing where another hand wrote %s',
    (text) => {
      browser(new Map([[KEY, text]]));
      expect(open().shown()).toEqual([]);
    },
  );

  test('holds the newest only when there are very many, each of which fits in a line', () => {
    browser(
      new Map([
        [
          KEY,
          JSON.stringify(
            Array.from({ length: 600 }, (_, place) => ({
              id: `${place}`,
              text: 'did\nsomething',
              reason: 'x'.repeat(5_000),
              at: AT,
            })),
          ),
        ],
      ]),
    );
    const notDone = open().store.getState().office?.notDone;
    expect([notDone?.length, notDone?.[0]?.id, notDone?.[0]?.text, notDone?.[0]?.reason.length]).toEqual([
      500,
      '100',
      'did something',
      1_000,
    ]);
  });

  test('is followed no more once that was stopped', () => {
    const { hearers } = browser();
    const page = open();
    page.stop();
    page.miss('a');
    expect([page.shown(), hearers.size]).toEqual([[], 0]);
  });
});
