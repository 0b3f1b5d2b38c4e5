import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { checksum } from '@/journal/adapters/checksum';
import { nouns, type Business, type ToldBusiness } from '@/store/business/business';
import { wholeTold } from '@/store/business/feeds/telling';
import type { Numbered } from '@/store/kit/table';

/** A block begins at one row in so many. */
const BEGINS_AT_ONE_IN = 512;
/** No block has more rows, whatever their identities are. */
const MOST_ROWS = 4_096;

const zipped = promisify(gzip);

/** Some of a business, packed, and the SHA-256 of that. */
export interface PackedPart {
  hash: string;
  bytes: Uint8Array;
}

async function packed(value: object): Promise<PackedPart> {
  const bytes = await zipped(JSON.stringify(value));
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
}

/** Rows of a noun, packed. */
interface Block {
  rows: readonly Numbered[];
  part: Promise<PackedPart>;
}

const isSame = (one: readonly Numbered[], other: readonly Numbered[]) =>
  one.length === other.length && one.every((row, place) => row === other[place]);

/**
 * Rows in the blocks in which they travel. A block begins where a row's own identity says so: one that is added or removed changes the
 * block that it is in, and all others stay what they were.
 */
export function* blocksOf(rows: readonly Numbered[]): Generator<readonly Numbered[]> {
  let block: Numbered[] = [];
  for (const row of rows) {
    const begins = checksum(row.id) % BEGINS_AT_ONE_IN === 0;
    if (block.length > 0 && (begins || block.length >= MOST_ROWS)) {
      yield block;
      block = [];
    }
    block.push(row);
  }
  if (block.length > 0) yield block;
}

/** Packs whole businesses for readers, in parts: rows that were packed before are not packed again, whoever they are for. */
export function createWholeParts() {
  /** Of each noun the last blocks, by the row with which they begin. */
  const blocks = new Map<string, Map<string, Block>>();

  const blockOf = (known: Map<string, Block>, noun: string, rows: readonly Numbered[]): Promise<PackedPart> => {
    const begin = rows[0]?.id ?? '';
    const last = known.get(begin);
    if (last && isSame(last.rows, rows)) return last.part;
    const part = packed({ noun, rows });
    known.set(begin, { rows, part });
    part.catch(() => known.delete(begin));
    return part;
  };

  const blocksPacked = async (noun: string, rows: readonly Numbered[], isShared: boolean) => {
    const known = (isShared && blocks.get(noun)) || new Map<string, Block>();
    if (isShared) blocks.set(noun, known);
    const begins = new Set<string>();
    const parts: Promise<PackedPart>[] = [];
    for (const block of blocksOf(rows)) {
      parts.push(blockOf(known, noun, block));
      begins.add(block[0]?.id ?? '');
      await setImmediate();
    }
    // Whoever reads none of a noun says nothing of what others read.
    if (!isShared || rows.length === 0) return parts;
    for (const begin of known.keys()) if (!begins.has(begin)) known.delete(begin);
    return parts;
  };

  /** The parts of a business as somebody may read it. Those of an installer are his alone, few, and not kept. */
  return async (business: Business, isShared: boolean): Promise<PackedPart[]> => {
    const { origin, tables } = wholeTold(business);
    const heads = Object.entries(tables).map(([noun, { rows: _rows, ...head }]) => [noun, head]);
    const parts = [packed({ origin, tables: Object.fromEntries(heads) as ToldBusiness['tables'] })];
    for (const { reducerPath: noun } of nouns) {
      const { rows = [] } = tables[noun] ?? {};
      parts.push(...(await blocksPacked(noun, rows, isShared)));
    }
    return Promise.all(parts);
  };
}
