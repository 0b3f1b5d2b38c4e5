import { inTransaction } from '@/journal/adapters/connection';
import { newsBetweenTabs } from '@/journal/adapters/news';
import { createSubscribers } from '@/journal/adapters/subscribers';
import type { NotDone } from '@/store/browser/officeSlice';
import { sealedShelf } from './sealedShelf';
import { sealedJson, unsealedJson } from './sealing';

const shelf = sealedShelf<string>('notDone');

const nameOf = (business: string, user: string) => `${business}.${user}`;

/** Where a browser keeps what came to nothing of one person until they have read of it; what fails is left to whoever calls. */
export interface NotDoneShelf {
  /** All that lies there, in no order. */
  all: () => Promise<NotDone[]>;
  /** Puts one there; tells that it lies there. */
  put: (one: NotDone) => Promise<boolean>;
  /** Puts one in its own place; tells whether it still lay there. */
  amend: (one: NotDone) => Promise<boolean>;
  take: (ids: readonly string[]) => Promise<void>;
  /** Calls back when another tab has changed something; gives what ends it. */
  follow: (onNews: () => void) => () => void;
}

/** The shelf of a person in an office, sealed with the key that each of their sign-ins has. */
export function notDoneShelf(business: string, user: string, key: CryptoKey): NotDoneShelf {
  const name = nameOf(business, user);
  const { tell, subscribe } = createSubscribers();
  const news = newsBetweenTabs(`trackyard.notDone.${name}`, tell);
  return {
    all: async () => {
      const opened = (await shelf.use(name, (db) => db.getAll('parts'))).map((one) => unsealedJson(key, one));
      // What was sealed by another secret of the office nobody reads any more.
      const found = (await Promise.allSettled(opened)).flatMap((one) =>
        one.status === 'fulfilled' ? [one.value] : [],
      );
      return found as NotDone[];
    },
    put: async (one) => {
      const bytes = await sealedJson(key, one);
      await shelf.use(name, (db) => db.put('parts', bytes, one.id));
      news.tell();
      return true;
    },
    amend: async (one) => {
      const bytes = await sealedJson(key, one);
      const isThere = await shelf.use(name, (db) => {
        const tx = db.transaction('parts', 'readwrite');
        return inTransaction(tx, async () => {
          const isLying = (await tx.store.getKey(one.id)) !== undefined;
          if (isLying) await tx.store.put(bytes, one.id);
          return isLying;
        });
      });
      news.tell();
      return isThere;
    },
    take: async (ids) => {
      await shelf.use(name, (db) => Promise.all(ids.map((id) => db.delete('parts', id))));
      news.tell();
    },
    follow: (onNews) => {
      const unsubscribe = subscribe(onNews);
      return () => {
        unsubscribe();
        news.close();
      };
    },
  };
}

/** Removes all of it, whoever has sealed it. */
export const removeNotDone = (business: string, user: string): Promise<void> => shelf.remove(nameOf(business, user));
