import { inTransaction } from '@/journal/adapters/connection';
import type { OfficeSession } from './keptSession';
import type { Bytes } from '@/journal/kit/bytes';
import { sealedShelf } from './sealedShelf';
import { sealed, sealKey, unsealed } from './sealing';

/** The parts of all that one feed holds, by their hashes. */
const shelf = sealedShelf<string>('feed');

/** Those of the parts that this browser keeps and that this sign-in opens. Rejects where it has no storage. */
export async function readFeedParts(
  business: string,
  session: OfficeSession,
  hashes: readonly string[],
): Promise<Map<string, Bytes>> {
  const key = await sealKey(business, session);
  const found = await shelf.use(business, (db) => {
    const tx = db.transaction('parts');
    return inTransaction(tx, () => Promise.all(hashes.map((hash) => tx.store.get(hash))));
  });
  const opened = new Map<string, Bytes>();
  const openOne = async (hash: string, bytes: Bytes) => opened.set(hash, await unsealed(key, bytes));
  // Another sign-in may have sealed some of them.
  await Promise.allSettled(hashes.flatMap((hash, place) => (found[place] ? [openOne(hash, found[place])] : [])));
  return opened;
}

/**
 * Keeps what was fetched of the parts, and removes all that are none of them.
 * @param isCurrent whether that person is still signed in here
 */
export async function keepFeedParts(
  business: string,
  session: OfficeSession,
  { hashes, fetched }: { hashes: readonly string[]; fetched: ReadonlyMap<string, Bytes> },
  isCurrent: () => boolean,
): Promise<void> {
  const key = await sealKey(business, session);
  const named = new Set(hashes);
  const coming: [string, Bytes][] = [];
  for (const [hash, bytes] of fetched) coming.push([hash, await sealed(key, bytes)]);
  // Sealing takes a while, and a removal has nothing after it.
  if (!isCurrent()) return;
  await shelf.use(business, (db) => {
    const tx = db.transaction('parts', 'readwrite');
    return inTransaction(tx, async () => {
      const gone = (await tx.store.getAllKeys()).filter((hash) => !named.has(hash));
      await Promise.all([
        ...gone.map((hash) => tx.store.delete(hash)),
        ...coming.map(([hash, bytes]) => tx.store.put(bytes, hash)),
      ]);
    });
  });
}

/** Removes what this browser keeps of an office's feed, of whomever. */
export const removeFeedParts = shelf.remove;
