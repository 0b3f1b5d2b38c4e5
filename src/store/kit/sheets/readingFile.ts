import { SpokenError } from '@/journal/kit/plainWords';
import { isBlank } from './cell';
import type { ReadRows } from './readRows';
import { sizeRefusal } from './readSheet';
import type { ReadAnswer, ReadQuestion } from './readWorker';

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

/** The rows of a file, of a workbook those of one of its sheets, read beside the page, which stays free, telling how much is done from 0 to 1; given up, the reading ends at once. */
export async function readingFile(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
  sheet = 0,
): Promise<ReadRows> {
  const bytes = await bytesOf(file);
  signal?.throwIfAborted();
  const worker = new Worker(new URL('readWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadRows>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('Given up')), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
        if ('share' in data) onProgress(data.share);
        else if ('rows' in data) resolve(data);
        else reject(new SpokenError(data.reason));
      });
      worker.addEventListener('error', () =>
        reject(new SpokenError('The reader could not be loaded. Check the connection, and choose the file again.')),
      );
      worker.postMessage({ bytes, sheet } satisfies ReadQuestion, [bytes.buffer]);
    });
  } finally {
    worker.terminate();
  }
}

const isNote = ({ rows }: ReadRows) => rows.filter((row) => !row.every(isBlank)).length <= 1;

/** The rows of a file: of a workbook those of the wanted sheet, or else of its first one on which more than a note stands. */
export async function readingRows(file: File, wanted?: number): Promise<ReadRows> {
  const reading = (sheet: number) => readingFile(file, () => {}, undefined, sheet);
  let read = await reading(wanted ?? 0);
  if (wanted !== undefined) return read;
  while (isNote(read) && read.sheet + 1 < read.sheets.length) read = await reading(read.sheet + 1);
  return read;
}
