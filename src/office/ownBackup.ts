import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import { SpokenError } from '@/journal/kit/plainWords';
import { createReplica } from '@/journal/replica';
import { selectJournal } from '@/journal/sync/journalSlice';
import type { BackupTask } from '@/store/backups/backupFormat';
import { takeBackup } from '@/store/backups/exchange';
import { businessModel } from '@/store/business/businessModel';
import { createStore } from '@/store/business/store';
import { openOwnJournal, OWN } from './ownBusiness';

const UNREADABLE = 'The business in this browser cannot be read now. Close other tabs and try again.';

/**
 * A backup of the business that this browser keeps by itself, with what its pages left and had not kept yet.
 * @param by who takes it
 * @throws {SpokenError} where it cannot be read
 */
export async function ownBackup(by: string, task: BackupTask): Promise<File> {
  const replica = createReplica({
    model: businessModel,
    openJournal: openOwnJournal,
    unsavedAtUnload: leftInLocalStorage(OWN),
    firstFact: () => Promise.reject(new SpokenError(UNREADABLE)),
    by: () => by,
  });
  const store = createStore({}, replica);
  await replica.start();
  try {
    if (selectJournal(store.getState()).status !== 'ready') throw new SpokenError(UNREADABLE);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of store.dispatch(takeBackup(by, task))) chunks.push(chunk);
    const day = new Date().toISOString().slice(0, 10);
    return new File(chunks, `trackyard-${day}.zip`, { type: 'application/zip' });
  } finally {
    await replica.close();
  }
}
