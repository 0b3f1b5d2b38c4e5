import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const EVERY_MS = 1_000;

/** Brings a file from the system's memory onto the disk. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * Brings what the server has written onto the disk every second, where the server itself leaves that to the system for
 * minutes: on a machine that stands alone a power cut takes no more than that. Gives what stops it.
 * @param data the folder of the office
 */
export function keepFlushing(data: string): () => void {
  const flushed = new Map<string, number>();
  let closed = false;

  const flushChanged = async (path: string) => {
    const { mtimeMs } = await stat(path);
    if (flushed.get(path) === mtimeMs) return;
    await flush(path);
    flushed.set(path, mtimeMs);
  };
  const round = async () => {
    const files = await readdir(join(data, 'jetstream'), { recursive: true });
    for (const file of files.filter((path) => path.endsWith('.blk'))) await flushChanged(join(data, 'jetstream', file));
  };
  /** What went wrong, as a file was replaced meanwhile, is made up for by the next round. */
  const work = async () => {
    await round().catch(() => {});
    if (!closed) timer = setTimeout(() => void work(), EVERY_MS);
  };
  let timer = setTimeout(() => void work(), EVERY_MS);
  return () => {
    closed = true;
    clearTimeout(timer);
  };
}
