import type { DBSchema, IDBPDatabase } from 'idb';
import type { Outbox } from '@/journal/sync/outbox';
import type { Parcel } from '@/journal/port/port';
import { inTransaction, lasting, openDatabase } from './connection';
import { newsBetweenTabs } from './news';
import { createSubscribers } from './subscribers';

interface Shelf<Item> extends DBSchema {
  drafts: { key: number; value: Item; indexes: { id: string } };
}

const connect = async <Item>(name: string) => ({
  db: await openDatabase<Shelf<Item>>(name, 1, async (db) => {
    // The keys count up: they are the order in which drafts were put in.
    db.createObjectStore('drafts', { autoIncrement: true }).createIndex('id', 'id', { unique: true });
  }),
});

// Strict, because nobody else knows the drafts.
const writing = <Item>(db: IDBPDatabase<Shelf<Item>>) =>
  db.transaction('drafts', 'readwrite', { durability: 'strict' });

/**
 * The outbox in this browser's database of that name, which all tabs share. A connection that was closed is opened
 * again by the next call. Rejects when the browser has no storage, or when another tab keeps an older version open.
 */
export async function indexedDbOutbox<Item extends { id: string } = Parcel>(name: string): Promise<Outbox<Item>> {
  const { on, isClosed, close } = lasting('outbox', () => connect<Item>(name));
  await on(() => Promise.resolve());
  const { tell, subscribe } = createSubscribers();
  const news = newsBetweenTabs(`${name} outbox`, tell);

  return {
    all: () =>
      on(({ db }) => {
        const tx = db.transaction('drafts');
        return inTransaction(tx, () => tx.store.getAll());
      }),
    async put(parcels) {
      const copies = structuredClone(parcels);
      await on(({ db }) => {
        const tx = writing(db);
        const met = new Set<string>();
        const putIn = async (parcel: Item) => {
          if (met.has(parcel.id)) return;
          met.add(parcel.id);
          if ((await tx.store.index('id').getKey(parcel.id)) === undefined) await tx.store.add(parcel);
        };
        return inTransaction(tx, () => Promise.all(copies.map(putIn)));
      });
      if (!isClosed()) news.tell();
    },
    take: (ids) =>
      on(({ db }) => {
        const tx = writing(db);
        const takeOut = async (id: string) => {
          const key = await tx.store.index('id').getKey(id);
          if (key === undefined) return [];
          await tx.store.delete(key);
          return [id];
        };
        return inTransaction(tx, async () => (await Promise.all([...new Set(ids)].map(takeOut))).flat());
      }),
    subscribe,
    async close() {
      news.close();
      await close();
    },
  };
}
