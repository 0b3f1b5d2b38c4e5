import type { DBSchema, IDBPDatabase } from 'idb';
import type { Draft, Outbox } from '@/journal/port';
import { completed, lasting, openDatabase } from './connection';

interface Shelf extends DBSchema {
  drafts: { key: number; value: Draft; indexes: { id: string } };
}

const connect = async (name: string) => ({
  db: await openDatabase<Shelf>(name, 1, async (db) => {
    // The keys count up: they are the order in which drafts were put in.
    db.createObjectStore('drafts', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
  }),
});

// Strict, because nobody else knows the drafts.
const writing = (db: IDBPDatabase<Shelf>) => db.transaction('drafts', 'readwrite', { durability: 'strict' });

/**
 * The outbox in this browser's database of that name, which all tabs share. A connection that was closed is opened
 * again by the next call. Rejects when the browser has no storage, or when another tab keeps an older version open.
 */
export async function indexedDbOutbox(name: string): Promise<Outbox> {
  const { on, close } = lasting('outbox', () => connect(name));
  await on(() => Promise.resolve());

  return {
    all: () =>
      on(({ db }) => {
        const tx = db.transaction('drafts');
        return completed(tx, () => tx.store.getAll());
      }),
    async put(drafts) {
      const copies = structuredClone(drafts);
      await on(({ db }) => {
        const tx = writing(db);
        const met = new Set<string>();
        const putIn = async (draft: Draft) => {
          if (met.has(draft.id)) return;
          met.add(draft.id);
          if ((await tx.store.index('id').getKey(draft.id)) === undefined) await tx.store.add(draft);
        };
        return completed(tx, () => Promise.all(copies.map(putIn)));
      });
    },
    take: (ids) =>
      on(({ db }) => {
        const tx = writing(db);
        const takeOut = async (id: string) => {
          const key = await tx.store.index('id').getKey(id);
          if (key !== undefined) await tx.store.delete(key);
        };
        return completed(tx, async () => void (await Promise.all(ids.map(takeOut))));
      }),
    close,
  };
}
