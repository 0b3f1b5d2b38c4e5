// A far server: slow, away, refusing or answering twice, as a test wants each call.
import { keepable } from '@/journal/adapters/keepable';
import type { Answer, Draft, Journal, Parcel } from '@/journal/port/port';

/** What a far server is asked for, and the news that it sends. */
export type Call = Exclude<keyof Journal, 'contents' | 'subscribe' | 'close'> | keyof Journal['contents'] | 'news';

/** How one call goes; without any of these it goes at once, and well. */
export interface Conduct {
  /** It takes so many turns, and those after it wait for it, as on one line. */
  slow?: number;
  /** It rejects, before it was done or after, so that only the answer is lost. News do not come at all. */
  away?: 'before' | 'after';
  /** The drafts that the server refuses. */
  refuses?: (draft: Parcel) => boolean;
  /** The request arrives twice, and the second answer counts; news come twice. */
  twice?: boolean;
}

/** Stands for a far server's journal in front of a memory shelf; each call is asked how it goes. */
export function farJournal(shelf: () => Journal, conduct: (call: Call) => Conduct = () => ({})): Journal {
  const server = shelf();
  const subscriptions = new Set<() => void>();
  let line: Promise<unknown> = Promise.resolve();
  let closed = false;

  const turns = async (count = 0) => {
    for (let turn = 0; turn < count; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
  };

  /** What was sent before closing arrives all the same. */
  const ask = <Result>(call: Call, work: (how: Conduct) => Promise<Result>): Promise<Result> => {
    if (closed) return Promise.reject(new Error('The journal is closed.'));
    const { slow, away, twice, ...how } = conduct(call);
    const asked = line.then(async () => {
      await turns(slow);
      if (away === 'before') throw new Error('The server is away.');
      if (twice) await work(how);
      const result = await work(how);
      if (away === 'after') throw new Error('The answer was lost.');
      return result;
    });
    line = asked.catch(() => undefined);
    return asked;
  };

  const append = async (drafts: readonly ReturnType<typeof keepable>[], { refuses }: Conduct) => {
    const told = drafts.map((draft) =>
      'refused' in draft || !refuses?.(draft) ? draft : { refused: `The server refuses ${draft.id}.` },
    );
    const taken = told.filter((draft): draft is Parcel => !('refused' in draft));
    // Contents lie elsewhere there: they come before what names them.
    for (const { contents } of taken)
      for (const [hash, bytes] of contents ?? []) await server.contents.put(hash, bytes);
    const answers = await server.append(
      taken.map((parcel): Draft => {
        const { contents: _, ...draft } = parcel;
        return draft;
      }),
    );
    return told.map((draft): Answer => ('refused' in draft ? draft : (answers.shift() ?? { refused: 'No answer.' })));
  };

  return {
    snapshots: (limit, before) => ask('snapshots', () => server.snapshots(limit, before)),
    since: (seq, limit) => ask('since', () => server.since(seq, limit)),
    newest: (limit) => ask('newest', () => server.newest(limit)),
    history: (record, limit) => ask('history', () => server.history(record, limit)),
    append(drafts) {
      // What is no part of a draft goes beside it.
      const sent = drafts.map((draft) => ({ ...keepable(draft), ...(draft.moved && { moved: draft.moved }) }));
      return ask('append', (how) => append(sent, how));
    },
    async compact(snapshot) {
      const sent = structuredClone(snapshot);
      await ask('compact', () => server.compact(sent));
    },
    contents: {
      put(hash, bytes) {
        const sent = bytes.slice();
        return ask('put', () => server.contents.put(hash, sent));
      },
      get: (hashes) => ask('get', () => server.contents.get(hashes)),
      hashes: (before) => ask('hashes', () => server.contents.hashes(before)),
      remove: (hashes, before) => ask('remove', () => server.contents.remove(hashes, before)),
    },
    async setAside(item) {
      const sent = structuredClone(item);
      await ask('setAside', () => server.setAside(sent));
    },
    passedOver: () => server.passedOver(),
    aside: () => ask('aside', () => server.aside()),
    subscribe(onNews) {
      let wanted = true;
      const deliver = async () => {
        const { slow, away, twice } = conduct('news');
        await turns(slow);
        const hear = () => {
          if (wanted && !away) onNews();
        };
        hear();
        if (twice) hear();
      };
      const stop = server.subscribe(() => void deliver());
      const unsubscribe = () => {
        wanted = false;
        stop();
        subscriptions.delete(unsubscribe);
      };
      subscriptions.add(unsubscribe);
      return unsubscribe;
    },
    close: () => {
      closed = true;
      for (const unsubscribe of subscriptions) unsubscribe();
      return Promise.resolve();
    },
  };
}
