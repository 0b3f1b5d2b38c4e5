import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTransaction, openDatabase } from '@/journal/adapters/connection';
import { canBeOf } from '@/journal/kit/hash';
import type { ReplicaThunk } from '@/journal/replica';
import type { Attachment } from './attachment';

interface Shelf extends DBSchema {
  files: { key: string; value: Uint8Array<ArrayBuffer> };
}

const NAME = 'trackyard.draftFiles';

async function onShelf<Result>(work: (db: IDBPDatabase<Shelf>) => Promise<Result>): Promise<Result> {
  const db = await openDatabase<Shelf>(NAME, 1, async (made) => void made.createObjectStore('files'));
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

/** Keeps in this browser the bytes of files that a draft names, so that they outlast the page with it. */
export const draftFilesKept =
  (files: readonly Attachment[]): ReplicaThunk<Promise<void>> =>
  async (_dispatch, _getState, replica) => {
    if (!replica || files.length === 0) return;
    const hashes = files.map(({ hash }) => hash);
    const known = new Set(await onShelf((db) => db.getAllKeys('files')));
    const missing = hashes.filter((hash) => !known.has(hash));
    if (missing.length === 0) return;
    const bytes = await replica.contents().get(missing);
    await onShelf((db) => {
      const tx = db.transaction('files', 'readwrite');
      return inTransaction(tx, () =>
        Promise.all(missing.flatMap((hash, place) => (bytes[place] ? [tx.store.put(bytes[place], hash)] : []))),
      );
    });
  };

/** Has those of the files lie ready that this browser kept with a draft; gives their hashes. */
export const draftFilesReady =
  (hashes: readonly string[]): ReplicaThunk<Promise<ReadonlySet<string>>> =>
  async (_dispatch, _getState, replica) => {
    const ready = new Set<string>();
    if (!replica || hashes.length === 0) return ready;
    const found = await onShelf((db) => Promise.all(hashes.map((hash) => db.get('files', hash))));
    for (const [place, hash] of hashes.entries()) {
      const bytes = found[place];
      // Another hand may have written it.
      if (!(bytes instanceof Uint8Array) || !(await canBeOf(hash, bytes))) continue;
      replica.stage(hash, bytes);
      ready.add(hash);
    }
    return ready;
  };

/** Removes the files that no draft names any more. */
export const draftFilesTidied =
  () =>
  async (_dispatch: unknown, getState: () => { drafts: object }): Promise<void> => {
    await onShelf(async (db) => {
      const kept = await db.getAllKeys('files');
      // Afterwards, as a draft names its files before they are kept.
      const named = JSON.stringify(getState().drafts);
      const gone = kept.filter((hash) => !named.includes(hash));
      await Promise.all(gone.map((hash) => db.delete('files', hash)));
    });
  };

/** Removes all of them, as with a sign-out. */
export const draftFilesGone = (): Promise<void> => deleteDB(NAME);
