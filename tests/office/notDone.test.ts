import 'fake-indexeddb/auto';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { serialize } from 'node:v8';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { factMissed, journalSlice } from '@/journal/sync/journalSlice';
import { paths } from '@/paths';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { businessSlices, type Business } from '@/store/business/business';
import { keepNotDone } from '@/office/notDone';
import { notDoneShelf, removeNotDone, type NotDoneShelf } from '@/office/notDoneShelf';
import { sealedShelf } from '@/office/sealedShelf';
import { waitingKey } from '@/office/sealing';
import type { AppStore } from '@/store/business/store';
import { notDoneSeen, officeSlice } from '@/store/browser/officeSlice';
import { noticeSent } from '@/store/facts/notices';
import { vendorAdded } from '@/store/facts/vendors';
import { noticeBusiness, RECORDS, TODAY } from '../support/notices';
import { vendorDraft } from '../support/vendors';
import { eventually } from '../support/eventually';

// Generous, because a slow machine is no fault.
vi.setConfig({ testTimeout: 60_000 });

const AT = '2026-11-22T09:30:00.000Z';
/** Of all pages: each thing comes a minute after the one before. */
let minutes = 0;
beforeEach(() => void (minutes = 0));

/** A page that shows what came to nothing on a shelf; `history` is what a record's tells. */
function open(
  shelf: NotDoneShelf | undefined,
  history: () => Promise<object[]> = () => Promise.reject(new Error('The office is away.')),
  business: Partial<Business> = {},
) {
  const store = configureStore({
    preloadedState: business,
    reducer: combineSlices(...businessSlices, journalSlice, officeSlice),
    middleware: (defaults) => defaults({ thunk: { extraArgument: { history } } }),
  }) as unknown as AppStore;
  const miss = (id: string, name = id, changed?: { record: string; field: string; now: string; was: string }) =>
    store.dispatch(
      factMissed({ id, fact: vendorAdded(vendorDraft(name)), reason: `${name} is known already.`, changed }),
    );
  const now = () => new Date(Date.parse(AT) + 60_000 * minutes++).toISOString();
  const stop = keepNotDone(store, shelf, now);
  onTestFinished(stop);
  const shown = () => store.getState().office?.notDone.map(({ id }) => id);
  const shows = (...ids: string[]) => eventually(() => expect(shown()).toEqual(ids));
  return { store, miss, shown, shows, stop };
}

/** The shelf of somebody in an office of its own, as each of their pages opens it. */
function shelves(user = 'ravi', business: string = crypto.randomUUID()) {
  const opened = async (seal = 'their own') => notDoneShelf(business, user, await waitingKey(business, user, seal));
  const lying = async () => {
    const all = await sealedShelf<string>('notDone').use(`${business}.${user}`, (db) => db.getAll('parts'));
    return Buffer.from(serialize(all)).toString('latin1');
  };
  return { business, opened, lying };
}

describe('what came to nothing', () => {
  test('is kept in words with the reason, and shown by the next page, until it was seen', async () => {
    const { opened } = shelves();
    const first = open(await opened());
    first.miss('a', 'Metro');
    await first.shows('a');
    expect(first.store.getState().office?.notDone).toEqual([
      { id: 'a', text: 'added vendor Metro', reason: 'Metro is known already.', at: AT, places: [] },
    ]);
    await eventually(async () => expect(await (await opened()).all()).toHaveLength(1));
    const next = open(await opened());
    await next.shows('a');
    expect(next.store.getState().office?.notDone).toEqual(first.store.getState().office?.notDone);
    next.store.dispatch(notDoneSeen('a'));
    expect(next.shown()).toEqual([]);
    await first.shows();
    await eventually(async () => expect(await (await opened()).all()).toEqual([]));
  });

  test('leads to where it can be said anew, as a message to a client does that the office would not write so', async () => {
    const { store, shows } = open(undefined, undefined, noticeBusiness);
    const [row] = noticeRows(noticeBusiness, 'Visit Done', RECORDS['Visit Done'], TODAY, undefined);
    if (!row) throw new Error('There is nobody to tell.');
    const reason = 'By now it would write something else. Look at it once more, then send it again.';
    store.dispatch(factMissed({ id: 'a', fact: noticeSent(row.draftBy('Email', true), TODAY), reason }));
    await shows('a');
    expect(store.getState().office?.notDone[0]).toMatchObject({
      text: expect.stringMatching(/^asked the office to tell .+ of a visit that is done by Email to /),
      reason,
      places: [paths.sales.detailedClientOf(1), paths.care.viewJobOf('Service', 2)],
    });
  });

  test('is read by the sign-ins of its author alone', async () => {
    const { opened, lying } = shelves();
    open(await opened()).miss('a', 'Metro Cables');
    await eventually(async () => expect(await (await opened()).all()).toHaveLength(1));
    expect(await lying()).not.toContain('Metro');
    expect(await (await opened('of another secret')).all()).toEqual([]);
  });

  test.each([
    ['seen meanwhile', true, []],
    ['not seen yet', false, ['Rate is 95 now: Ravi changed it from 90, on 05 Sep 2026, 04:07.']],
  ])('tells who was faster once the office has said so, where it was %s', async (_when, seen, reasons) => {
    const { opened } = shelves();
    let answer: (entries: object[]) => void = () => {};
    const history = new Promise<object[]>((resolve) => (answer = resolve));
    const page = open(await opened(), () => history);
    page.miss('a', 'Metro', { record: 'vendor-1', field: 'rate', now: 'Rate is 95 now', was: '90' });
    await page.shows('a');
    expect(page.store.getState().office?.notDone.map(({ reason }) => reason)).toEqual(['Metro is known already.']);
    if (seen) page.store.dispatch(notDoneSeen('a'));
    answer([
      {
        at: new Date('2026-09-04T22:37:00.000Z').toISOString(),
        by: 'Ravi',
        action: { type: 'x', payload: { to: { rate: 95 } } },
      },
    ]);
    for (const { store } of [page, open(await opened())])
      await eventually(() => expect(store.getState().office?.notDone.map(({ reason }) => reason)).toEqual(reasons));
    // What comes later is put down after it.
    page.miss('z');
    await eventually(async () =>
      expect((await (await opened()).all()).filter(({ id }) => id === 'a').map(({ reason }) => reason)).toEqual(
        reasons,
      ),
    );
  });

  test('is one person’s own, and goes with what the browser keeps of them', async () => {
    const { business, opened } = shelves();
    open(await opened()).miss('a');
    await eventually(async () => expect(await (await opened()).all()).toHaveLength(1));
    expect(await (await shelves('meera', business).opened()).all()).toEqual([]);
    await removeNotDone(business, 'ravi');
    expect(await (await opened()).all()).toEqual([]);
  });

  test('is shown, and gone, in every tab alike', async () => {
    const { opened } = shelves();
    const [one, other] = [open(await opened()), open(await opened())];
    one.miss('a');
    await other.shows('a');
    one.miss('b');
    await other.shows('a', 'b');
    other.miss('c');
    await one.shows('a', 'b', 'c');
    one.store.dispatch(notDoneSeen('b'));
    await other.shows('a', 'c');
    await one.shows('a', 'c');
    expect((await (await opened()).all()).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  test('keeps who was faster of each of very many, in every tab', async () => {
    const { opened } = shelves();
    const faster = { at: AT, by: 'Ravi', action: { type: 'x', payload: { to: { rate: 95 } } } };
    const page = open(await opened(), () => Promise.resolve([faster]));
    const other = open(await opened());
    const changed = { record: 'vendor-1', field: 'rate', now: 'Rate is 95 now', was: '90' };
    for (let place = 0; place < 60; place += 1) page.miss(`${place}`, 'Metro', changed);
    for (const { store } of [page, other])
      await eventually(() => {
        const reasons = store.getState().office?.notDone.map(({ reason }) => reason) ?? [];
        expect([reasons.length, new Set(reasons).size]).toEqual([60, 1]);
        expect(reasons[0]).toContain('Ravi changed it from 90');
      });
  });

  test('and was seen while it was put down does not come back', async () => {
    const { opened } = shelves();
    const page = open(await opened());
    page.miss('a');
    await page.shows('a');
    page.store.dispatch(notDoneSeen('a'));
    page.miss('b');
    await eventually(async () => expect((await (await opened()).all()).map(({ id }) => id)).toEqual(['b']));
    await open(await opened()).shows('b');
  });

  test('and was seen in one tab is not brought back by another that learns who was faster', async () => {
    const { opened } = shelves();
    let answer: (entries: object[]) => void = () => {};
    const history = new Promise<object[]>((resolve) => (answer = resolve));
    const page = open(await opened(), () => history);
    page.miss('a', 'Metro', { record: 'vendor-1', field: 'rate', now: 'Rate is 95 now', was: '90' });
    const other = open(await opened());
    await other.shows('a');
    await (await opened()).take(['a']);
    answer([{ at: AT, by: 'Ravi', action: { type: 'x', payload: { to: { rate: 95 } } } }]);
    await page.shows();
    expect(await (await opened()).all()).toEqual([]);
  });

  test.each([
    ['the storage takes nothing', true],
    ['the sign-in has no key', false],
  ])('is shown as long as the page lasts where %s', async (_why, isThere) => {
    const full: NotDoneShelf = {
      ...(await shelves().opened()),
      put: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')),
    };
    const page = open(isThere ? full : undefined);
    for (const id of ['a', 'b', 'c']) page.miss(id);
    await page.shows('a', 'b', 'c');
    page.store.dispatch(notDoneSeen('b'));
    await page.shows('a', 'c');
    await new Promise((resolve) => setImmediate(resolve));
    expect(page.shown()).toEqual(['a', 'c']);
  });

  test('holds the newest only when there are very many', async () => {
    const { opened } = shelves();
    const shelf = await opened();
    const minute = (place: number) => new Date(Date.parse(AT) + 60_000 * place).toISOString();
    for (let place = 0; place < 503; place += 1)
      await shelf.put({ id: `${place}`, text: 'did something', reason: 'It was late.', at: minute(place) });
    const page = open(shelf);
    await eventually(() => expect(page.shown()?.length).toBe(500));
    expect(page.shown()?.[0]).toBe('3');
    await eventually(async () => expect(await shelf.all()).toHaveLength(500));
  });

  test('is followed no more once that was stopped', async () => {
    const { opened } = shelves();
    const page = open(await opened());
    page.stop();
    page.miss('a');
    expect(page.shown()).toEqual([]);
  });
});
