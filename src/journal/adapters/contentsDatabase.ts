import { inTransaction } from './connection';
import { placesOf, type Database, type Head } from './journalShelf';

/** Where the heads are: among the keys, names stand before the places of parts. */
const heads = () => IDBKeyRange.upperBound([], true);

const isHead = (value: object | undefined): value is Head => value !== undefined && 'parts' in value;

const joined = (parts: readonly Uint8Array<ArrayBuffer>[]) => {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

interface Store {
  get: (hash: string) => Promise<object | undefined>;
  put: (value: Uint8Array<ArrayBuffer> | Head, key: string | [name: string, part: number]) => Promise<unknown>;
}

/**
 * Puts the bytes under their hash in parts of at most `partSize` bytes, while the store's transaction lasts; where they
 * are already, it notes that they were put again.
 */
export async function putContents(
  store: Store,
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
  partSize: number,
): Promise<void> {
  const putAt = new Date().toISOString();
  const head = await store.get(hash);
  if (isHead(head)) {
    await store.put({ ...head, putAt }, hash);
    return;
  }
  const parts = Math.ceil(bytes.length / partSize);
  for (let part = 0; part < parts; part += 1) {
    // A slice, as a view would be kept with all that lies beside it.
    await store.put(bytes.slice(part * partSize, (part + 1) * partSize), [hash, part]);
  }
  await store.put({ putAt, parts }, hash);
}

/** Keeps the bytes under their hash. */
export const putContent = (
  db: Database,
  hash: string,
  bytes: Uint8Array<ArrayBuffer>,
  partSize: number,
): Promise<void> => {
  // Strict, because facts will name them.
  const tx = db.transaction('contents', 'readwrite', { durability: 'strict' });
  return inTransaction(tx, () => putContents(tx.store, hash, bytes, partSize));
};

/** The bytes of each hash, of one moment. */
export const readContents = (db: Database, hashes: readonly string[]) => {
  const tx = db.transaction('contents');
  const read = async (hash: string) => {
    const head = await tx.store.get(hash);
    if (!isHead(head)) return head as Uint8Array<ArrayBuffer> | undefined;
    return joined((await tx.store.getAll(placesOf(hash))) as Uint8Array<ArrayBuffer>[]);
  };
  return inTransaction(tx, () => Promise.all(hashes.map(read)));
};

/** The hashes of what was last put before that instant. */
export const readHashes = (db: Database, before: string): Promise<string[]> => {
  const tx = db.transaction('contents');
  return inTransaction(tx, async () => {
    const found: string[] = [];
    for await (const { key, value } of tx.store.iterate(heads())) {
      if (!isHead(value) || value.putAt < before) found.push(String(key));
    }
    return found;
  });
};

/** Removes those of the contents that were last put before that instant. */
export const removeContents = (db: Database, hashes: readonly string[], before: string): Promise<void> => {
  const tx = db.transaction('contents', 'readwrite');
  return inTransaction(tx, async () => {
    for (const hash of hashes) {
      const head = await tx.store.get(hash);
      if (isHead(head) && head.putAt >= before) continue;
      await Promise.all([tx.store.delete(hash), tx.store.delete(placesOf(hash))]);
    }
  });
};
