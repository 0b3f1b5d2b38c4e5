import { JournalLostError, type Contents, type Journal } from '@/journal/port/port';
import { lasting } from './connection';
import { putContent, readContents, readHashes, removeContents } from './contentsDatabase';
import { addDrafts, moveAside, asideEntries, entriesAbout, newestEntries, readSince } from './journalDatabase';
import { connect, type Connection, type Database } from './journalShelf';
import { keepable } from './keepable';
import { newsBetweenTabs } from './news';
import { readSnapshots } from './snapshotDatabase';
import { createSubscribers } from './subscribers';

/** What one value of the database may weigh, as bytes or characters: far below where browsers refuse it, at 133 MB. */
const PART_SIZE = 8 * 1024 * 1024;

type OnConnection = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;

const contentsOver = (on: OnConnection, partSize: number): Contents => ({
  put: (hash, bytes) => {
    const copy = bytes.slice();
    return on(({ db }) => putContent(db, hash, copy, partSize));
  },
  get: (hashes) => on(({ db }) => readContents(db, hashes)),
  hashes: (before) => on(({ db }) => readHashes(db, before)),
  remove: (hashes, before) => on(({ db }) => removeContents(db, hashes, before)),
});

/**
 * The journal in this browser's database of that name, which all tabs share. A connection that was closed is opened
 * again by the next call. Rejects when the browser has no storage, or when another tab keeps an older version open.
 * What a database of a program before the first release held is set aside, item by item, and the journal begins anew. Snapshots and contents
 * lie in parts of at most `partSize`, so that they may be of any size.
 */
export async function indexedDbJournal(name: string, partSize = PART_SIZE): Promise<Journal> {
  const { tell: hear, subscribe } = createSubscribers();
  const { on, isClosed, close } = lasting('journal', () => connect(name, hear));

  let home = await on(({ epoch }) => Promise.resolve(epoch));
  const mustBeHome = (epoch: string) => {
    if (epoch !== home) throw new JournalLostError('The data kept in this browser was deleted.');
  };
  /** For work that speaks of places in the order, which mean nothing in another database. */
  const atHome = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
    on(({ db, epoch }) => {
      mustBeHome(epoch);
      return work(db);
    });

  const news = newsBetweenTabs(name, hear);
  const announce = (changed: boolean) => {
    if (!changed || isClosed()) return;
    news.tell();
    hear();
  };

  return {
    snapshots: (limit, before) => on(({ db }) => readSnapshots(db, limit, before)),
    since: (seq, limit) => atHome((db) => readSince(db, seq, limit)),
    newest: (limit) => on(({ db }) => newestEntries(db, limit)),
    history: (record, limit) => on(({ db }) => entriesAbout(db, record, limit)),
    async append(drafts) {
      const copies = drafts.map(keepable);
      const { answers, added } = await atHome((db) => addDrafts(db, copies, partSize));
      announce(added);
      return answers;
    },
    async compact(snapshot) {
      const { addSnapshot, dropCovered } = await import('./snapshotWriting');
      const changed = await on(async ({ db, epoch }) => {
        // In another database than before, only a new beginning makes sense.
        if (snapshot.seq > 0) mustBeHome(epoch);
        const added = await addSnapshot(db, snapshot, partSize);
        home = epoch;
        if (added) await dropCovered(db, snapshot);
        return added;
      });
      announce(changed);
    },
    contents: contentsOver(on, partSize),
    passedOver: () => [],
    setAside: async (item) => announce(await atHome((db) => moveAside(db, item))),
    aside: () => on(({ db }) => asideEntries(db)),
    subscribe,
    async close() {
      news.close();
      await close();
    },
  };
}
