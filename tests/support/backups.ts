// Backups as files, and ways to change their parts as somebody with a zip program would.
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import { checksumOf, MANIFEST, type BackupTask, type BackupManifest } from '@/store/backups/backupFormat';

/** Work that nobody waits for. */
export const task = (): BackupTask => ({ signal: new AbortController().signal, onProgress: () => {} });

/** All chunks as one file. */
export async function fileOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>, name = 'backup.zip') {
  const all: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return new File(all, name);
}

/** The backup with some of its parts changed, as somebody with a zip program would; without `forged` the manifest stays as it was. */
export async function edited(
  file: Blob,
  edit: (parts: Unzipped, manifest: BackupManifest) => void,
  forged: 'forged' | 'as it was' = 'as it was',
): Promise<File> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const manifest = JSON.parse(strFromU8(parts[MANIFEST] ?? strToU8('{}'))) as BackupManifest;
  edit(parts, manifest);
  if (forged === 'forged') {
    const names = Object.keys(parts).filter((name) => name !== MANIFEST);
    const listed = await Promise.all(
      names.map(async (name) => {
        const bytes = new Uint8Array(parts[name] ?? []);
        return { name, size: bytes.length, sha256: await checksumOf(bytes) };
      }),
    );
    parts[MANIFEST] = strToU8(JSON.stringify({ ...manifest, parts: listed }));
  }
  return new File([zipSync(parts) as Uint8Array<ArrayBuffer>], 'backup.zip');
}
