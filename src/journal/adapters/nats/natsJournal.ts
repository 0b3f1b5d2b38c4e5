import type { NatsConnection } from '@nats-io/nats-core';
import { keepable } from '@/journal/adapters/keepable';
import { SpokenError } from '@/journal/plainWords';
import type { Answer, Entry, Journal, Parcel } from '@/journal/port';
import { asideIn } from './aside';
import { inOfficeWords, isForbidden, isKeptAlready } from './answers';
import { contentOf, entryOf, subjectFor } from './entries';
import { createNews } from './news';
import { objectsIn } from './objects';
import { inPages } from './pages';
import { officeOver } from './reader';
import { snapshotsIn } from './snapshots';
import { businessNoted, BUCKETS, STREAMS, SUBJECTS_ABOUT_MANY, subjectsAbout } from './subjects';

/** How many entries are read at once, from the newest back. */
const PAGE = 64;

export interface NatsJournalOptions {
  /** The identity of the business whose journal it must be. */
  business: string;
  /** Who is signed in over this connection. */
  user: string;
}

const OTHER_BUSINESS = 'This office keeps another business now. Nothing is sent there. Reload this page, or ask whoever looks after the office.';
const GONE_BACK = 'The office was put back to an earlier state. Reload this page: what you did since is not there.';

/**
 * The journal of an office over a connection of one of its people. Its order is the server's, and so are who said an
 * entry, and when. It does not close the connection. Failures are told in words; they may be tried again.
 */
export async function natsJournal(connection: NatsConnection, { business, user }: NatsJournalOptions): Promise<Journal> {
  const office = await officeOver(connection);
  const contents = objectsIn(office, BUCKETS.contents);
  const snapshots = snapshotsIn(objectsIn(office, BUCKETS.snapshots));
  const aside = asideIn(office, user, contents);
  const news = createNews(connection, () => aside.noteNews());
  const pages = inPages<Entry>();
  let closed = false;
  /** The highest place that was ever met here. */
  let highest = 0;
  let line: Promise<unknown> = Promise.resolve();

  /** How far the journal goes, and whether there are gaps in it. */
  const stateNow = async () => {
    const { config, state } = await office.info(STREAMS.journal);
    if (config.description !== businessNoted(business)) throw new SpokenError(OTHER_BUSINESS);
    if (state.last_seq < highest) throw new SpokenError(GONE_BACK);
    highest = Math.max(highest, state.last_seq);
    return { last: state.last_seq, gaps: state.num_deleted > 0 };
  };

  const open = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closed) throw new Error('The journal is closed.');
    return work();
  };

  /** The entries at places, in that order, without those that were set aside. */
  const read = async (places: readonly number[], gaps: boolean): Promise<Entry[]> => {
    const hidden = await aside.hidden('entry');
    const wanted = places.filter((seq) => !hidden.has(seq));
    const found = await office.findAll(STREAMS.journal, wanted.map((seq) => ({ seq })));
    return found.flatMap((message) => {
      if (message) return [entryOf(message)];
      // Given up only where the server itself says that some are gone: else it has not caught up yet.
      if (!gaps) throw new SpokenError('The office is not ready yet. Trackyard tries again by itself.');
      return [];
    });
  };

  const since = async (seq: number, limit = Number.POSITIVE_INFINITY): Promise<Entry[]> => {
    const { last, gaps } = await stateNow();
    const found = await pages(seq, last, limit, (places) => read(places, gaps));
    // Some of it may have been read a while ago.
    const hidden = await aside.hidden('entry');
    return found.filter((entry) => !hidden.has(entry.seq)).slice(0, limit);
  };

  const newest = async (limit: number): Promise<Entry[]> => {
    const { last, gaps } = await stateNow();
    const found: Entry[] = [];
    for (let next = last; next > 0 && found.length < limit; next -= PAGE) {
      const places = Array.from({ length: Math.min(PAGE, next) }, (_, place) => next - place);
      found.push(...(await read(places, gaps)));
    }
    return found.slice(0, limit);
  };

  const history = async (record: string, limit: number): Promise<Entry[]> => {
    const filters = [...subjectsAbout(record), SUBJECTS_ABOUT_MANY];
    const subjects = (await Promise.all(filters.map((filter) => office.subjects(STREAMS.journal, filter)))).flat();
    const messages = await office.findAll(STREAMS.journal, subjects.map((subject) => ({ last_by_subj: subject })));
    const hidden = await aside.hidden('entry');
    const found = new Map<number, Entry>();
    for (const message of messages) {
      const entry = message && !hidden.has(message.seq) ? entryOf(message) : undefined;
      // Who brings something may call it whatever they like.
      if (entry && Array.isArray(entry.about) && entry.about.includes(record)) found.set(entry.seq, entry);
    }
    return [...found.values()].toSorted((one, other) => other.seq - one.seq).slice(0, limit);
  };

  const place = async (parcel: Parcel): Promise<Answer> => {
    const subject = subjectFor(parcel, user);
    const content = contentOf(parcel);
    const most = connection.info?.max_payload ?? Number.POSITIVE_INFINITY;
    if (new TextEncoder().encode(content).length + subject.length > most) return { refused: 'It is longer than the office takes.' };
    for (const [hash, bytes] of parcel.contents ?? []) await contents.put(hash, bytes);
    try {
      const kept = await office.publish(subject, content, parcel.id);
      highest = Math.max(highest, kept);
      return { kept };
    } catch (error) {
      if (isForbidden(error)) return { refused: 'The office does not let you do this any more.' };
      const known = isKeptAlready(error) ? await office.find(STREAMS.journal, { last_by_subj: subject }) : undefined;
      if (!known) throw inOfficeWords(error);
      return { kept: known.seq };
    }
  };

  /** One after another: of two on their way the later could be kept without the earlier, on which it may build. */
  const append = async (drafts: readonly ReturnType<typeof keepable>[]): Promise<Answer[]> => {
    const answers: Answer[] = [];
    // Nothing is sent to another business, nor to a state from before.
    if (drafts.length > 0) await stateNow();
    for (const draft of drafts) answers.push('refused' in draft ? draft : await place(draft));
    return answers;
  };

  const setAside = async (item: Parameters<Journal['setAside']>[0]) => {
    if (item.what === 'version 1') return;
    if (item.what === 'entry' && !(await office.find(STREAMS.journal, { seq: item.seq }))) return;
    if (item.what === 'snapshot' && !(await snapshots.has(item.seq))) return;
    await aside.add(item);
  };

  try {
    await stateNow();
  } catch (error) {
    news.close();
    throw error;
  }

  return {
    snapshots: (limit = Number.POSITIVE_INFINITY) =>
      open(async () => snapshots.newest(limit, await aside.hidden('snapshot'))),
    since: (seq, limit) => open(() => since(seq, limit)),
    newest: (limit) => open(() => newest(limit)),
    history: (record, limit) => open(() => history(record, limit)),
    append: (drafts) =>
      open(() => {
        const copies = drafts.map(keepable);
        const appended = line.then(() => append(copies));
        line = appended.catch(() => undefined);
        return appended;
      }),
    compact: (snapshot) => {
      const copy = structuredClone(snapshot);
      return open(() => snapshots.keep(copy));
    },
    contents: {
      put: (hash, bytes) => {
        const copy = bytes.slice();
        return open(() => contents.put(hash, copy));
      },
      get: (hashes) => open(() => Promise.all(hashes.map((hash) => contents.get(hash)))),
      hashes: (before) =>
        open(async () => {
          const names = await contents.names();
          const times = await Promise.all(names.map((name) => contents.putAt(name)));
          return names.filter((_, index) => (times[index] ?? before) < before);
        }),
      remove: (hashes, before) =>
        open(async () => {
          for (const hash of hashes) if (((await contents.putAt(hash)) ?? before) < before) await contents.remove(hash);
        }),
    },
    setAside: (item) => open(() => setAside(item)),
    aside: () =>
      open(async () => {
        aside.noteNews();
        return structuredClone([...(await aside.all())]);
      }),
    subscribe: (onNews) => news.subscribe(onNews),
    async close() {
      closed = true;
      news.close();
      // What was being appended arrives.
      await line;
    },
  };
}
