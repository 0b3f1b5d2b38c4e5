import { SpokenError } from '@/journal/kit/plainWords';
import { attachmentPartName, checksumOf, type BackupPart } from './backupFormat';
import type { ZipEntry } from '@/store/kit/zipReading';

/** A part of a backup: its bytes are read and checked once more whenever they are asked for. */
export type Part = BackupPart & Pick<ZipEntry, 'read'>;

/** An attachment's bytes in a backup. */
export interface BackupFile {
  hash: string;
  size: number;
  read: () => Promise<Uint8Array<ArrayBuffer>>;
}

export const damaged = (how: string) => new SpokenError(`This backup is damaged: ${how}. Use another copy.`);

/** A part whose bytes are those that the manifest says. */
export const checkedPart = (part: BackupPart, entry: ZipEntry | undefined): Part => ({
  ...part,
  async read() {
    if (!entry) throw damaged(`${part.name} is missing`);
    const bytes = await entry.read().catch((error: unknown) => {
      throw error instanceof SpokenError ? error : damaged(error instanceof Error ? error.message : part.name);
    });
    if (bytes.length !== part.size || (await checksumOf(bytes)) !== part.sha256)
      throw damaged(`${part.name} does not match its checksum`);
    return bytes;
  },
});

/** Finds the attachments that a backup has by the names that facts give them; a name that is no hash of the bytes is refused. */
export function filesIn(parts: readonly Part[]): (hash: string) => BackupFile | undefined {
  const byName = new Map(parts.map((part) => [part.name, part]));
  return (hash) => {
    const part = byName.get(attachmentPartName(hash));
    if (!part) return undefined;
    // A browser at an insecure address gave names at random, which are shorter.
    if (hash.length === part.sha256.length && hash !== part.sha256)
      throw damaged(`${part.name} is not what it is named`);
    return { hash, size: part.size, read: part.read };
  };
}
