import type { Replica } from '@/journal/replica';
import { backupSize, type Errand } from './backupFormat';
import type { Backup } from './backupReading';
import { businessOf, businessReplaced, emptyBusiness, type Business } from './business';

/** About how many bytes a backup of the whole business would have. */
export const backupSizeNow = () => (_dispatch: unknown, getState: () => Business) => backupSize(getState());

/** The whole business, its attachments included, as the bytes of a backup file, chunk by chunk. */
export const takeBackup = (by: string, errand: Errand) =>
  async function* chunks(_dispatch: unknown, getState: () => Business, replica: Replica | undefined) {
    const { backupBytes } = await import('./backupWriting');
    const present = { business: businessOf(getState()), at: new Date().toISOString(), by };
    yield* backupBytes(present, replica?.contents(), errand);
  };

/** Reads a file and checks it whole as a backup; an Error says in a sentence why it is none. */
export const readingBackup = (file: Blob, errand: Errand) => async (): Promise<Backup> => {
  const { readBackup } = await import('./backupReading');
  return readBackup(file, errand);
};

/**
 * The fact that puts a checked backup in the place of all there is, once its files are kept. They replace nothing, so
 * that until the fact is said, and if anything fails before, all is as it was; nothing is removed either, so that the
 * fact's Undo finds the files of what was there before.
 */
export const restoring =
  ({ business, files }: Backup, { signal, onProgress }: Errand) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined) => {
    const whole = files.reduce((bytes, { size }) => bytes + size, 0);
    let done = 0;
    for (const { hash, size, read } of files) {
      signal.throwIfAborted();
      await replica?.contents().put(hash, await read());
      done += size;
      onProgress(done / (whole || 1));
    }
    signal.throwIfAborted();
    return businessReplaced(business, 'backup');
  };

/** The fact that leaves a business in which nothing has happened yet. */
export const emptying = () => businessReplaced(emptyBusiness, 'emptying');

/** What this browser could not read and moved out of the way. */
export const readAside = () => (_dispatch: unknown, _getState: unknown, replica: Replica | undefined) =>
  replica?.aside() ?? Promise.resolve([]);
