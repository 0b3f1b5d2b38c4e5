import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppStore } from '@/store/business/store';
import { takeBackup } from '@/store/backups/exchange';

/** How many nights are kept. */
const KEPT = 14;
const NAME = /^trackyard-(\d{4}-\d\d-\d\d)\.zip$/;

const namesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name)).toSorted();

/** The day of the newest backup in a folder, as an ISO date; undefined where there is none. */
export async function newestBackup(folder: string): Promise<string | undefined> {
  return NAME.exec((await namesIn(folder)).at(-1) ?? '')?.[1];
}

/** How many bytes the newest backup in a folder has; 0 where there is none. */
export async function newestSize(folder: string): Promise<number> {
  const newest = (await namesIn(folder)).at(-1);
  return newest === undefined ? 0 : (await stat(join(folder, newest))).size;
}

/**
 * Writes a backup of what a store holds, attachments and history included, and drops the oldest ones. It has its name only
 * once it is whole. Gives why it has no history, if it has none; rejects when it cannot be written, and then all is as before.
 */
export async function writeBackup(store: AppStore, folder: string, day: string): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `trackyard-${day}.zip`);
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
  for (const name of (await namesIn(folder)).slice(0, -KEPT)) await rm(join(folder, name), { force: true });
  return noHistory;
}
