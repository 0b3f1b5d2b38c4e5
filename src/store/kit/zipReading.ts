import { configure, Reader, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { SpokenError } from '@/journal/kit/plainWords';
import { CONFIGURATION, MOST_FILES } from './zipLimits';

configure(CONFIGURATION);

/** A file inside a zip file; nothing of it is read before `read`. */
export interface ZipEntry {
  name: string;
  /** In bytes, unpacked. */
  size: number;
  /** Its bytes; an Error when they cannot be unpacked, or are not those that it says. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const notOne = (cause?: unknown) => new Error('It is not a zip file.', { cause });
const damaged = (name: string, cause?: unknown) => new Error(`${name} cannot be unpacked`, { cause });

/** A file read piece by piece, which remembers when the browser could not read it. */
class FileReading extends Reader<Blob> {
  failure: SpokenError | undefined;
  readonly #file: Blob;

  constructor(file: Blob) {
    super(file);
    this.#file = file;
    this.size = file.size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    try {
      return new Uint8Array(await this.#file.slice(index, index + length).arrayBuffer());
    } catch (error) {
      this.failure = new SpokenError(
        'The file cannot be read any more: it may have been moved or changed. Choose it again.',
        { cause: error },
      );
      throw this.failure;
    }
  }
}

/** Takes the bytes of an entry as they are unpacked, and refuses more than it says to have. */
function taken(name: string, size: number) {
  const bytes = new Uint8Array(size);
  let length = 0;
  const writable = new WritableStream<Uint8Array>({
    write(chunk) {
      if (length + chunk.length > size) throw damaged(name);
      bytes.set(chunk, length);
      length += chunk.length;
    },
  });
  const whole = () => {
    if (length !== size) throw damaged(name);
    return bytes;
  };
  return { writable, whole };
}

async function readEntry(file: FileReading, entry: FileEntry, mostBytes: number) {
  const { filename, uncompressedSize, compressedSize } = entry;
  if (Math.max(uncompressedSize, compressedSize) > mostBytes) throw new Error(`${filename} is too large`);
  const { writable, whole } = taken(filename, uncompressedSize);
  try {
    await entry.getData(writable, { checkCrc32: true });
    return whole();
  } catch (error) {
    // The file itself may not be readable any more; whatever else goes wrong lies in its bytes.
    throw file.failure ?? damaged(filename, error);
  }
}

/**
 * The entries of a zip file by their names, through the list at its end. An Error when it is none. An entry of more than
 * `mostBytes` is not read.
 */
export async function openZip(file: Blob, mostBytes: number): Promise<Map<string, ZipEntry>> {
  const reading = new FileReading(file);
  const entries = new Map<string, ZipEntry>();
  try {
    for await (const entry of new ZipReader(reading).getEntriesGenerator()) {
      if (entries.size >= MOST_FILES) throw notOne();
      if (entry.directory) continue;
      const { filename: name, uncompressedSize: size } = entry;
      entries.set(name, { name, size, read: () => readEntry(reading, entry, mostBytes) });
    }
  } catch (error) {
    throw reading.failure ?? notOne(error);
  }
  return entries;
}
