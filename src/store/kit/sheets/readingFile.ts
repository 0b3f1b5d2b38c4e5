import { SpokenError } from '@/journal/kit/plainWords';
import type { CellRows } from './cell';
import { sizeRefusal } from './readSheet';
import type { ReadAnswer } from './readWorker';

const bytesOf = async (file: File) => {
  const refusal = sizeRefusal(file.size);
  if (refusal !== undefined) throw new SpokenError(refusal);
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new SpokenError('The file cannot be read any more: it may have been moved or changed. Choose it again.', {
      cause: error,
    });
  }
};

/** The rows of a file, read beside the page, which stays free, telling how much is done from 0 to 1; given up, the reading ends at once. */
export async function readingFile(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<CellRows> {
  const bytes = await bytesOf(file);
  signal.throwIfAborted();
  const worker = new Worker(new URL('readWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<CellRows>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Given up')), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if ('share' in data) onProgress(data.share);
        else if ('rows' in data) resolve(data.rows);
        else reject(new SpokenError(data.reason));
      });
      worker.addEventListener('error', () =>
        reject(new SpokenError('The reader could not be loaded. Check the connection, and choose the file again.')),
      );
      worker.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}
