import { formatCount } from '@/format';
import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { Contents } from '@/journal/port/port';
import {
  attachmentsIn,
  backupSize,
  checksumOf,
  FORMAT,
  MANIFEST,
  type BackupPart,
  type BackupTask,
  type BackupManifest,
  type Written,
} from './backupFormat';
import type { Heard } from '@/store/browser/heardSlice';
import { contactParts } from './contactsPart';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { businessParts, tablesOf } from './businessWriting';
import { historyParts, type Past } from './historyWriting';
import { MOST_FILES } from '@/store/kit/zipLimits';
import { zipWriter } from '@/store/kit/zipWriting';

const TOO_MUCH = `There is more here than one backup file can hold, which is ${formatCount(MOST_FILES)} files. Nothing was saved; what is kept in this browser is as it was.`;
const NO_ROOM = 'One file has no room for it.';
const UNREAD = 'It could not be read.';

/** What a backup is of; without a past it has no history. */
export interface BackupSource {
  business: Business;
  /** ISO instant. */
  at: string;
  by: string;
  past?: Past;
  /** What devices told last, as an office heard it. */
  heard?: Heard;
}

/** Hears why a backup has no history, in a sentence. */
export interface BackupWriting extends BackupTask {
  onNoHistory?: (why: string) => void;
}

/**
 * A backup of the business with the bytes of its attachments and with its history, as a zip file, chunk by chunk: no more of it
 * than one part is in memory at a time. An Error when it has more files than a zip file may have; a history that cannot be had is left out.
 */
export async function* backupBytes(
  { business, at, by, past, heard = {} }: BackupSource,
  contents: Contents | undefined,
  { signal, onProgress, onNoHistory }: BackupWriting,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const sizes = new Map(attachmentsIn(business).map(({ hash, size }) => [hash, size]));
  // Refused before hours of writing.
  if (sizes.size >= MOST_FILES) throw new SpokenError(TOO_MUCH);
  const zip = zipWriter();
  const whole = backupSize(business, past ? past.upTo + past.unplaced.length : 0);
  let parts: BackupPart[] = [];
  let done = 0;
  const add = async ({ name, bytes, weight }: Written, noRoom: string) => {
    signal.throwIfAborted();
    // The last file is the manifest.
    if (parts.length + 1 >= MOST_FILES) throw new SpokenError(noRoom);
    // What is in attachments is packed already.
    const chunks = await zip.add(name, bytes, name.startsWith('attachments/'));
    parts.push({ name, size: bytes.length, sha256: await checksumOf(bytes) });
    done += weight;
    onProgress(Math.min(1, done / whole));
    return chunks;
  };
  for await (const part of businessParts(business, contents)) yield* await add(part, TOO_MUCH);
  for (const part of contactParts(heard)) yield* await add(part, TOO_MUCH);
  const own = parts.length;
  let history: BackupManifest['history'];
  try {
    let entries = 0;
    if (past && contents) {
      for await (const part of historyParts(past, contents, sizes.keys())) {
        yield* await add(part, NO_ROOM);
        entries += part.entries;
      }
      history = { entries };
    }
  } catch (error) {
    if (signal.aborted) throw error;
    // What was written of it is in the file, and nothing names it.
    parts = parts.slice(0, own);
    onNoHistory?.(inPlainWords(error, UNREAD));
  }
  const { version } = businessModel;
  const manifest: BackupManifest = {
    format: FORMAT,
    version,
    at,
    by,
    tables: tablesOf(business),
    ...(history && { history }),
    parts,
  };
  yield* await zip.add(MANIFEST, new TextEncoder().encode(JSON.stringify(manifest)));
  yield* await zip.end();
}
