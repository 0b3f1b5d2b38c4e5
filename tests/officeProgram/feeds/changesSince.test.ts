import { expect, test } from 'vitest';
import { NOT_READY } from '@/journal/adapters/nats/answers';
import { FEED_FORM, type SinceAnswer } from '@/journal/adapters/nats/feedProtocol';
import { readEntry } from '@/journal/reading/reading';
import { businessModel } from '@/store/business/businessModel';
import { createLongAnswers } from '../../../office/feeds/answering';
import { createFeedPlaces } from '../../../office/feeds/feedPlaces';
import { changesSince, endOf, type FeedOptions } from '../../../office/feeds/changesSince';
import { smallBusiness } from '../../support/tabs';

const LAST = 7;

/** What the desk of a small office tells somebody of the stock who asks so. */
async function told(asked: object) {
  const places = createFeedPlaces();
  places.begin(LAST, smallBusiness, 0);
  const options: FeedOptions = {
    business: 'a-business',
    office: { info: () => Promise.resolve({ state: { last_seq: LAST } } as never) },
    journal: { since: () => Promise.resolve([]), passedOver: () => [] },
    replica: { caughtUp: () => Promise.resolve() },
    settled: () => ({ seq: LAST, business: smallBusiness }),
    places,
    look: () => {},
  };
  const tell = changesSince(options, createLongAnswers(), endOf(options));
  return (await tell({ name: 'Vijay', role: 'stock' }, { after: 0, feed: '', passed: 0, ...asked })) as SinceAnswer;
}

test('a tab of this program is told the whole in parts', async () => {
  const { whole, entries } = await told({ form: FEED_FORM });
  expect(whole?.parts.length).toBeGreaterThan(1);
  expect(entries).toEqual([]);
});

test('a tab of a program of before reads that a newer one is in use, so that it is reloaded, and nothing that it cannot read', async () => {
  const { whole, entries, upTo } = await told({});
  expect([whole, upTo]).toEqual([undefined, LAST]);
  const reader = { version: businessModel.version, upcasters: {} };
  expect(entries.map((entry) => readEntry(entry, reader))).toEqual([
    expect.objectContaining({ ok: false, newer: true }),
  ]);
});

test('it goes on with what is told place by place, which every program reads', async () =>
  expect(await told({ after: LAST, feed: 'role.stock' })).toMatchObject({ entries: [], upTo: LAST }));

test('a tab of a newer program waits for a machine that is still to be upgraded', async () =>
  expect(await told({ form: FEED_FORM + 1 })).toEqual({ again: NOT_READY }));
