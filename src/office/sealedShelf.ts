import { deleteDB, type DBSchema, type IDBPDatabase } from 'idb';
import { openDatabase } from '@/journal/adapters/connection';

export type Bytes = Uint8Array<ArrayBuffer>;

interface Shelf<Key extends string | number> extends DBSchema {
  /** What one office told, in parts, each sealed. */
  parts: { key: Key; value: Bytes };
}

/** A database in which this browser keeps sealed parts of what an office told, one for each business. */
export function sealedShelf<Key extends string | number>(kind: 'copy' | 'feed') {
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
