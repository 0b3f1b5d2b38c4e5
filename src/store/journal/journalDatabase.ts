import { nanoid } from '@reduxjs/toolkit';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Draft, Entry, SetAside, Snapshot } from './journal';

/** So many entries before the newest snapshot stay although it covers them: the activity list is made of them. */
export const KEPT_ENTRIES = 10_000;

interface Shelf extends DBSchema {
  entries: { key: number; value: Draft; indexes: { id: string } };
  snapshots: { key: number; value: Snapshot };
  aside: { key: number; value: SetAside };
  meta: { key: 'epoch'; value: string };
}

export type Database = IDBPDatabase<Shelf>;

/** An open database, and which one: one that is made anew after a deletion has another epoch. */
export interface Connection {
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

/** Opens the database of that name, making it if need be; rejects while another tab holds an older version open. */
export async function connect(name: string): Promise<Connection> {
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

/** The snapshots, newest first. */
export const readSnapshots = (db: Database): Promise<Snapshot[]> => {
  const tx = db.transaction('snapshots');
  return completed(tx, async () => (await tx.store.getAll()).toReversed());
};

/** The entries after that place, in their order; the key path has put `seq` into what is read. */
export const readSince = (db: Database, seq: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return completed(tx, () => tx.store.getAll(IDBKeyRange.lowerBound(seq, true)) as Promise<Entry[]>);
};

/** So many of the newest entries, newest first. */
export const readNewest = (db: Database, limit: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return completed(tx, async () => {
    const newest = await tx.store.openKeyCursor(null, 'prev');
    const before = await newest?.advance(limit);
    const entries = await tx.store.getAll(before && IDBKeyRange.lowerBound(before.key, true));
    return entries.toReversed() as Entry[];
  });
};

/** What could not be read and was moved out of the way. */
export const readAside = (db: Database): Promise<SetAside[]> => {
  const tx = db.transaction('aside');
  return completed(tx, () => tx.store.getAll());
};

/** Adds the drafts whose ids are new, the first of each; says whether there were any. */
export const addDrafts = (db: Database, drafts: readonly Draft[]): Promise<boolean> => {
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
export const addSnapshot = (db: Database, snapshot: Snapshot): Promise<boolean> => {
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
export const dropCovered = (db: Database, { seq, version }: Snapshot): Promise<void> => {
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
export const moveAside = (db: Database, item: SetAside): Promise<boolean> => {
  const place = item.what === 'entry' ? 'entries' : 'snapshots';
  const tx = db.transaction([place, 'aside'], 'readwrite');
  return completed(tx, async () => {
    if ((await tx.objectStore(place).getKey(item.seq)) === undefined) return false;
    await tx.objectStore('aside').add(item);
    await tx.objectStore(place).delete(item.seq);
    return true;
  });
};
