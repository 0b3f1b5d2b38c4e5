import { formatCount } from '@/format';
import { SpokenError } from '@/journal/kit/plainWords';
import { readerOf, readSnapshot } from '@/journal/reading/reading';
import { businessModel } from '@/store/business/businessModel';
import { isRecord } from '@/journal/kit/isObject';
import { isNumber, MOST_RECORDS } from '@/store/business/checked/outside';
import type { ZipEntry } from '@/store/kit/zipReading';
import { checksumOf, FORMAT, MANIFEST, tableOfPart, type BackupManifest, type BackupPart } from './backupFormat';
import { damaged } from './backupParts';

/** What all rows of a backup may weigh, in bytes: many times as much as of the most records that anybody wrote. */
const ROWS_MAX_BYTES = 1024 * 1024 * 1024;

export const otherKind = () => new SpokenError('This file is not a Trackyard backup.');

const isPart = (value: unknown): value is BackupPart =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.size === 'number' &&
  typeof value.sha256 === 'string';

const isManifest = (value: unknown): value is BackupManifest =>
  isRecord(value) &&
  value.format === FORMAT &&
  typeof value.at === 'string' &&
  typeof value.by === 'string' &&
  isRecord(value.tables) &&
  Object.values(value.tables).every((table) => isRecord(table) && isNumber(table.rows)) &&
  Array.isArray(value.parts) &&
  value.parts.every(isPart) &&
  (value.history === undefined || (isRecord(value.history) && isNumber(value.history.entries)));

/** What a backup says of itself, with the checksum of that; an Error says in a sentence why it is none. */
export async function readManifest(
  entry: ZipEntry | undefined,
): Promise<{ manifest: BackupManifest; checksum: string }> {
  if (!entry) throw otherKind();
  let manifest: unknown;
  let checksum: string;
  try {
    const bytes = await entry.read();
    checksum = await checksumOf(bytes);
    manifest = JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw error instanceof SpokenError ? error : damaged(`${MANIFEST} cannot be read`);
  }
  if (!isManifest(manifest)) throw otherKind();
  const read = readSnapshot({ version: manifest.version, state: {} }, await readerOf(businessModel, [manifest]));
  if (!read.ok) throw new SpokenError(`This backup cannot be read: ${read.reason}`);
  return { manifest, checksum };
}

/** How many rows its tables have. */
export const rowsIn = ({ tables }: BackupManifest) => Object.values(tables).reduce((sum, table) => sum + table.rows, 0);

/** Refuses what is more than this browser could hold, before any of it is read. */
export function mustFit(manifest: BackupManifest) {
  const { parts } = manifest;
  const rows = rowsIn(manifest);
  const bytes = parts.reduce((sum, { name, size }) => (tableOfPart(name) === undefined ? sum : sum + size), 0);
  if (rows > MOST_RECORDS || bytes > ROWS_MAX_BYTES) {
    throw new SpokenError(
      `This backup holds more records than a business may have, which is ${formatCount(MOST_RECORDS)}.`,
    );
  }
}
