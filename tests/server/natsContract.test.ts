import { jetstreamManager } from '@nats-io/jetstream';
import { Objm } from '@nats-io/obj';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { base64url } from '@/journal/kit/bytes';
import { natsJournal } from '@/journal/adapters/nats/natsJournal';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { hashOf } from '@/journal/kit/hash';
import type { Entry, Journal } from '@/journal/port/port';
import { draft, drafts, ids, SAID_AT } from '../support/drafts';
import { journalContract } from '../support/journalContract';
import { openLenientDesk } from './support/factDesk';
import { BUSINESS, noteOf, startServer } from './support/server';

let server: Awaited<ReturnType<typeof startServer>>;
let desk: Awaited<ReturnType<typeof openLenientDesk>>;
beforeAll(async () => {
  server = await startServer();
  desk = await openLenientDesk(await server.open());
});
beforeEach(() => server.begin());
afterAll(async () => {
  await desk.close();
  await server.stop();
});

const open = async (user: string, business = BUSINESS): Promise<Journal> => {
  const connection = await server.open({ inboxPrefix: `_INBOX.${user}` });
  const journal = await natsJournal(connection, { business, user });
  return {
    ...journal,
    async close() {
      await journal.close();
      await connection.close();
    },
  };
};

/** The server's times are its own: the contract sees that there are some, and then those of its drafts. */
const timed = (entries: Entry[]) =>
  entries.map((entry) => {
    expect(Math.abs(Date.parse(entry.at) - performance.timeOrigin - performance.now())).toBeLessThan(3_600_000);
    return { ...entry, at: SAID_AT };
  });

journalContract('an office', () => async () => {
  const journal = await open('Asha');
  return {
    ...journal,
    since: async (...of) => timed(await journal.since(...of)),
    newest: async (...of) => timed(await journal.newest(...of)),
    history: async (...of) => timed(await journal.history(...of)),
  };
});

describe('the journal of an office', () => {
  const opened = async (user: string) => {
    const journal = await open(user);
    onTestFinished(() => journal.close());
    return journal;
  };

  test('says who said an entry and when by what the server knows, whatever the browser claims', async () => {
    const [asha, ravi] = [await opened('Asha'), await opened('Ravi')];
    const before = Date.now();
    await asha.append([{ ...draft('a'), by: 'Ravi', at: '2001-01-01T00:00:00.000Z' }]);
    const [entry] = await ravi.since(0);
    expect(entry?.by).toBe('Asha');
    expect(Date.parse(entry?.at ?? '')).toBeGreaterThanOrEqual(before - 1);
  });

  test('keeps author and time of what was brought along', async () => {
    const asha = await opened('Asha');
    const moved = { ...draft('a'), by: 'Meera', moved: true as const };
    expect(await asha.append([moved, moved])).toEqual([{ kept: 1 }, { kept: 1 }]);
    expect(await asha.since(0)).toEqual([{ ...draft('a'), by: 'Meera', seq: 1 }]);
  });

  test('does not open where another business is kept, and says so', async () => {
    await expect(open('Asha', 'another')).rejects.toThrow('This office keeps another business now.');
  });

  test('sends nothing to another business that took the place of its own, nor to a state from before', async () => {
    const asha = await opened('Asha');
    await asha.append(drafts('a', 'b'));
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await server.begin();
    await expect(asha.append(drafts('c'))).rejects.toThrow('not ready yet');
    for (const words of ['not ready yet', 'not ready yet', 'put back to an earlier state']) {
      vi.advanceTimersByTime(8_000);
      await expect(asha.append(drafts('c'))).rejects.toThrow(words);
    }
    await expect(asha.append(drafts('c'))).rejects.toThrow('put back to an earlier state');
    await server.begin('another');
    await expect(asha.newest(1)).rejects.toThrow('another business');
  });

  test('is not taken to be put back by a machine that has not caught up for a moment', async () => {
    const asha = await opened('Asha');
    await asha.append(drafts('a', 'b'));
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await server.begin();
    await expect(asha.newest(1)).rejects.toThrow('not ready yet');
    const again = await opened('Asha');
    await again.append(drafts('a', 'b'));
    expect(ids(await asha.newest(1))).toEqual(['b']);
    vi.advanceTimersByTime(60_000);
    await server.begin();
    await expect(asha.newest(1)).rejects.toThrow('not ready yet');
  });

  test('says that it was put back, too, once others have made it as long again', async () => {
    const asha = await opened('Asha');
    await asha.append(drafts('a', 'b'));
    await server.begin();
    await expect(asha.newest(1)).rejects.toThrow('not ready yet');
    const ravi = await opened('Ravi');
    await ravi.append(drafts('c', 'd', 'e'));
    await expect(asha.append(drafts('f'))).rejects.toThrow('put back to an earlier state');
    await expect(asha.newest(1)).rejects.toThrow('put back to an earlier state');
    expect(ids(await ravi.since(0))).toEqual(['c', 'd', 'e']);
  });

  test('says so, too, to whoever slept while it was put back and made as long again', async () => {
    // From the beginning: that clock begins at zero, before whatever the real one has told.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const asha = await opened('Asha');
    await asha.append(drafts('a', 'b'));
    await server.begin();
    const ravi = await opened('Ravi');
    await ravi.append(drafts('c', 'd', 'e'));
    vi.advanceTimersByTime(60_000);
    await expect(asha.append(drafts('f'))).rejects.toThrow('put back to an earlier state');
    await expect(asha.newest(1)).rejects.toThrow('put back to an earlier state');
    expect(ids(await ravi.since(0))).toEqual(['c', 'd', 'e']);
  });

  test('passes over what the server has lost, and says is gone', async () => {
    const connection = await server.open();
    onTestFinished(() => connection.close());
    const { streams } = await jetstreamManager(connection);
    const made = streamsOf(noteOf(), 1).find(({ name }) => name === STREAMS.journal);
    await streams.delete(STREAMS.journal);
    await streams.add({ name: STREAMS.journal, ...made, deny_delete: false, deny_purge: false });
    const asha = await opened('Asha');
    await asha.append(drafts('a', 'b', 'c', 'd', 'e'));
    await streams.deleteMessage(STREAMS.journal, 4);
    expect(ids(await (await opened('Ravi')).since(0))).toEqual(['a', 'b', 'c', 'e']);
    await streams.purge(STREAMS.journal, { seq: 3 });
    expect(ids(await (await opened('Meera')).since(0))).toEqual(['c', 'e']);
    expect(ids(await asha.newest(9))).toEqual(['e', 'c']);
  });

  test('keeps contents as every object store of this engine does', async () => {
    const asha = await opened('Asha');
    const bytes = Uint8Array.from({ length: 300_000 }, (_byte, at) => at % 251);
    const name = await hashOf(bytes);
    await asha.contents.put(name, bytes);
    const connection = await server.open();
    onTestFinished(() => connection.close());
    const store = await new Objm(connection).open('contents');
    expect(await store.getBlob(name)).toEqual(bytes);
  });

  test('gives of what somebody put under the name of other bytes only those bytes, and removes nobody else’s', async () => {
    const [asha, mallory] = [await opened('Asha'), await opened('Mallory')];
    const [bytes, others] = [new TextEncoder().encode('of a large fact'), new TextEncoder().encode('of somebody else')];
    const [hash, other] = [await hashOf(bytes), await hashOf(others)];
    await expect(mallory.contents.put(hash, others)).rejects.toThrow('is not what its name was made of');
    expect(await asha.contents.get([hash])).toEqual([undefined]);
    await asha.contents.put(hash, bytes);
    await asha.contents.put(other, others);
    expect(await mallory.contents.get([hash, other])).toEqual([bytes, others]);

    // What lies under a name of its own names the chunks of another one.
    const connection = await server.open();
    onTestFinished(() => connection.close());
    const { streams } = await jetstreamManager(connection);
    const about = (name: string) => `$O.contents.M.${base64url(new TextEncoder().encode(name))}`;
    const theirs = (await streams.getMessage('OBJ_contents', { last_by_subj: about(other) }))?.json<object>();
    const forged = await hashOf(new TextEncoder().encode('nothing'));
    await connection.request(about(forged), JSON.stringify({ ...theirs, name: forged }));
    await asha.contents.remove([forged], '9999');
    expect(await asha.contents.get([forged, hash, other])).toEqual([undefined, bytes, others]);
    await asha.contents.remove([hash], '9999');
    expect(await asha.contents.get([hash, other])).toEqual([undefined, others]);
  });

  test('says in words what the office does not take, as it is too long', async () => {
    const asha = await opened('Asha');
    const records = Array.from({ length: 60_000 }, (_, index) => `the record ${index}`);
    expect(await asha.append([draft('a', 'short', records), draft('b')])).toEqual([
      { refused: 'It is longer than the office takes.' },
      { kept: 1 },
    ]);
    expect(ids(await asha.since(0))).toEqual(['b']);
  });
});
