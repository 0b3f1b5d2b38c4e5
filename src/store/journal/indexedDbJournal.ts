import { JournalLostError, type Journal } from './journal';
import {
  addDrafts,
  addSnapshot,
  connect,
  dropCovered,
  moveAside,
  readAside,
  readNewest,
  readSince,
  readSnapshots,
  type Connection,
  type Database,
} from './journalDatabase';

/**
 * The journal in this browser's database of that name, which all tabs share. A connection that was closed is opened
 * again by the next call. Rejects when the browser has no storage, or when another tab keeps an older version open.
 */
export async function indexedDbJournal(name: string): Promise<Journal> {
  const subscribers = new Set<() => void>();
  let closed = false;
  let current: Promise<Connection> | undefined;

  const forget = (connection: Promise<Connection>) => {
    if (current === connection) current = undefined;
  };
  const connection = () => {
    if (current) return current;
    const opened = connect(name);
    opened.catch(() => forget(opened));
    current = opened;
    return opened;
  };

  /**
   * A connection that turns out to be closed, by another tab's deletion or by the browser, has done nothing yet:
   * the work is done on a new one, once.
   */
  const on = async <Result>(work: (connection: Connection) => Promise<Result>, again = true): Promise<Result> => {
    if (closed) throw new Error('The journal is closed.');
    const used = connection();
    try {
      return await work(await used);
    } catch (error) {
      const isGone = error instanceof DOMException && error.name === 'InvalidStateError';
      if (!isGone || !again) throw error;
      forget(used);
      return on(work, false);
    }
  };

  let { epoch: home } = await connection();
  const mustBeHome = (epoch: string) => {
    if (epoch !== home) throw new JournalLostError('The data kept in this browser was deleted.');
  };
  /** For work that speaks of places in the order, which mean nothing in another database. */
  const atHome = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
    on(({ db, epoch }) => {
      mustBeHome(epoch);
      return work(db);
    });

  const news = new BroadcastChannel(name);
  const hear = () => {
    for (const onNews of subscribers) onNews();
  };
  news.addEventListener('message', hear);
  const announce = (changed: boolean) => {
    if (!changed || closed) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
    news.postMessage(null);
    hear();
  };

  return {
    snapshots: () => on(({ db }) => readSnapshots(db)),
    since: (seq) => atHome((db) => readSince(db, seq)),
    newest: (limit) => on(({ db }) => readNewest(db, limit)),
    async append(drafts) {
      // Copied at once: what cannot be kept must fail before anything is kept, and an entry is no draft of its place.
      const copies = drafts.map(({ id, at, by, version, action }) => structuredClone({ id, at, by, version, action }));
      announce(await atHome((db) => addDrafts(db, copies)));
    },
    async compact(snapshot) {
      const changed = await on(async ({ db, epoch }) => {
        // In another database than before, only a new beginning makes sense.
        if (snapshot.seq > 0) mustBeHome(epoch);
        const added = await addSnapshot(db, snapshot);
        home = epoch;
        if (added) await dropCovered(db, snapshot);
        return added;
      });
      announce(changed);
    },
    setAside: async (item) => announce(await atHome((db) => moveAside(db, item))),
    aside: () => on(({ db }) => readAside(db)),
    subscribe(onNews) {
      const heard = () => onNews();
      subscribers.add(heard);
      return () => void subscribers.delete(heard);
    },
    async close() {
      closed = true;
      news.close();
      await current?.then(({ db }) => db.close(), () => undefined);
    },
  };
}
