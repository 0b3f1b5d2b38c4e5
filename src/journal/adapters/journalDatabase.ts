import type { Answer, Draft, Entry, SetAside, Snapshot } from '@/journal/port';
import { completed } from './connection';
import type { Database } from './journalShelf';
import type { keepable } from './keepable';

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

/** So many of the newest entries about that record, newest first. */
export const readHistory = (db: Database, record: string, limit: number): Promise<Entry[]> => {
  const tx = db.transaction('entries');
  return completed(tx, async () => {
    const places = await tx.store.index('about').getAllKeys(record);
    const entries = await Promise.all(places.slice(-limit).map((seq) => tx.store.get(seq)));
    return entries.toReversed() as Entry[];
  });
};

/** What could not be read and was moved out of the way. */
export const readAside = (db: Database): Promise<SetAside[]> => {
  const tx = db.transaction('aside');
  return completed(tx, () => tx.store.getAll());
};

/** Adds the drafts whose ids are new, the first of each; gives the answer for each, and whether any was added. */
export const addDrafts = (db: Database, drafts: readonly ReturnType<typeof keepable>[]) => {
  // Strict: what is called saved outlives a power cut. All that waits goes in one transaction, so a burst pays once.
  const tx = db.transaction(['entries', 'moved'], 'readwrite', { durability: 'strict' });
  const entries = tx.objectStore('entries');
  const places = new Map<string, Promise<number>>();
  let added = false;
  const place = async (draft: Draft) => {
    const [kept, moved] = await Promise.all([entries.index('id').getKey(draft.id), tx.objectStore('moved').get(draft.id)]);
    const known = kept ?? moved;
    if (known !== undefined) return known;
    added = true;
    // All look before the first is added, and each is added when its turn comes: their order holds.
    return entries.add(draft);
  };
  const answer = async (draft: (typeof drafts)[number]): Promise<Answer> => {
    if ('refused' in draft) return draft;
    const placed = places.get(draft.id) ?? place(draft);
    places.set(draft.id, placed);
    return { kept: await placed };
  };
  return completed(tx, async () => ({ answers: await Promise.all(drafts.map(answer)), added }));
};

/** Adds the snapshot unless one of the same place or a later one is there; says whether it did. */
export const addSnapshot = (db: Database, snapshot: Snapshot): Promise<boolean> => {
  // Strict, because older ones are dropped on its strength.
  const tx = db.transaction('snapshots', 'readwrite', { durability: 'strict' });
  return completed(tx, async () => {
    const newest = (await tx.store.getAllKeys()).at(-1) ?? -1;
    if (newest >= snapshot.seq) return false;
    await tx.store.add(snapshot);
    return true;
  });
};

/** Drops the snapshots that the two newest make superfluous, once the newest can be read back. */
export const dropCovered = (db: Database, { seq, version }: Snapshot): Promise<void> => {
  const tx = db.transaction('snapshots', 'readwrite');
  return completed(tx, async () => {
    const saved = await tx.store.get(seq);
    if (saved?.version !== version || saved.state === undefined) throw new Error('The snapshot cannot be read back.');
    const older = (await tx.store.getAllKeys()).at(-2);
    if (older !== undefined) await tx.store.delete(IDBKeyRange.upperBound(older, true));
  });
};

/** Moves the item unless it has been moved, or is none that has a place; rows are added. Says whether it did. */
export const moveAside = (db: Database, item: SetAside): Promise<boolean> => {
  const tx = db.transaction(['entries', 'moved', 'snapshots', 'aside'], 'readwrite');
  return completed(tx, async () => {
    if (item.what === 'version 1') return false;
    if (item.what === 'rows') {
      await tx.objectStore('aside').add(item);
      return true;
    }
    const place = item.what === 'entry' ? 'entries' : 'snapshots';
    const found = await tx.objectStore(place).get(item.seq);
    if (!found) return false;
    await tx.objectStore('aside').add(item);
    if ('id' in found) await tx.objectStore('moved').put(item.seq, found.id);
    await tx.objectStore(place).delete(item.seq);
    return true;
  });
};

/** Keeps the bytes under their hash, unless they are there. */
export const putContent = (db: Database, hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  // Strict, because facts will name them.
  const tx = db.transaction('contents', 'readwrite', { durability: 'strict' });
  return completed(tx, async () => {
    if ((await tx.store.getKey(hash)) === undefined) await tx.store.add(bytes, hash);
  });
};

/** The bytes of each hash, of one moment. */
export const readContents = (db: Database, hashes: readonly string[]) => {
  const tx = db.transaction('contents');
  return completed(tx, () => Promise.all(hashes.map((hash) => tx.store.get(hash))));
};
