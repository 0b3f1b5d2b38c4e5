import { SpokenError } from '@/journal/kit/plainWords';
import { download } from '@/ui/download';

type Chunk = Uint8Array<ArrayBuffer>;

/** Where the bytes of a file go; until it is closed there is no file. */
interface Destination {
  write: (chunk: Chunk) => Promise<void>;
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

/** The browsers that can write to a chosen file have it; the types of the platform do not know it yet. */
interface WithPicker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** From here on a file is written where the person chooses, if the browser can: a smaller one needs no question. */
const LARGE_BYTES = 64 * 1024 * 1024;
/** How much is held before it is handed to the browser, which may put it on the disk. */
const HELD_BYTES = 8 * 1024 * 1024;

function downloaded(name: string): Destination {
  const blobs: Blob[] = [];
  let held: Chunk[] = [];
  let bytes = 0;
  const hand = () => {
    blobs.push(new Blob(held));
    held = [];
    bytes = 0;
  };
  return {
    write(chunk) {
      held.push(chunk);
      bytes += chunk.length;
      if (bytes >= HELD_BYTES) hand();
      return Promise.resolve();
    },
    close() {
      hand();
      download(new Blob(blobs, { type: 'application/zip' }), name);
      return Promise.resolve();
    },
    abort: () => Promise.resolve(),
  };
}

const isGivingUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Does what the place of the file may refuse; whoever chose none has given up. */
async function there<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isGivingUp(error)) throw error;
    throw new SpokenError('The file could not be written there. Choose another place, or free some space first.', {
      cause: error,
    });
  }
}

async function destinationOf(name: string, bytes: number): Promise<Destination> {
  const { showSaveFilePicker } = window as WithPicker;
  if (bytes < LARGE_BYTES || !showSaveFilePicker) return downloaded(name);
  const file = await there(async () => {
    const handle = await showSaveFilePicker.call(window, { suggestedName: name });
    return handle.createWritable();
  });
  return {
    write: (chunk) => there(() => file.write(chunk)),
    close: () => there(() => file.close()),
    abort: () => file.abort(),
  };
}

/**
 * Saves chunks as a file of that name, of about so many bytes; rejects, and leaves no file, when the signal is aborted
 * or anything fails, with a sentence where it is the file's place that does. With a large one the person is asked where to; whoever answers nothing gets an AbortError.
 */
export async function saveFile(chunks: AsyncIterable<Chunk>, name: string, bytes: number, signal: AbortSignal) {
  const destination = await destinationOf(name, bytes);
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      await destination.write(chunk);
    }
    signal.throwIfAborted();
    await destination.close();
  } catch (error) {
    await destination.abort();
    throw error;
  }
}
