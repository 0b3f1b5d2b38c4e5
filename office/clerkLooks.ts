import { statfs } from 'node:fs/promises';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import { selectJournal } from '@/journal/sync/journalSlice';
import { businessOf } from '@/store/business/business';
import { brokenInvariants } from '@/store/business/checked/invariants';
import type { AppStore } from '@/store/business/store';

/** Below this share of the disk it is said. */
const LEAST_FREE = 0.1;

/** Which share of the disk under a folder is free, from 0 to 1. */
export const freeShareOf = async (folder: string): Promise<number> => {
  const { bavail, blocks } = await statfs(folder);
  return bavail / blocks;
};

/** How many bytes are free on the disk under a folder. */
export const freeBytesOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

/** Says what is off with the business, looking again only after it has changed. */
export function businessLook(store: AppStore): () => Promise<string | undefined> {
  let checked = -1;
  return async () => {
    const { seq, setAside, outdated } = selectJournal(store.getState());
    if (outdated)
      return 'A newer version of Trackyard writes in this office: its clerk keeps no snapshots and no backups until it is updated.';
    if (seq === checked) return undefined;
    const broken = await brokenInvariants(businessOf(store.getState()));
    if (broken === undefined) checked = seq;
    const unread = setAside > 0 ? `${setAside} entries could not be read and were set aside.` : undefined;
    return [broken, unread].filter(Boolean).join(' ') || undefined;
  };
}

/** Says when the disk has little room left; `free` is the share of it, from 0 to 1. */
export const diskTrouble = (free: number): string | undefined =>
  free < LEAST_FREE ? `The disk of the office has only ${Math.floor(100 * free)} % of its room left.` : undefined;

/** Says which machines of the office are away or behind. */
export async function machineTrouble(office: Office): Promise<string | undefined> {
  const { cluster } = await office.info(STREAMS.journal);
  const away = (cluster?.replicas ?? []).filter(({ current, offline }) => offline || !current);
  return away.length > 0
    ? `A machine of the office is away or behind: ${away.map(({ name }) => name).join(', ')}.`
    : undefined;
}
