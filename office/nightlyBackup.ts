import { selectJournal } from '@/journal/sync/journalSlice';
import type { AppStore } from '@/store/business/store';
import { newestBackup, writeBackup } from './backups';

/** After this hour of the night a new backup is due. */
const BACKUP_HOUR = 2;

const twoDigits = (part: number) => String(part).padStart(2, '0');
/** The day that a backup is of, by this machine's clock, as an ISO date. */
const dayOf = (at: Date) => [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');

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
    return newest < dayOf(at) && at.getHours() >= BACKUP_HOUR;
  };

  const backUp = async () => {
    try {
      const noHistory = await writeBackup(store, folder, dayOf(now()));
      trouble = noHistory === undefined ? undefined : `The backup of ${dayOf(now())} has no history. ${noHistory}`;
    } catch {
      trouble = `The backup of ${dayOf(now())} could not be written. Look after the disk of the office.`;
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
