import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What a zip file can say in the numbers that every program reads. */
export const MOST_BYTES = 0xff_ff_ff_ff;
export const MOST_FILES = 0xff_ff;
/** Room for the list of all files, which comes last. */
const LIST_BYTES = 32 * 1024 * 1024;

/** A zip file that is written file by file, and comes out chunk by chunk. */
export function zipWriter() {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk as Uint8Array<ArrayBuffer>);
  });
  let files = 0;
  let written = 0;
  const chunks = () => {
    const given = ready.splice(0);
    for (const { length } of given) written += length;
    return given;
  };

  return {
    /** Whether one more file can be added, and the last one. */
    hasRoom: ({ length }: Uint8Array) => written <= MOST_BYTES - LIST_BYTES - length && files + 1 < MOST_FILES,
    /** Adds a file, packed unless it is already, and gives what is ready. */
    add(name: string, bytes: Uint8Array<ArrayBuffer>, isPacked: boolean) {
      files += 1;
      const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 3 });
      zip.add(file);
      file.push(bytes, true);
      return chunks();
    },
    /** Adds the last file and gives all that is left. */
    end(name: string, bytes: Uint8Array<ArrayBuffer>) {
      const file = new ZipDeflate(name);
      zip.add(file);
      file.push(bytes, true);
      zip.end();
      return chunks();
    },
  };
}
