import type { LeftOut } from '@/journal/port/model';
import { freeze } from '@reduxjs/toolkit';
import { SpokenError } from '@/journal/kit/plainWords';
import { readerOf, readSnapshot } from '@/journal/reading/reading';
import { takingTurns } from '@/journal/kit/takingTurns';
import {
  attachmentsIn,
  FORMAT,
  isEntriesPart,
  MANIFEST,
  PART_MAX_BYTES,
  ROW_BYTES,
  tableOfPart,
  type BackupTask,
} from './backupFormat';
import { checkedPart, damaged, filesIn, type BackupFile } from './backupParts';
import { addRows, emptyTable, withRows, type Tables } from './backupTables';
import { historyIn, type History } from './historyReading';
import { mustFit, otherKind, readManifest, rowsIn } from './manifestReading';
import type { HeardContact } from '@/store/browser/heardSlice';
import { CONTACTS_PART, contactsOfPart } from './contactsPart';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { emptyBusiness, nouns, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { openZip } from '@/store/kit/zipReading';

/** All that a business was, with the bytes of its attachments still in the file. */
export interface Backup {
  /** ISO instant. */
  at: string;
  by: string;
  business: Business;
  /** What of it does not fit. */
  leftOut: readonly LeftOut[];
  files: readonly BackupFile[];
  /** What devices told last, which no fact tells; where a vehicle had told something later by a file, that stands with it. */
  contacts: readonly HeardContact[];
  /** What its journal told until then; a backup of an earlier program has none. */
  history?: History;
}

/** The most that a backup may say of when and by whom it was made. */
const MOST_CHARACTERS = 200;

/** How much of the work it is to validate a row, as bytes that are read: some times as much as to read the row. */
const VALIDATED_AS_BYTES = 4 * ROW_BYTES;

async function openBackup(file: Blob) {
  try {
    return await openZip(file, PART_MAX_BYTES);
  } catch (error) {
    if (error instanceof SpokenError) throw error;
    const begin = await file.slice(0, 100).text();
    if (begin.includes(`"${FORMAT}"`)) {
      throw new SpokenError(
        'This backup is of an earlier kind, one JSON file, which is not read any more. Backups are zip files now.',
        { cause: error },
      );
    }
    throw otherKind();
  }
}

/** The business that a backup's tables make, without what does not fit; the one place where what they hold is validated. */
async function validated(
  version: number,
  tables: Tables,
  { signal, onProgress }: BackupTask,
): Promise<Pick<Backup, 'business' | 'leftOut'>> {
  const read = readSnapshot(
    { version, state: Object.fromEntries(tables) },
    await readerOf(businessModel, [{ version }]),
  );
  if (!read.ok) throw new SpokenError(`This backup cannot be read: ${read.reason}`);
  const { checkingBusiness } = await import('@/store/business/checked/checkedBusiness');
  const { restorable } = await import('@/store/business/checked/restorable');
  const fitting = await takingTurns(checkingBusiness(read.state), onProgress, signal);
  const { business, leftOut } = restorable(fitting.business);
  for (const { reducerPath } of nouns) freeze(business[reducerPath], true);
  // No past: what is restored begins anew.
  return {
    business: { ...business, origin: emptyBusiness.origin },
    leftOut: withRows([...fitting.leftOut, ...leftOut], tables),
  };
}

/**
 * Reads a backup and checks every part of it; an Error says in a sentence why it is none. Attachments are checked one by
 * one and not held. Nothing is changed by it.
 */
export async function readBackup(file: Blob, { signal, onProgress }: BackupTask): Promise<Backup> {
  const entries = await openBackup(file);
  const { manifest, checksum } = await readManifest(entries.get(MANIFEST));
  mustFit(manifest);
  const { version, at, by, tables, parts } = manifest;
  const state = new Map(Object.entries(tables).map(([name, summary]) => [name, emptyTable(summary)]));
  const bytesRead = parts.reduce((bytes, { size }) => bytes + size, 0);
  const whole = bytesRead + rowsIn(manifest) * VALIDATED_AS_BYTES || 1;
  let done = 0;
  let contacts: readonly HeardContact[] = [];
  const checkedParts = parts.map((part) => checkedPart(part, entries.get(part.name)));
  const history = manifest.history && historyIn(manifest.history, checksum, checkedParts);
  for (const part of checkedParts) {
    signal.throwIfAborted();
    const bytes = await part.read();
    const name = tableOfPart(part.name) ?? '';
    const table = state.get(name);
    if (table) addRows(table, new TextDecoder().decode(bytes), { name: part.name, most: tables[name]?.rows ?? 0 });
    if (isEntriesPart(part.name)) history?.note(bytes);
    if (part.name === CONTACTS_PART) contacts = contactsOfPart(bytes);
    done += part.size;
    onProgress(done / whole);
  }
  for (const [name, { ids }] of state) {
    if (ids.length !== tables[name]?.rows) throw damaged(`rows of ${name} are missing`);
  }
  const summary = history?.summary();
  const { business, leftOut } = await validated(version, state, {
    signal,
    onProgress: (share) => onProgress((bytesRead + share * (whole - bytesRead)) / whole),
  });
  const fileOf = filesIn(checkedParts);
  const hashes = new Set(attachmentsIn(business).map(({ hash }) => hash));
  return {
    at: cleanLine(at).slice(0, MOST_CHARACTERS),
    by: cleanLine(by).slice(0, MOST_CHARACTERS),
    business,
    leftOut,
    contacts,
    files: [...hashes].flatMap((hash) => fileOf(hash) ?? []),
    ...(summary && { history: summary }),
  };
}
