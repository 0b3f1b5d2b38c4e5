import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { NewerProgramError } from '@/journal/port/port';

/** How long a browser may take to answer at all; some never do. */
const ANSWERS_WITHIN_MS = 10_000;

type Upgrade<Shelf extends DBSchema> = NonNullable<OpenDBCallbacks<Shelf>['upgrade']>;

interface Transaction {
  readonly done: Promise<void>;
  readonly error: DOMException | null;
  abort: () => void;
}

const abort = (tx: Transaction) => {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
};

/**
 * What the work gives, once its transaction is complete. Work that fails leaves nothing behind, and why the browser
 * aborted it goes before the mere news that it did.
 */
export async function inTransaction<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  try {
    const [result] = await Promise.all([work(), tx.done]);
    return result;
  } catch (error) {
    const reason = tx.error ?? error;
    // Nobody awaits it any more where the work threw before it could be awaited.
    tx.done.catch(() => {});
    abort(tx);
    throw reason;
  }
}

/**
 * Opens this browser's database of that name, in that version. An upgrade that fails leaves what was there, and its
 * reason is what opening rejects with; it rejects as well while another tab holds an older version open, and when the
 * browser does not answer. `superseded` is told when a newer program wants the database, and gets it.
 */
export const openDatabase = <Shelf extends DBSchema>(
  name: string,
  version: number,
  upgrade: (...of: Parameters<Upgrade<Shelf>>) => Promise<void>,
  superseded: () => void = () => {},
): Promise<IDBPDatabase<Shelf>> =>
  new Promise((resolve, reject) => {
    let givenUp = false;
    const giveUp = (reason: string) => {
      givenUp = true;
      reject(new Error(reason));
    };
    const opening = openDB<Shelf>(name, version, {
      upgrade(db, from, to, tx, event) {
        clearTimeout(timer);
        const upgraded = upgrade(db, from, to, tx, event).catch((error: unknown) => {
          reject(error instanceof Error ? error : new Error(String(error)));
          tx.abort();
        });
        // Opening fails with them, and would not say why the browser aborted it: such as for want of room.
        Promise.all([upgraded, tx.done]).catch((error: unknown) => reject(tx.error ?? (error as Error)));
      },
      blocked() {
        clearTimeout(timer);
        giveUp('Another tab holds an older version of the data open. Close it and try again.');
      },
      // Gives way to a tab that deletes the database, or brings a newer version of it.
      blocking(_from, to, event) {
        (event.target as IDBDatabase).close();
        if (to !== null) superseded();
      },
    });
    const timer = setTimeout(() => giveUp('The browser does not open its storage.'), ANSWERS_WITHIN_MS);
    const finish = (db: IDBPDatabase<Shelf>) => {
      clearTimeout(timer);
      // Whoever asked has long been told that it did not work.
      if (givenUp) db.close();
      else resolve(db);
    };
    opening.then(finish, (error: unknown) => {
      clearTimeout(timer);
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
      await current?.then(
        ({ db }) => db.close(),
        () => undefined,
      );
    },
  };
}
