import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppStore } from '@/store/business/store';
import { takeBackup } from '@/store/backups/exchange';

/** How many nights are kept. */
const KEPT = 14;
const NAME = /^trackyard-(\d{4}-\d\d-\d\d)\.zip$/;

/** The name of the backup of a day, an ISO date. */
export const backupOf = (day: string): string => `trackyard-${day}.zip`;

/** The days of the backups in a folder as ISO dates, oldest first: those up to a day, and those of days to come, as a clock that was ahead leaves them. */
export async function backupDays(folder: string, today: string): Promise<{ past: string[]; future: string[] }> {
  const names = await readdir(folder).catch(() => []);
  const days = names.flatMap((name) => NAME.exec(name)?.[1] ?? []).toSorted();
  return { past: days.filter((day) => day <= today), future: days.filter((day) => day > today) };
}

/** How many bytes the newest backup in a folder has of the days up to one; 0 where there is none. */
export async function newestSize(folder: string, today: string): Promise<number> {
  const newest = (await backupDays(folder, today)).past.at(-1);
  return newest === undefined ? 0 : (await stat(join(folder, backupOf(newest)))).size;
}

/**
 * Writes a backup of what a store holds, attachments and history included, and drops the oldest ones, of which none of a later
 * day is counted. It has its name only once it is whole. Gives why it has no history, if it has none; rejects when it cannot be written, and then all is as before.
 */
export async function writeBackup(store: AppStore, folder: string, day: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, backupOf(day));
  const partial = `${path}.partial`;
  let noHistory: string | undefined;
  try {
    const file = await open(partial, 'w', 0o600);
    try {
      const task = {
        signal: new AbortController().signal,
        onProgress: () => {},
        onNoHistory: (why: string) => void (noHistory = why),
      };
      for await (const chunk of store.dispatch(takeBackup('Trackyard', task))) await file.writeFile(chunk);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  for (const old of (await backupDays(folder, day)).past.slice(0, -KEPT))
    await rm(join(folder, backupOf(old)), { force: true });
  return noHistory;
}
