import { expect, test, vi } from 'vitest';
import type { Entry } from '@/journal/port/port';
import type { KnownPlaces } from '@/journal/adapters/nats/historyReading';
import { createFeedPlaces } from '../../../office/feeds/feedPlaces';
import { readAsks } from '../../../office/feeds/readAsks';
import { smallBusiness } from '../../support/tabs';
import { draft } from '../../support/drafts';

const entryAt = (seq: number, type: string): Entry => ({ ...draft(`fact-${seq}`, {}, ['a']), action: { type }, seq });

/** What somebody of the stock reads of a journal of so many entries of a type about one record, which a desk has read up to a place. */
function asking({ type, end, read, known }: { type: string; end: number; read: number; known: () => KnownPlaces }) {
  const places = createFeedPlaces();
  places.begin(read, smallBusiness, 0);
  const take = vi.fn<(kind: string, by: string, amount: number) => boolean>(() => true);
  const looked: number[] = [];
  let upTo = read;
  const answer = readAsks({
    business: 'a-business',
    office: { info: () => Promise.resolve({ state: { last_seq: end } } as never) },
    journal: {
      newest: () => Promise.resolve([]),
      since: () => Promise.resolve([]),
      history(_record, limit) {
        looked.push(limit);
        const all = Array.from({ length: upTo }, (_, at) => entryAt(upTo - at, type));
        return Promise.resolve(all.slice(0, limit));
      },
      aside: () => Promise.resolve([]),
      passedOver: () => [],
      contents: { get: () => Promise.resolve([]) } as never,
    },
    replica: { caughtUp: () => Promise.resolve(void (upTo = end)), inverse: () => Promise.resolve(undefined) } as never,
    inverses: { of: () => undefined } as never,
    old: () => Promise.resolve(undefined),
    placesOf: () => known(),
    settled: () => ({ seq: read, business: smallBusiness }),
    places,
    look: () => {},
    sizeOf: () => Promise.resolve(undefined),
    isOutdated: () => false,
    roleOf: () => Promise.resolve('stock'),
    quotas: { take },
  });
  const ask = async (limit: number) =>
    (await answer('Vijay', 'history', JSON.stringify({ record: 'a', limit }))) as { entries: Entry[] };
  return { ask, take, looked, taken: () => take.mock.calls.map(([, , amount]) => amount) };
}

test('the history of a record has what was said a moment ago, though the desk has not read it yet', async () => {
  const { ask } = asking({ type: 'vendors/vendorAdded', end: 3, read: 2, known: () => ({ places: [], isAll: true }) });
  expect((await ask(10)).entries.map(({ seq }) => seq)).toEqual([3, 2, 1]);
});

test('as soon as more is looked through for a history than is known of it, that takes what it costs to read all', async () => {
  const known = () => ({ places: Array.from({ length: 10 }, (_, at) => 100 - at), isAll: false });
  const { ask, take, looked, taken } = asking({ type: 'bills/billCancelled', end: 100, read: 100, known });
  expect((await ask(2)).entries).toEqual([]);
  expect([looked, taken()]).toEqual([
    [2, 8, 32, 128],
    [1, 0, 0, 20, 22],
  ]);
  take.mockImplementation((_kind, _by, amount) => amount < 20);
  expect(await ask(2)).toEqual({ again: expect.any(String) });
  expect(looked.slice(4)).toEqual([2, 8]);
});
