import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { CONFIGURATION } from './zipLimits';

configure(CONFIGURATION);

/** A zip file that is written file by file, and comes out chunk by chunk; beyond 4 GB it is a zip64 file. */
export function zipWriter() {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({ write: (chunk) => void ready.push(chunk) });
  const zip = new ZipWriter(sink, { extendedTimestamp: false });
  return {
    /** Adds a file, packed unless it is already, and gives what is ready. */
    async add(name: string, bytes: Uint8Array<ArrayBuffer>, isPacked = false) {
      await zip.add(name, new Uint8ArrayReader(bytes), isPacked ? { level: 0 } : {});
      return ready.splice(0);
    },
    /** Gives all that is left. */
    async end() {
      await zip.close();
      return ready.splice(0);
    },
  };
}
