import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { SpokenError } from '@/journal/plainWords';
import type { Contents } from '@/journal/port';
import {
  attachmentPartName,
  attachmentsIn,
  backupSize,
  checksumOf,
  FORMAT,
  MANIFEST,
  ROW_BYTES,
  rowsPartName,
  type BackupPart,
  type Errand,
  type Manifest,
} from './backupFormat';
import { nouns, type Business } from './business';
import { businessModel } from './businessModel';

/** When a part of rows is full: small enough that the page stays lively while it is packed. */
const ROWS_PER_PART = 5_000;
const PART_CHARACTERS = 1024 * 1024;
/** What a zip file can say in the numbers that every program reads. */
const MOST_BYTES = 0xff_ff_ff_ff;
const MOST_PARTS = 0xff_ff;

const tooMuch = () =>
  new SpokenError('There is more here than one backup file can hold, which is 4 GB or 65,000 files. Nothing was saved; what is kept in this browser is as it was.');

interface Written {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How much of the work it was. */
  weight: number;
}

function* rowParts(business: Business): Generator<Written> {
  const encoder = new TextEncoder();
  for (const { reducerPath: table } of nouns) {
    const { ids, entities } = business[table];
    let lines: string[] = [];
    let characters = 0;
    let number = 0;
    const part = (): Written => {
      number += 1;
      const written = { name: rowsPartName(table, number), bytes: encoder.encode(lines.join('\n')), weight: lines.length * ROW_BYTES };
      lines = [];
      characters = 0;
      return written;
    };
    for (const id of ids) {
      const line = JSON.stringify(entities[id]);
      lines.push(line);
      characters += line.length;
      if (lines.length >= ROWS_PER_PART || characters >= PART_CHARACTERS) yield part();
    }
    if (lines.length > 0) yield part();
  }
}

/** The bytes of the attachments that a business names, one at a time; those that are not there are left out. */
async function* attachmentParts(hashes: ReadonlySet<string>, contents: Contents): AsyncGenerator<Written> {
  for (const hash of hashes) {
    const [bytes] = await contents.get([hash]);
    if (bytes) yield { name: attachmentPartName(hash), bytes, weight: bytes.length };
  }
}

async function* partsOf(business: Business, contents: Contents | undefined) {
  yield* rowParts(business);
  if (contents) yield* attachmentParts(new Set(attachmentsIn(business).map(({ hash }) => hash)), contents);
}

const tablesOf = (business: Business): Manifest['tables'] =>
  Object.fromEntries(
    nouns.map(({ reducerPath }) => {
      const { ids, entities: _, ...rest } = business[reducerPath];
      return [reducerPath, { ...rest, rows: ids.length }];
    }),
  );

/**
 * A backup of the business with the bytes of its attachments, as a zip file, chunk by chunk: no more of it than one part
 * is in memory at a time. An Error when it is more than a zip file can hold.
 */
export async function* backupBytes(
  { business, at, by }: { business: Business; at: string; by: string },
  contents: Contents | undefined,
  { signal, onProgress }: Errand,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const ready: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const add = (file: ZipPassThrough | ZipDeflate, bytes: Uint8Array) => {
    zip.add(file);
    file.push(bytes, true);
  };
  const sizes = new Map(attachmentsIn(business).map(({ hash, size }) => [hash, size]));
  // Before hours of writing; what all of it weighs is known only then.
  if (sizes.size > MOST_PARTS || Array.from(sizes.values()).reduce((sum, size) => sum + size, 0) > MOST_BYTES) throw tooMuch();
  const parts: BackupPart[] = [];
  let written = 0;
  let done = 0;
  const whole = backupSize(business);
  for await (const { name, bytes, weight } of partsOf(business, contents)) {
    signal.throwIfAborted();
    // What is in attachments is packed already.
    add(name.startsWith('business/') ? new ZipDeflate(name, { level: 3 }) : new ZipPassThrough(name), bytes);
    parts.push({ name, size: bytes.length, sha256: await checksumOf(bytes) });
    for (const { length } of ready) written += length;
    if (written > MOST_BYTES - bytes.length || parts.length >= MOST_PARTS) {
      throw tooMuch();
    }
    yield* ready.splice(0);
    done += weight;
    onProgress(Math.min(1, done / whole));
  }
  const manifest: Manifest = { format: FORMAT, version: businessModel.version, at, by, tables: tablesOf(business), parts };
  add(new ZipDeflate(MANIFEST), new TextEncoder().encode(JSON.stringify(manifest)));
  zip.end();
  yield* ready;
}
