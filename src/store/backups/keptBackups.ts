import { hashOf } from '@/journal/kit/hash';
import { isObject } from '@/journal/kit/isObject';
import { SpokenError } from '@/journal/kit/plainWords';
import type { ReplicaThunk } from '@/journal/replica';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { BackupTask } from './backupFormat';
import { takeBackup } from './exchange';
import type { AppDispatch } from '@/store/business/store';

/** A backup that was taken before all there was went; its bytes are among the contents. */
export interface KeptBackup {
  hash: string;
  /** In bytes. */
  size: number;
  /** ISO instant. */
  at: string;
  by: string;
}

const KEY = 'trackyard.backups';
/** Older ones go: each is as large as the business was. */
const MOST = 3;

const isKept = (value: unknown): value is KeptBackup =>
  isObject(value) &&
  [value.hash, value.at, value.by].every((text) => typeof text === 'string') &&
  Number.isSafeInteger(value.size);

/** The list of the backups that this browser took by itself, as it is written there; empty when storage is off. */
export function keptBackupsText(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]';
  } catch {
    return '[]';
  }
}

/** Those backups, newest first; none when the list is unreadable. */
export function keptBackups(text = keptBackupsText()): KeptBackup[] {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return [];
    return list.filter(isKept).map((kept) => ({ ...kept, at: cleanLine(kept.at), by: cleanLine(kept.by) }));
  } catch {
    return [];
  }
}

/** Takes a backup of all there is and keeps it beside the journal, listed in this browser; an Error says in words why it could not. */
export const keepBackup =
  (by: string, task: BackupTask): ReplicaThunk<Promise<void>, unknown, AppDispatch> =>
  async (dispatch, _getState, replica) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of dispatch(takeBackup(by, task))) chunks.push(chunk);
    const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
    const kept: KeptBackup = { hash: await hashOf(bytes), size: bytes.length, at: new Date().toISOString(), by };
    await replica?.contents().put(kept.hash, bytes);
    // Given up meanwhile: nothing names the bytes, and they go by themselves.
    task.signal.throwIfAborted();
    localStorage.setItem(KEY, JSON.stringify([kept, ...keptBackups()].slice(0, MOST)));
  };

/** Such a backup as the file that it would be; an Error says in words that it is gone. */
export const keptFile =
  ({ hash, at }: KeptBackup): ReplicaThunk<Promise<File>> =>
  async (_dispatch, _getState, replica) => {
    const [bytes] = (await replica?.contents().get([hash])) ?? [];
    if (!bytes) throw new SpokenError('This backup is not in this browser any more. Use one that you downloaded.');
    return new File([bytes], `trackyard-${at.slice(0, 10)}.zip`, { type: 'application/zip' });
  };
