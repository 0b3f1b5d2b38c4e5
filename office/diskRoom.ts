import { readdirSync, statfsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '@/journal/kit/isObject';

/** What the NATS server leaves of the disk to the rest of the machine: on a disk without any room it would keep nothing at all. */
const LEFT_TO_OTHERS_BYTES = 500_000_000;
const TIMEOUT_MS = 2_000;

/** How many bytes can still be kept, and of how many. */
export interface Room {
  left: number;
  of: number;
}

/** How many bytes the files below a folder have. */
function bytesBelow(folder: string): number {
  let bytes = 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  for (const { parentPath, name } of files)
    bytes += statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}

/**
 * How many bytes the NATS server may keep in the folder of the office, what it has kept already included: left to itself it
 * takes three quarters of what is free at its start, and an office that has filled half of its disk could keep nothing more.
 */
export function mostKeptIn(data: string): number {
  const { bavail, bsize } = statfsSync(data);
  const free = bavail * bsize;
  const folder = join(data, 'jetstream');
  const kept = statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? bytesBelow(folder) : 0;
  return Math.floor(kept + Math.max(free - LEFT_TO_OTHERS_BYTES, free / 2));
}

/** What the server has left of what it may keep, as it says itself; undefined while it does not answer. */
async function leftToServer(watched: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${watched}/jsz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const told: unknown = await answer.json();
    const most = isObject(told) && isObject(told.config) ? told.config.max_storage : undefined;
    return isObject(told) && typeof told.storage === 'number' && typeof most === 'number'
      ? most - told.storage
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The room for what an office keeps: what is free on the disk under its folder, and no more than its server says that it has left.
 * @param watched where that server tells how it fares; without it the disk alone is asked
 */
export async function roomIn(folder: string, watched?: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const left = watched === undefined ? undefined : await leftToServer(watched);
  return { left: Math.max(0, Math.min(bavail * bsize, left ?? Number.POSITIVE_INFINITY)), of: blocks * bsize };
}
