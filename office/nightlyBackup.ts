import { officeMinute } from '@/format';
import { selectJournal } from '@/journal/sync/journalSlice';
import { isoDate } from '@/store/kit/dates';
import type { AppStore } from '@/store/business/store';
import { newestBackup, writeBackup } from './backups';

/** After this hour of the night a new backup is due. */
const BACKUP_HOUR = 2;

/** The hour of a moment by the office's clock, wherever this machine is. */
export const hourOf = (at: Date) => Number(officeMinute(at).slice(11, 13));

/** Writes the backups of a business into a folder, one for a day. */
export function nightlyBackup(store: AppStore, folder: string, now: () => Date) {
  /** What was wrong with the last one, until there is a better one. */
  let trouble: string | undefined;

  /** Whether the newest one is older than the last night. */
  const isDue = async () => {
    const at = now();
    const newest = await newestBackup(folder);
    if (selectJournal(store.getState()).outdated) return false;
    if (newest === undefined) return true;
    return newest < isoDate(at) && hourOf(at) >= BACKUP_HOUR;
  };

  const backUp = async () => {
    try {
      const noHistory = await writeBackup(store, folder, isoDate(now()));
      trouble = noHistory === undefined ? undefined : `The backup of ${isoDate(now())} has no history. ${noHistory}`;
    } catch {
      trouble = `The backup of ${isoDate(now())} could not be written. Look after the disk of the office.`;
    }
  };

  return {
    /** Makes one of what there is now. */
    backUp,
    /** Makes one if it is due; says what was wrong with the last one. */
    async look(): Promise<string | undefined> {
      if (await isDue()) await backUp();
      return trouble;
    },
  };
}
