import { describe, expect, test } from 'vitest';
import { feedEnd, feedReading } from '@/journal/adapters/nats/feedReading';
import type { SinceAnswer } from '@/journal/adapters/nats/feedProtocol';
import type { Entry } from '@/journal/port/port';

const BUSINESS = 'a-business';
const feedDeltas = {
  version: 1,
  beginWhole() {
    const parts: unknown[] = [];
    return { take: (part: unknown) => void parts.push(part), whole: () => ({ type: 'whole', parts }) };
  },
  nothing: () => ({ type: 'nothing' }),
};
const PARTS = [{ origin: 1 }, { rows: [] }];
const readWhole = (_whole: unknown, take: (part: unknown) => void) => Promise.resolve(PARTS.forEach(take));
const entry = (seq: number, id = `fact-${seq}`): Entry => ({
  id,
  seq,
  at: '',
  by: '',
  version: 1,
  about: [],
  action: { type: 'told' },
});
const typesOf = (entries: readonly Entry[]) => entries.map(({ seq, id, action }) => `${seq} ${id} ${action.type}`);

/** What a browser reads of a desk that answers in turn, and what was pushed to it meanwhile. */
function reading(answers: (Partial<SinceAnswer> & { last: number })[], pushed: Entry[] = []) {
  const asked: object[] = [];
  const desk = {
    fetched: () => Promise.reject(new Error('Nothing lies apart.')),
    bytes: () => Promise.resolve(undefined),
    read: <Answer extends object>(request: string, what: object) => {
      asked.push({ request, ...what });
      const { last = 0, ...next } = answers.shift() ?? {};
      const answer = { business: BUSINESS, feed: 'role.sales', entries: [], passed: 0, last, upTo: last, ...next };
      return Promise.resolve(answer as unknown as Answer);
    },
  };
  const end = feedEnd(desk, BUSINESS);
  const news = {
    feed: () => 'role.sales',
    follow: () => {},
    after: (place: number) => pushed.filter(({ seq }) => seq > place),
  };
  return {
    ...feedReading({ readWhole, news, end, feedDeltas }),
    end,
    asked,
  };
}

describe('a feed', () => {
  test('is asked on from where the desk has told that nothing else is', async () => {
    const feed = reading([{ last: 9, entries: [entry(4)] }, { last: 12 }, { last: 12 }]);
    expect(typesOf(await feed.since(3))).toEqual(['4 fact-4 told']);
    expect(await feed.since(4)).toEqual([]);
    expect(await feed.since(4)).toEqual([]);
    expect(feed.asked).toMatchObject([{ after: 3 }, { after: 9 }, { after: 12 }]);
  });

  test('takes what was pushed without asking, unless something of its own comes later', async () => {
    const feed = reading([{ last: 6, entries: [entry(5), entry(6, 'own')] }], [entry(5)]);
    expect(typesOf(await feed.since(4))).toEqual(['5 fact-5 told']);
    expect(feed.asked).toEqual([]);
    feed.place('own', 6);
    expect(typesOf(await feed.since(4))).toEqual(['5 fact-5 told', '6 own told']);
    expect(feed.asked).toMatchObject([{ after: 4 }]);
  });

  test('that begins anew tells first what was said here, so that nobody takes it for lost', async () => {
    const again = reading([{ last: 9, whole: { token: 'a', parts: [] } }]);
    again.place('one', 7);
    again.place('last', 9);
    const entries = await again.since(4);
    expect(typesOf(entries)).toEqual(['7 one nothing', '9 last whole']);
    expect(entries[1]?.action).toMatchObject({ parts: PARTS });
    expect(entries.every(({ checked }) => checked)).toBe(true);
  });

  test('that goes on in the form of a newer program tells first that what was said here is kept', async () => {
    const newer = { ...entry(9, 'whole-9'), version: 2 };
    const older = reading([{ last: 9, entries: [newer] }]);
    older.place('one', 7);
    const entries = await older.since(4);
    expect(typesOf(entries)).toEqual(['7 one nothing', '9 whole-9 told']);
    expect(entries.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('of another business, or of one that was put back, is not gone on with', async () => {
    const other = reading([{ last: 9, business: 'another' }]);
    await expect(other.since(4)).rejects.toThrow('This office keeps another business now.');
    const back = reading([{ last: 3 }]);
    back.place('own', 5);
    await expect(back.since(4)).rejects.toThrow('The office is not ready yet.');
  });
});
