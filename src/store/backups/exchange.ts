import { TRY_AGAIN } from '@/journal/kit/plainWords';
import type { SetAside } from '@/journal/port/port';
import type { ReplicaThunk } from '@/journal/replica';
import { backupSize, type BackupTask } from './backupFormat';
import type { Backup } from './backupReading';
import type { BackupWriting } from './backupWriting';
import { businessOf, businessReplaced, emptyBusiness } from '@/store/business/business';
import { caughtUp } from './caughtUp';
import { selectHeard } from '@/store/browser/selectHeard';
import { spoken } from './spoken';
import type { RootState } from '@/store/business/store';

/** About how many bytes a backup of the whole business would have. */
export const backupSizeNow = () => (_dispatch: unknown, getState: () => RootState) =>
  backupSize(getState(), getState().journal.seq);

/** The whole business, its attachments and its history included, as the bytes of a backup file, chunk by chunk. */
export const takeBackup = (
  by: string,
  task: BackupWriting,
): ReplicaThunk<AsyncGenerator<Uint8Array<ArrayBuffer>>, RootState> =>
  async function* chunks(_dispatch, getState, replica) {
    const { backupBytes } = await import('./backupWriting');
    // So that the records are those to which the history leads.
    if (replica) await caughtUp(replica, () => getState().journal);
    const { journal, ...state } = getState();
    const past = replica && { entries: replica.entries, upTo: journal.seq, unplaced: replica.unplaced() };
    const of = { business: businessOf(state), heard: selectHeard(state), at: new Date().toISOString(), by };
    const present = { ...of, ...(past && { past }) };
    yield* backupBytes(present, replica?.contents(), task);
  };

/** Reads a file and checks it whole as a backup; an Error says in a sentence why it is none. */
export const readingBackup = (file: Blob, task: BackupTask) => (): Promise<Backup> =>
  spoken(
    task,
    'This backup could not be checked here. Close other tabs and try again, or use another copy.',
    async () => {
      const { readBackup } = await import('./backupReading');
      return readBackup(file, task);
    },
  );

/**
 * The fact that puts a checked backup in the place of all there is, once its files are kept, and listed what of it does
 * not fit. They replace nothing, so that until the fact is said, and if anything fails before, all is as it was; nothing
 * is removed either, so that the fact's Undo finds the files of what was there before. An Error says why in a sentence.
 */
export const restoring =
  (backup: Backup, task: BackupTask): ReplicaThunk<Promise<ReturnType<typeof businessReplaced>>> =>
  (_dispatch, _getState, replica) =>
    spoken(task, TRY_AGAIN, async () => {
      const { signal, onProgress } = task;
      const { business, files, leftOut, contacts } = backup;
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
      const { withContacts } = await import('./contactsPart');
      return businessReplaced(withContacts(business, contacts), 'backup');
    });

/** The fact that leaves a business in which nothing has happened yet. */
export const emptying = () => businessReplaced(emptyBusiness, 'emptying');

/** What this browser could not read and moved out of the way, and what did not fit. */
export const readAside = (): ReplicaThunk<Promise<SetAside[]>> => (_dispatch, _getState, replica) =>
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
  (items: readonly SetAside[]): ReplicaThunk<Promise<Blob>> =>
  async (_dispatch, _getState, replica) => {
    const pieces: string[] = [];
    for (const item of items) {
      const { bulk } = Object(item.content) as { bulk?: unknown };
      const [bytes] = typeof bulk === 'string' && replica ? await replica.contents().get([bulk]) : [];
      pieces.push(written(bytes ? { ...item, payload: new TextDecoder().decode(bytes) } : item));
    }
    return new Blob(['[', ...pieces.flatMap((piece, index) => (index > 0 ? [',', piece] : [piece])), ']'], {
      type: 'application/json',
    });
  };
