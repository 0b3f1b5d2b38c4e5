import type { NatsConnection } from '@nats-io/nats-core';
import { keepable } from '@/journal/adapters/keepable';
import type { Contents, Journal, SetAside, Snapshot } from '@/journal/port/port';
import { asideIn } from './aside';
import { entriesReading } from './entriesReading';
import type { PlacesOf } from './historyReading';
import { createNews } from './news';
import { objectsIn } from './objects';
import { officeOver, type Office } from './reader';
import { snapshotsIn, type SnapshotBuckets } from './snapshots';
import { BUCKETS, STREAMS } from './subjects';
import { writingByDesk, type Writing, type WritingOptions } from './writingByDesk';

export interface NatsJournalOptions {
  /** The identity of the business whose journal it must be. */
  business: string;
  /** Who is signed in over this connection. */
  user: string;
  /** The streams behind it, where they are followed already. */
  office?: Office;
  /** How it is written to: by asking the desk, unless the office's own program does it. */
  writing?: (options: WritingOptions) => Writing;
  /** Where the entries about a record are known to be. */
  placesOf?: PlacesOf;
}

/** Work with a journal, refused once that is closed. */
type Open = <Result>(work: () => Promise<Result>) => Promise<Result>;

const contentsOver = (objects: ReturnType<typeof objectsIn>, put: Contents['put'], open: Open): Contents => ({
  put: (hash, bytes) => {
    const copy = bytes.slice();
    return open(() => put(hash, copy));
  },
  get: (hashes) => open(() => Promise.all(hashes.map((hash) => objects.get(hash)))),
  hashes: (before) => open(() => objects.putBefore(before)),
  remove: (hashes, before) =>
    open(async () => {
      for (const hash of hashes) if (((await objects.putAt(hash)) ?? before) < before) await objects.remove(hash);
    }),
});

/** Keeps snapshots, by a program that browsers never fetch, as only the clerk keeps any. */
function keepingIn(buckets: SnapshotBuckets) {
  const load = async () => (await import('./snapshotKeeping')).snapshotKeeping(buckets);
  let loaded: ReturnType<typeof load> | undefined;
  return async (snapshot: Snapshot): Promise<void> => (await (loaded ??= load()))(snapshot);
}

/**
 * The journal of an office over a connection of one of its people, who read it themselves and ask the desk to append to it.
 * Its order is the desk's, and so are who said an entry, and when. It does not close the connection. Failures are told in
 * words; they may be tried again.
 */
export async function natsJournal(
  connection: NatsConnection,
  { business, user, office: known, writing = writingByDesk, placesOf }: NatsJournalOptions,
): Promise<Journal> {
  const office = known ?? (await officeOver(connection));
  const objects = objectsIn(office, BUCKETS.contents);
  const buckets = { heads: objectsIn(office, BUCKETS.snapshots), parts: objectsIn(office, BUCKETS.snapshotParts) };
  const snapshots = snapshotsIn(buckets);
  const keep = keepingIn(buckets);
  const { putContent, putAside, append, over } = writing({ connection, office, user, objects });
  const contents = { get: objects.get, put: putContent };
  const aside = asideIn(office, contents, putAside);
  const reading = entriesReading(office, business, aside, placesOf);
  let closed = false;

  const open: Open = async (work) => {
    if (closed) throw new Error('The journal is closed.');
    return work();
  };

  const setAside = async (item: SetAside) => {
    if (item.what === 'entry' && !(await office.find(STREAMS.journal, { seq: item.seq }))) return;
    if (item.what === 'snapshot' && !(await snapshots.has(item.seq))) return;
    await aside.add(item);
  };

  await reading.lastNow();
  const news = createNews(connection, () => aside.noteNews());

  return {
    snapshots: (limit = Number.POSITIVE_INFINITY, before = Number.POSITIVE_INFINITY) =>
      open(async () => snapshots.newest(limit, before, await aside.hidden('snapshot'))),
    since: (seq, limit) => open(() => reading.since(seq, limit)),
    newest: (limit) => open(() => reading.newest(limit)),
    history: (record, limit) => open(() => reading.history(record, limit)),
    append: (drafts) => open(() => append(drafts.map(keepable), reading)),
    compact: (snapshot) => open(() => keep(snapshot)),
    contents: contentsOver(objects, putContent, open),
    passedOver: reading.passedOver,
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
      await over();
    },
  };
}
