import { nanoid } from '@reduxjs/toolkit';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { JournalLostError, type Draft, type Entry, type Journal, type SetAside, type Snapshot } from './journal';

/** So many entries before the newest snapshot stay although it covers them: the activity list is made of them. */
export const KEPT_ENTRIES = 10_000;

interface Shelf extends DBSchema {
  entries: { key: number; value: Draft; indexes: { id: string } };
  snapshots: { key: number; value: Snapshot };
  aside: { key: number; value: SetAside };
  meta: { key: 'epoch'; value: string };
}

type Database = IDBPDatabase<Shelf>;

/** An open database, and which one: one that is made anew after a deletion has another epoch. */
interface Connection {
  db: Database;
  epoch: string;
}

/** What the work gives, once its transaction is complete; why it was aborted goes before the mere news that it was. */
async function completed<Result>(
  tx: { readonly done: Promise<void>; readonly error: DOMException | null },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const [result] = await Promise.all([work(), tx.done]);
    return result;
  } catch (error) {
    throw tx.error ?? error;
  }
}

async function connect(name: string): Promise<Connection> {
  const db = await new Promise<Database>((resolve, reject) => {
    const opening = openDB<Shelf>(name, 1, {
      upgrade(fresh, _from, _to, tx) {
        const entries = fresh.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true });
        entries.createIndex('id', 'id', { unique: true });
        fresh.createObjectStore('snapshots', { keyPath: 'seq' });
        fresh.createObjectStore('aside', { autoIncrement: true });
        const given = fresh.createObjectStore('meta').add(nanoid(), 'epoch');
        // When this fails, opening fails with it and says why.
        Promise.all([given, tx.done]).catch(() => undefined);
      },
      blocked() {
        reject(new Error('Another tab holds an older version of the data open. Close it and try again.'));
      },
      // Gives way to a tab that deletes the database, or brings a newer version of it.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
    opening.then(resolve, reject);
  });
  const tx = db.transaction('meta');
  return { db, epoch: String(await completed(tx, () => tx.store.get('epoch'))) };
}

const readSnapshots = (db: Database): Promise<Snapshot[]> => {
  const tx = db.transaction('snapshots');
  return completed(tx, async () => (await tx.store.getAll()).toReversed());
};

// The key path has put `seq` into what is read.
const readSince = (db: Database, seq: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return completed(tx, () => tx.store.getAll(IDBKeyRange.lowerBound(seq, true)) as Promise<Entry[]>);
};

const readNewest = (db: Database, limit: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return completed(tx, async () => {
    const newest = await tx.store.openKeyCursor(null, 'prev');
    const before = await newest?.advance(limit);
    const entries = await tx.store.getAll(before && IDBKeyRange.lowerBound(before.key, true));
    return entries.toReversed() as Entry[];
  });
};

const readAside = (db: Database): Promise<SetAside[]> => {
  const tx = db.transaction('aside');
  return completed(tx, () => tx.store.getAll());
};

/** Adds the drafts whose ids are new, the first of each; says whether there were any. */
const addDrafts = (db: Database, drafts: readonly Draft[]): Promise<boolean> => {
  const firsts = new Map(drafts.toReversed().map((draft) => [draft.id, draft]));
  // Relaxed outlives a crash of the browser. A crash of the system may take the newest entries, but leaves no gap.
  const tx = db.transaction('entries', 'readwrite', { durability: 'relaxed' });
  return completed(tx, async () => {
    const places = await Promise.all(drafts.map(({ id }) => tx.store.index('id').getKey(id)));
    const added = drafts.filter((draft, index) => places[index] === undefined && firsts.get(draft.id) === draft);
    await Promise.all(added.map((draft) => tx.store.add(draft)));
    return added.length > 0;
  });
};

/** Adds the snapshot unless one of the same place or a later one is there; says whether it did. */
const addSnapshot = (db: Database, snapshot: Snapshot): Promise<boolean> => {
  // Strict, because what it covers is dropped on its strength.
  const tx = db.transaction('snapshots', 'readwrite', { durability: 'strict' });
  return completed(tx, async () => {
    const newest = (await tx.store.getAllKeys()).at(-1) ?? -1;
    if (newest >= snapshot.seq) return false;
    await tx.store.add(snapshot);
    return true;
  });
};

/** Drops what the two newest snapshots make superfluous, once the newest can be read back. */
const dropCovered = (db: Database, { seq, version }: Snapshot): Promise<void> => {
  const tx = db.transaction(['entries', 'snapshots'], 'readwrite');
  return completed(tx, async () => {
    const snapshots = tx.objectStore('snapshots');
    const saved = await snapshots.get(seq);
    if (saved?.version !== version || saved.state === undefined) throw new Error('The snapshot cannot be read back.');
    const older = (await snapshots.getAllKeys()).at(-2);
    if (older === undefined) return;
    await snapshots.delete(IDBKeyRange.upperBound(older, true));
    // What came after the older snapshot stays, so that it can stand in for the newest.
    await tx.objectStore('entries').delete(IDBKeyRange.upperBound(Math.min(older, seq - KEPT_ENTRIES)));
  });
};

/** Moves the item unless it has been moved; says whether it did. */
const moveAside = (db: Database, item: SetAside): Promise<boolean> => {
  const place = item.what === 'entry' ? 'entries' : 'snapshots';
  const tx = db.transaction([place, 'aside'], 'readwrite');
  return completed(tx, async () => {
    if ((await tx.objectStore(place).getKey(item.seq)) === undefined) return false;
    await tx.objectStore('aside').add(item);
    await tx.objectStore(place).delete(item.seq);
    return true;
  });
};

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
