import { nanoid } from '@reduxjs/toolkit';
import type { Snapshot } from '@/journal/port';
import { completed } from './connection';
import { placesOf, type Database, type KeptSnapshot } from './journalShelf';
import { frameOf, partsOf, putIn, type SnapshotPart } from './snapshotParts';

/** How many parts are read at once: together they stay far below what one answer of a database may weigh. */
const AT_ONCE = 8;

/** An earlier program named the parts by the place, at which another snapshot may come to stand. */
const nameOf = ({ name, seq }: Pick<KeptSnapshot, 'name' | 'seq'>) => name ?? `snapshot ${seq}`;

interface Parts {
  getAll: (range: IDBKeyRange) => Promise<unknown[]>;
}

/** A kept snapshot with its parts, while their transaction lasts; without a state where they are not as they were put. */
export async function whole(kept: KeptSnapshot, from: Parts): Promise<Snapshot> {
  const { parts = 0, name: _, ...snapshot } = kept;
  let found = 0;
  try {
    for (let part = 0; part < parts; part += AT_ONCE) {
      const some = await from.getAll(placesOf(nameOf(kept), part, Math.min(part + AT_ONCE, parts)));
      for (const one of some) putIn(snapshot.state, one as SnapshotPart);
      found += some.length;
    }
  } catch (error) {
    // What the database itself says is no damage of a part.
    if (error instanceof DOMException) throw error;
    return { ...snapshot, state: undefined };
  }
  return found === parts ? snapshot : { ...snapshot, state: undefined };
}

/** The snapshots, newest first, so many of them at most. */
export const readSnapshots = (db: Database, limit?: number): Promise<Snapshot[]> => {
  const tx = db.transaction(['snapshots', 'contents']);
  return completed(tx, async () => {
    const kept = await tx.objectStore('snapshots').getAll();
    return Promise.all(kept.toReversed().slice(0, limit).map((one) => whole(one, tx.objectStore('contents'))));
  });
};

/** Adds the snapshot, in parts, unless one of the same place or a later one is there; says whether it did. */
export const addSnapshot = (db: Database, { state, ...snapshot }: Snapshot, partSize: number): Promise<boolean> => {
  // Strict, because older ones are dropped on its strength.
  const tx = db.transaction(['snapshots', 'contents'], 'readwrite', { durability: 'strict' });
  return completed(tx, async () => {
    const newest = (await tx.objectStore('snapshots').getAllKeys()).at(-1) ?? -1;
    if (newest >= snapshot.seq) return false;
    const name = `snapshot ${nanoid()}`;
    let parts = 0;
    for (const part of partsOf(state, partSize)) {
      await tx.objectStore('contents').put(part, [name, parts]);
      parts += 1;
    }
    await tx.objectStore('snapshots').add({ ...snapshot, state: frameOf(state), parts, name });
    return true;
  });
};

/** Drops the snapshots that the two newest make superfluous, once the newest can be read back. */
export const dropCovered = (db: Database, { seq, version }: Snapshot): Promise<void> => {
  const tx = db.transaction(['snapshots', 'contents'], 'readwrite');
  const snapshots = tx.objectStore('snapshots');
  const parts = tx.objectStore('contents');
  return completed(tx, async () => {
    const saved = await snapshots.get(seq);
    const isWhole = saved?.version === version && saved.state !== undefined;
    if (!isWhole || saved.parts !== (await parts.count(placesOf(nameOf(saved))))) throw new Error('The snapshot cannot be read back.');
    const covered = (await snapshots.getAll()).slice(0, -2);
    for (const older of covered) await Promise.all([snapshots.delete(older.seq), parts.delete(placesOf(nameOf(older)))]);
  });
};
