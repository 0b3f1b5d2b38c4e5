import type { Contents } from '@/journal/port/port';
import {
  attachmentPartName,
  attachmentsIn,
  ROW_BYTES,
  rowsPartName,
  type BackupManifest,
  type Written,
} from './backupFormat';
import { everySerial } from '@/store/kit/docNumbers';
import { isDocument } from '@/store/business/checked/serials';
import { nouns, type Business } from '@/store/business/business';

/** When a part of rows is full: small enough that the page stays lively while it is packed. */
const ROWS_PER_PART = 5_000;
const PART_CHARACTERS = 1024 * 1024;

function* rowParts(business: Business): Generator<Written> {
  const encoder = new TextEncoder();
  for (const { reducerPath: table } of nouns) {
    const { ids, entities } = business[table];
    let lines: string[] = [];
    let characters = 0;
    let number = 0;
    const part = (): Written => {
      number += 1;
      const written = {
        name: rowsPartName(table, number),
        bytes: encoder.encode(lines.join('\n')),
        weight: lines.length * ROW_BYTES,
      };
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

/** The rows of a business, and the bytes of its attachments, part by part. */
export async function* businessParts(business: Business, contents: Contents | undefined): AsyncGenerator<Written> {
  yield* rowParts(business);
  if (contents) yield* attachmentParts(new Set(attachmentsIn(business).map(({ hash }) => hash)), contents);
}

/** The last places in the series of a table of documents, all of them: a row that is lost on the way tells none. */
function serialsOf({ reducerPath: name }: (typeof nouns)[number], business: Business) {
  const lastSerials = isDocument(name) ? everySerial(business[name]) : {};
  return Object.keys(lastSerials).length > 0 && { lastSerials };
}

/** What a manifest tells of the tables. */
export const tablesOf = (business: Business): BackupManifest['tables'] =>
  Object.fromEntries(
    nouns.map((noun) => {
      const { ids, entities: _, ...rest } = business[noun.reducerPath];
      return [noun.reducerPath, { ...rest, ...serialsOf(noun, business), rows: ids.length }];
    }),
  );
