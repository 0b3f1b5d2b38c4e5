import type { Snapshot } from '@/journal/port/port';
import { checksum } from './checksum';
import { inTransaction } from './connection';
import { placesOf, type Database, type KeptSnapshot } from './journalShelf';
import { putPart, type SnapshotPart } from './snapshotParts';

/** How many parts are read at once: together they stay far below what one answer of a database may weigh. */
const AT_ONCE = 8;

/** What the parts of a snapshot go by; an earlier program took its place, at which another snapshot may come to stand. */
export const snapshotNameOf = ({ name, seq }: { name?: unknown; seq: number }) =>
  typeof name === 'string' ? name : `snapshot ${seq}`;

/** The checksum of a snapshot, to which `withPart` adds those of its parts. */
export const headChecksum = (head: Omit<KeptSnapshot, 'parts' | 'name' | 'seal'>) => checksum(JSON.stringify(head));
export const withPart = (sum: number, { of, json }: SnapshotPart) => checksum(json, checksum(of.join(), sum));

interface Parts {
  count: (range: IDBKeyRange) => Promise<number>;
  getAll: (range: IDBKeyRange) => Promise<unknown[]>;
}

/**
 * A kept snapshot with its parts, while their transaction lasts; without a state where they are not as they were put. Only
 * its seal tells that it was checked.
 */
export async function whole(kept: KeptSnapshot, from: Parts): Promise<Snapshot> {
  const { parts = 0, name: _, seal, checked: _claim, ...snapshot } = kept as KeptSnapshot & Pick<Snapshot, 'checked'>;
  // Counted before one is read: what a head says of them may be more than any database has.
  if ((await from.count(placesOf(snapshotNameOf(kept)))) !== parts) return { ...snapshot, state: undefined };
  let sum = seal === undefined ? 0 : headChecksum(snapshot);
  try {
    for (let part = 0; part < parts; part += AT_ONCE) {
      const some = await from.getAll(placesOf(snapshotNameOf(kept), part, Math.min(part + AT_ONCE, parts)));
      for (const one of some as SnapshotPart[]) {
        if (seal !== undefined) sum = withPart(sum, one);
        putPart(snapshot.state, one);
      }
    }
  } catch (error) {
    // What the database itself says is no damage of a part.
    if (error instanceof DOMException) throw error;
    return { ...snapshot, state: undefined };
  }
  return seal === sum ? { ...snapshot, checked: true } : snapshot;
}

/** The snapshots, newest first, so many of them at most, of places before `before` alone. */
export const readSnapshots = (db: Database, limit?: number, before = Number.POSITIVE_INFINITY): Promise<Snapshot[]> => {
  const tx = db.transaction(['snapshots', 'contents']);
  return inTransaction(tx, async () => {
    const kept = await tx.objectStore('snapshots').getAll();
    return Promise.all(
      kept
        .toReversed()
        .filter(({ seq }) => seq < before)
        .slice(0, limit)
        .map((one) => whole(one, tx.objectStore('contents'))),
    );
  });
};
