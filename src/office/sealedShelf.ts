import type { Bytes } from '@/journal/kit/bytes';
import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openDatabase } from '@/journal/adapters/connection';

interface Shelf<Key extends string | number> extends DBSchema {
  /** Each sealed by itself. */
  parts: { key: Key; value: Bytes };
}

/** A database in which this browser keeps what only a sign-in opens, part by part, one for each business, or person of it. */
export function sealedShelf<Key extends string | number>(kind: 'copy' | 'feed' | 'notDone') {
  const nameOf = (business: string) => `trackyard.${kind}.${business}`;
  const open = (business: string) =>
    openDatabase<Shelf<Key>>(nameOf(business), 1, async (db) => void db.createObjectStore('parts'));
  return {
    /** Does that work on it; rejects where the browser has no storage. */
    use: async <Result>(business: string, work: (db: IDBPDatabase<Shelf<Key>>) => Promise<Result>): Promise<Result> => {
      const db = await open(business);
      try {
        return await work(db);
      } finally {
        db.close();
      }
    },
    /** Removes it with all that is in it. */
    remove: (business: string): Promise<void> => deleteDB(nameOf(business)),
  };
}
