import { nanoid } from '@reduxjs/toolkit';
import type { Snapshot } from '@/journal/port/port';
import { inTransaction } from './connection';
import { placesOf, type Database } from './journalShelf';
import { snapshotNameOf, headChecksum, withPart } from './snapshotDatabase';
import { frameOf, partsOf } from './snapshotParting';

/** Adds the snapshot, in parts, unless one of the same place or a later one is there; says whether it did. */
export const addSnapshot = (
  db: Database,
  { state, checked, ...snapshot }: Snapshot,
  partSize: number,
): Promise<boolean> => {
  // Strict, because older ones are dropped on its strength.
  const tx = db.transaction(['snapshots', 'contents'], 'readwrite', { durability: 'strict' });
  return inTransaction(tx, async () => {
    const newest = (await tx.objectStore('snapshots').getAllKeys()).at(-1) ?? -1;
    if (newest >= snapshot.seq) return false;
    const name = `snapshot ${nanoid()}`;
    const head = { ...snapshot, state: frameOf(state) };
    let parts = 0;
    let sum = checked ? headChecksum(head) : 0;
    for (const part of partsOf(state, partSize)) {
      if (checked) sum = withPart(sum, part);
      await tx.objectStore('contents').put(part, [name, parts]);
      parts += 1;
    }
    await tx.objectStore('snapshots').add({ ...head, parts, name, ...(checked && { seal: sum }) });
    return true;
  });
};

/** Drops the snapshots that the two newest make superfluous, once the newest can be read back. */
export const dropCovered = (db: Database, { seq, version }: Snapshot): Promise<void> => {
  const tx = db.transaction(['snapshots', 'contents'], 'readwrite');
  const snapshots = tx.objectStore('snapshots');
  const parts = tx.objectStore('contents');
  return inTransaction(tx, async () => {
    const saved = await snapshots.get(seq);
    const isWhole = saved?.version === version && saved.state !== undefined;
    if (!isWhole || saved.parts !== (await parts.count(placesOf(snapshotNameOf(saved)))))
      throw new Error('The snapshot cannot be read back.');
    const covered = (await snapshots.getAll()).slice(0, -2);
    for (const older of covered)
      await Promise.all([snapshots.delete(older.seq), parts.delete(placesOf(snapshotNameOf(older)))]);
  });
};
