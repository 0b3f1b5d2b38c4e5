import { officeMinute } from '@/format';
import { HOUR_MS } from '@/journal/kit/durations';
import { selectJournal } from '@/journal/sync/journalSlice';
import { readContacts } from '@/office/heardContacts';
import type { Office } from '@/journal/adapters/nats/reader';
import { contactsHeard, heardSlice } from '@/store/browser/heardSlice';
import { isoDate } from '@/store/kit/dates';
import { addHeard, type AppStore } from '@/store/business/store';
import { backupDays, backupOf, newestSize, writeBackup } from './backups';
import { KEPT_FOR_FACTS_BYTES, MAKE_ROOM } from './facts/room';
import { complain } from './tell';

/** So long after one that failed the next is tried. */
const AGAIN_AFTER_MS = HOUR_MS;
/** After this hour of the night a new backup is due. */
const BACKUP_HOUR = 2;

/** The hour of a moment by the office's clock, wherever this machine is. */
export const hourOf = (at: Date) => Number(officeMinute(at).slice(11, 13));

/** What is said of backups of days to come: they would be taken for newer than all that follow. */
const aheadWords = (days: readonly string[]) =>
  `The folder of the backups holds some of days to come (${days.map(backupOf).join(', ')}), as the clock of this machine is or was wrong. Set it right, and move them to another folder.`;

export interface NightlyBackupOptions {
  store: AppStore;
  office: Office;
  /** Where the backups lie. */
  folder: string;
  now: () => Date;
  /** How many bytes can still be kept. */
  leftBytes: () => Promise<number>;
}

/** Writes the backups of a business into a folder, one for a day. */
export function nightlyBackup({ store, office, folder, now, leftBytes }: NightlyBackupOptions) {
  addHeard(heardSlice);
  /** What was wrong with the last one, until there is a better one. */
  let trouble: string | undefined;
  /** When one failed last, in milliseconds. */
  let failedAt = -Infinity;

  /** Whether the newest one up to today, whatever there is of days to come, is older than the last night. */
  const isDue = async () => {
    const at = now();
    const newest = (await backupDays(folder, isoDate(at))).past.at(-1);
    // It reads all that the office has: what failed would do so again a minute later.
    const isTooSoon = Math.abs(at.getTime() - failedAt) < AGAIN_AFTER_MS;
    if (isTooSoon || selectJournal(store.getState()).outdated) return false;
    if (newest === undefined) return true;
    return newest < isoDate(at) && hourOf(at) >= BACKUP_HOUR;
  };

  /** Whether one like the newest would take the room that facts need: a server that meets a full disk keeps nothing more. */
  const isTooLarge = async () => {
    const size = await newestSize(folder, isoDate(now()));
    return size > 0 && (await leftBytes()) - size < KEPT_FOR_FACTS_BYTES / 2;
  };

  const backUp = async () => {
    try {
      if (await isTooLarge()) {
        trouble = `The backup of ${isoDate(now())} was not made: it would fill the disk of the office. ${MAKE_ROOM}`;
        return;
      }
      // What vehicles told is no fact: where it cannot be read, the backup holds all that people said.
      store.dispatch(contactsHeard(await readContacts(office).catch(() => [])));
      const noHistory = await writeBackup(store, folder, isoDate(now()));
      trouble = noHistory === undefined ? undefined : `The backup of ${isoDate(now())} has no history. ${noHistory}`;
    } catch (error) {
      failedAt = now().getTime();
      complain(`The backup failed: ${String(error)}`);
      trouble = `The backup of ${isoDate(now())} could not be written. The log of the office says why; look after its disk. It is tried again in an hour.`;
    }
  };

  return {
    /** Makes one of what there is now. */
    backUp,
    /** Makes one if it is due; says what was wrong with the last one, or which are of days to come. */
    async look(): Promise<string | undefined> {
      if (await isDue()) await backUp();
      const { future } = await backupDays(folder, isoDate(now()));
      return trouble ?? (future.length > 0 ? aheadWords(future) : undefined);
    },
  };
}
