import type { NatsConnection } from '@nats-io/nats-core';
import { keepable } from '@/journal/adapters/keepable';
import { SpokenError } from '@/journal/plainWords';
import type { Answer, Entry, Journal, Parcel } from '@/journal/port';
import { asideIn } from './aside';
import { askedAgain } from './askedAgain';
import { backwardOf } from './backward';
import { inOfficeWords, isForbidden, isKeptAlready, NOT_READY } from './answers';
import { contentOf, entryOf, subjectFor } from './entries';
import { createNews } from './news';
import { objectsIn } from './objects';
import { inPages } from './pages';
import { officeOver, type Office } from './reader';
import { snapshotsIn } from './snapshots';
import { businessNoted, BUCKETS, STREAMS, SUBJECTS_ABOUT_MANY, subjectsAbout } from './subjects';

/** How many entries are read at once, from the newest back. */
const PAGE = 64;
/** What has more characters is not said again while an answer may still come. */
const LONG = 4_000;

export interface NatsJournalOptions {
  /** The identity of the business whose journal it must be. */
  business: string;
  /** Who is signed in over this connection. */
  user: string;
  /** The streams behind it, where they are followed already. */
  office?: Office;
}

const OTHER_BUSINESS =
  'This office keeps another business now. Nothing is sent there. Reload this page, or ask whoever looks after the office.';

/**
 * The journal of an office over a connection of one of its people. Its order is the server's, and so are who said an
 * entry, and when. It does not close the connection. Failures are told in words; they may be tried again.
 */
export async function natsJournal(
  connection: NatsConnection,
  { business, user, office: known }: NatsJournalOptions,
): Promise<Journal> {
  const office = known ?? (await officeOver(connection));
  const contents = objectsIn(office, BUCKETS.contents);
  const snapshots = snapshotsIn(objectsIn(office, BUCKETS.snapshots));
  const aside = asideIn(office, user, contents);
  const pages = inPages<Entry>();
  let closed = false;
  const backward = backwardOf(async (seq) => (await office.find(STREAMS.journal, { seq }))?.subject);
  let line: Promise<unknown> = Promise.resolve();

  /** How far the journal goes. */
  const lastNow = async (): Promise<number> => {
    const { last } = await backward.meet(async () => {
      const { config, state } = await office.info(STREAMS.journal);
      if (config.description !== businessNoted(business)) throw new SpokenError(OTHER_BUSINESS);
      return { last: state.last_seq };
    });
    return last;
  };

  const open = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (closed) throw new Error('The journal is closed.');
    return work();
  };

  /** The entries at places, in that order, without those that were set aside. */
  const read = async (places: readonly number[]): Promise<Entry[]> => {
    const hidden = await aside.hidden('entry');
    const wanted = places.filter((seq) => !hidden.has(seq));
    const found = await office.findAll(
      STREAMS.journal,
      wanted.map((seq) => ({ seq })),
    );
    const missing = wanted.filter((_, index) => !found[index]);
    // Given up only where the server itself says that it is gone: else it has not caught up yet.
    if (missing.length > 0) {
      const isGone = await office.gone(STREAMS.journal);
      if (!missing.every(isGone)) throw new SpokenError(NOT_READY);
    }
    return found.flatMap((message) => {
      if (!message) return [];
      backward.reach(message.seq, message.subject);
      return [entryOf(message)];
    });
  };

  const since = async (seq: number, limit = Number.POSITIVE_INFINITY): Promise<Entry[]> => {
    const last = await lastNow();
    const found = await pages(seq, last, limit, read);
    // Some of it may have been read a while ago.
    const hidden = await aside.hidden('entry');
    return found.filter((entry) => !hidden.has(entry.seq)).slice(0, limit);
  };

  const newest = async (limit: number): Promise<Entry[]> => {
    const last = await lastNow();
    const found: Entry[] = [];
    for (let next = last; next > 0 && found.length < limit; next -= PAGE) {
      const places = Array.from({ length: Math.min(PAGE, next) }, (_, place) => next - place);
      found.push(...(await read(places)));
    }
    return found.slice(0, limit);
  };

  const history = async (record: string, limit: number): Promise<Entry[]> => {
    const filters = [...subjectsAbout(record), SUBJECTS_ABOUT_MANY];
    const subjects = (await Promise.all(filters.map((filter) => office.subjects(STREAMS.journal, filter)))).flat();
    const messages = await office.findAll(
      STREAMS.journal,
      subjects.map((subject) => ({ last_by_subj: subject })),
    );
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
    if (new TextEncoder().encode(content).length + subject.length > most)
      return { refused: 'It is longer than the office takes.' };
    for (const [hash, bytes] of parcel.contents ?? []) await contents.put(hash, bytes);
    /** Its place; undefined where it was kept before. */
    const say = async () => {
      try {
        return await office.publish(subject, content);
      } catch (error) {
        if (isKeptAlready(error)) return undefined;
        throw error;
      }
    };
    try {
      const said = await (content.length > LONG ? say() : askedAgain(say));
      const kept = said ?? (await office.find(STREAMS.journal, { last_by_subj: subject }))?.seq;
      if (kept === undefined) throw new SpokenError(NOT_READY);
      backward.reach(kept, subject);
      return { kept };
    } catch (error) {
      if (!isForbidden(error)) throw inOfficeWords(error);
      // The answer to it may have been lost just before.
      const before = await office.find(STREAMS.journal, { last_by_subj: subject });
      return before ? { kept: before.seq } : { refused: 'The office does not let you do this any more.' };
    }
  };

  /** One after another: of two on their way the later could be kept without the earlier, on which it may build. */
  const append = async (drafts: readonly ReturnType<typeof keepable>[]): Promise<Answer[]> => {
    const answers: Answer[] = [];
    // Nothing is sent to another business, nor to a state from before.
    if (drafts.length > 0) await lastNow();
    for (const draft of drafts) answers.push('refused' in draft ? draft : await place(draft));
    return answers;
  };

  const setAside = async (item: Parameters<Journal['setAside']>[0]) => {
    if (item.what === 'earlier data') return;
    if (item.what === 'entry' && !(await office.find(STREAMS.journal, { seq: item.seq }))) return;
    if (item.what === 'snapshot' && !(await snapshots.has(item.seq))) return;
    await aside.add(item);
  };

  await lastNow();
  const news = createNews(connection, () => aside.noteNews());

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
