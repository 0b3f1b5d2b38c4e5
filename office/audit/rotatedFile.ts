import { appendFile, chmod, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = { file: 0o600, folder: 0o700 };

export interface RotatedFileOptions {
  folder: string;
  /** The file's name, without what follows its point. */
  name: string;
  /** A file that is longer is put beside a new one, and of these so many stay. */
  mostBytes: number;
  mostFiles: number;
  now: () => Date;
}

/** The files of that name that were put beside the present one, oldest first. */
export const filesBeside = async (folder: string, name: string): Promise<string[]> =>
  (await readdir(folder)).filter((file) => file.startsWith(`${name}-2`) && file.endsWith('.ndjson')).toSorted();

/** Appends texts to a file that nobody but its owner reads; what is oldest goes as more comes. */
export function rotatedFile({ folder, name, mostBytes, mostFiles, now }: RotatedFileOptions) {
  const path = join(folder, `${name}.ndjson`);

  const rotate = async () => {
    await rename(path, join(folder, `${name}-${now().toISOString().replaceAll(':', '-')}.ndjson`));
    const beside = await filesBeside(folder, name);
    for (const file of beside.slice(0, Math.max(0, beside.length - mostFiles))) await rm(join(folder, file));
  };

  return {
    async append(text: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
      await appendFile(path, text, { mode: OWNER_ONLY.file });
      // A file that was there keeps the mode it had.
      await chmod(path, OWNER_ONLY.file);
      if ((await stat(path)).size > mostBytes) await rotate();
    },
  };
}
