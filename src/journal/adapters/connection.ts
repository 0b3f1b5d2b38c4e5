import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { NewerProgramError } from '@/journal/port';

type Upgrade<Shelf extends DBSchema> = NonNullable<OpenDBCallbacks<Shelf>['upgrade']>;

/**
 * What the work gives, once its transaction is complete; nothing of it is applied when any of it fails. Why it was
 * aborted goes before the mere news that it was.
 */
export async function completed<Result>(
  tx: { readonly done: Promise<void>; readonly error: DOMException | null; abort: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const [result] = await Promise.all([work(), tx.done]);
    return result;
  } catch (error) {
    try {
      tx.abort();
    } catch {
      // It was over already.
    }
    throw tx.error ?? error;
  }
}

/**
 * Opens this browser's database of that name, in that version. An upgrade that fails leaves what was there, and its
 * reason is what opening rejects with; it rejects as well while another tab holds an older version open.
 */
export const openDatabase = <Shelf extends DBSchema>(
  name: string,
  version: number,
  upgrade: (...of: Parameters<Upgrade<Shelf>>) => Promise<void>,
): Promise<IDBPDatabase<Shelf>> =>
  new Promise((resolve, reject) => {
    const opening = openDB<Shelf>(name, version, {
      upgrade(db, from, to, tx, event) {
        const upgraded = upgrade(db, from, to, tx, event).catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)));
          tx.abort();
        });
        // Opening fails with them.
        Promise.all([upgraded, tx.done]).catch(() => undefined);
      },
      blocked() {
        reject(new Error('Another tab holds an older version of the data open. Close it and try again.'));
      },
      // Gives way to a tab that deletes the database, or brings a newer version of it.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
    opening.then(resolve, (error: unknown) => {
      const isNewer = error instanceof DOMException && error.name === 'VersionError';
      reject(isNewer ? new NewerProgramError('A newer program keeps its data here.') : (error as Error));
    });
  });

/**
 * A connection for as long as nobody closes it here: where another tab or the browser closed it, the next work makes a
 * new one. `what` is named in the refusal of work that comes after.
 */
export function lasting<Connection extends { db: Pick<IDBPDatabase, 'close'> }>(
  what: string,
  connect: () => Promise<Connection>,
) {
  let closed = false;
  let current: Promise<Connection> | undefined;

  const forget = (connection: Promise<Connection>) => {
    if (current === connection) current = undefined;
  };
  const connection = () => {
    if (current) return current;
    const opened = connect();
    opened.catch(() => forget(opened));
    current = opened;
    return opened;
  };

  /** A connection that turns out to be closed has done nothing yet: the work is done on a new one, once. */
  const on = async <Result>(work: (connection: Connection) => Promise<Result>, again = true): Promise<Result> => {
    if (closed) throw new Error(`The ${what} is closed.`);
    const used = connection();
    try {
      return await work(await used);
    } catch (error) {
      const isGone = error instanceof DOMException && error.name === 'InvalidStateError';
      if (!isGone || !again) throw error;
      forget(used);
      return on(work, false);
    }
  };

  return {
    on,
    isClosed: () => closed,
    close: async () => {
      closed = true;
      await current?.then(({ db }) => db.close(), () => undefined);
    },
  };
}
