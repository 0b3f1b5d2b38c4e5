import { inPlainWords, SpokenError, TRY_AGAIN } from '@/journal/plainWords';
import type { SetAside } from '@/journal/port';
import type { Replica } from '@/journal/replica';
import { backupSize, type Errand } from './backupFormat';
import type { Backup } from './backupReading';
import { businessOf, businessReplaced, emptyBusiness, type Business } from './business';

/** Does the work; whatever goes wrong, but that it was given up, is told in words. */
async function spoken<Result>({ signal }: Errand, otherwise: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw error;
    throw new SpokenError(inPlainWords(error, otherwise), { cause: error });
  }
}

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
export const readingBackup = (file: Blob, errand: Errand) => (): Promise<Backup> =>
  spoken(errand, 'This backup could not be checked here. Close other tabs and try again, or use another copy.', async () => {
    const { readBackup } = await import('./backupReading');
    return readBackup(file, errand);
  });

/**
 * The fact that puts a checked backup in the place of all there is, once its files are kept, and listed what of it does
 * not fit. They replace nothing, so that until the fact is said, and if anything fails before, all is as it was; nothing
 * is removed either, so that the fact's Undo finds the files of what was there before. An Error says why in a sentence.
 */
export const restoring =
  (backup: Backup, errand: Errand) =>
  (_dispatch: unknown, _getState: unknown, replica: Replica | undefined) =>
    spoken(errand, TRY_AGAIN, async () => {
      const { signal, onProgress } = errand;
      const { business, files, leftOut } = backup;
      const whole = files.reduce((bytes, { size }) => bytes + size, 0);
      let done = 0;
      for (const { hash, size, read } of files) {
        signal.throwIfAborted();
        await replica?.contents().put(hash, await read());
        done += size;
        onProgress(done / (whole || 1));
      }
      const { leftOutItem } = await import('./leftOutItem');
      signal.throwIfAborted();
      if (leftOut.length > 0) await replica?.setAside(leftOutItem(backup));
      return businessReplaced(business, 'backup');
    });

/** The fact that leaves a business in which nothing has happened yet. */
export const emptying = () => businessReplaced(emptyBusiness, 'emptying');

/** What this browser could not read and moved out of the way, and what did not fit. */
export const readAside = () => (_dispatch: unknown, _getState: unknown, replica: Replica | undefined) =>
  replica?.aside() ?? Promise.resolve([]);

/** As text; of what no text can be, such as what is nested too deeply, all but that. */
function written(item: SetAside & { payload?: string }): string {
  try {
    return JSON.stringify(item);
  } catch {
    return JSON.stringify({ ...item, content: 'It cannot be written as a text.' });
  }
}

/** All that was set aside as one file of JSON; beside an entry stands its payload where that travelled apart, as it was. */
export const asideFile =
  (items: readonly SetAside[]) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<Blob> => {
    const pieces: string[] = [];
    for (const item of items) {
      const { bulk } = Object(item.content) as { bulk?: unknown };
      const [bytes] = typeof bulk === 'string' && replica ? await replica.contents().get([bulk]) : [];
      pieces.push(written(bytes ? { ...item, payload: new TextDecoder().decode(bytes) } : item));
    }
    return new Blob(['[', ...pieces.flatMap((piece, index) => (index > 0 ? [',', piece] : [piece])), ']'], { type: 'application/json' });
  };
