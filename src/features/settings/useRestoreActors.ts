import { fromPromise } from 'xstate';
import type { ImportInput, ReadFile, ReadInput } from '@/machines/importContext';
import type { Progress } from '@/machines/progress';
import { useAppDispatch } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { contentsOf, type BackupTask } from '@/store/backups/backupFormat';
import { readingBackup, restoring } from '@/store/backups/exchange';
import type { Restorable } from '@/store/backups/restorable';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { useMove } from './useMove';

/** What reads a backup file and puts it in place, for the machine of an import. */
export function useRestoreActors() {
  const dispatch = useAppDispatch();
  const say = useSay();
  const movable = useMove();
  return {
    read: fromPromise<ReadFile, ReadInput>(async ({ input: { file, onProgress }, signal }) => {
      if (!file) throw new Error('Choose a file.');
      const backup = await dispatch(readingBackup(file, { signal, onProgress }));
      const restore = async (running: BackupTask) =>
        void say(await dispatch(restoring(backup, running)), 'The backup is restored.');
      const leftOut = backup.leftOut.map(({ reason }) => reason);
      const contents = contentsOf(backup.business).map(({ table, rows }) => ({
        table: NOUN_WORDS[table].many,
        rows,
      }));
      const history = await movable(backup);
      const found: Restorable = {
        at: backup.at,
        by: backup.by,
        contents,
        leftOut,
        restore,
        ...(history && { history }),
      };
      return { table: found, mapping: {}, isMapped: true };
    }),
    // It was checked as it was read.
    validate: fromPromise<void, ImportInput & Progress>(() => Promise.resolve()),
    take: fromPromise<void, ImportInput & Progress>(({ input: { table, onProgress }, signal }) =>
      (table as Restorable).restore({ signal, onProgress }),
    ),
  };
}
