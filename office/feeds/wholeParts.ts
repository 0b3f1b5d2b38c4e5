import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { checksum } from '@/journal/adapters/checksum';
import { nouns, type Business, type Noun } from '@/store/business/business';
import { parted, type NamedCommon } from '@/store/business/feeds/commonFields';
import { headOf } from '@/store/business/feeds/partsOfWhole';
import { wholeBusiness } from '@/store/business/feeds/deltas';
import type { WholePart } from '@/store/business/feeds/wholeOfParts';
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

const sha256 = (of: string | Uint8Array) => createHash('sha256').update(of);

async function packed(part: WholePart): Promise<PackedPart> {
  const bytes = await zipped(JSON.stringify(part));
  return { hash: sha256(bytes).digest('hex'), bytes };
}

/** The letters of a name: 120 bits of a SHA-256, so that nobody finds two texts of one name. */
const NAME_LENGTH = 20;
const nameOf = (text: string) => sha256(text).digest('base64url').slice(0, NAME_LENGTH);

/**
 * Rows in the blocks in which they travel. A block begins where a row's own identity says so: one that is added or removed changes the
 * block that it is in, and all others stay what they were.
 */
export function* blocksOf<Row extends { id: string }>(rows: Iterable<Row>): Generator<readonly Row[]> {
  let block: Row[] = [];
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

/** Rows that are packed, and what these have in common with others. */
interface Block {
  part: Promise<PackedPart>;
  commons: readonly NamedCommon[];
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((row, place) => row === other[place]);

/** Packs rows in blocks: those that are what they were the last time are not packed again. */
function packingBlocks<Row extends { id: string }>(pack: (rows: readonly Row[]) => Block) {
  /** The last blocks, by the row with which they begin. */
  const known = new Map<string, Block & { rows: readonly Row[] }>();

  const blockOf = (rows: readonly Row[]): Block => {
    const begin = rows[0]?.id ?? '';
    const last = known.get(begin);
    if (last && isSame(last.rows, rows)) return last;
    const block = { rows, ...pack(rows) };
    known.set(begin, block);
    block.part.catch(() => known.delete(begin));
    return block;
  };

  return async (rows: Iterable<Row>): Promise<Block[]> => {
    const begins = new Set<string>();
    const blocks: Block[] = [];
    for (const block of blocksOf(rows)) {
      blocks.push(blockOf(block));
      begins.add(block[0]?.id ?? '');
      await setImmediate();
    }
    // Whoever reads none of a noun says nothing of what others read.
    if (blocks.length > 0) for (const begin of known.keys()) if (!begins.has(begin)) known.delete(begin);
    return blocks;
  };
}

/** Packs the rows of a noun, and before them what they have in common, once. */
function packingNoun(noun: Noun) {
  /** The same object for all blocks that have it. */
  let commons = new Map<string, NamedCommon>();
  const once = (common: NamedCommon) => {
    const known = commons.get(common.id);
    if (!known) commons.set(common.id, common);
    return known ?? common;
  };
  const rowBlocks = packingBlocks<Numbered>((rows) => {
    const { told, commons: inRows } = parted(noun, rows, nameOf);
    return { part: packed(told), commons: inRows.map(once) };
  });
  const commonBlocks = packingBlocks<NamedCommon>((some) => ({ part: packed({ noun, commons: some }), commons: [] }));

  return async (rows: readonly Numbered[]): Promise<Promise<PackedPart>[]> => {
    const blocks = await rowBlocks(rows);
    // In the order of the rows, so that what is new comes last and changes no other block.
    const inOrder = new Map<string, NamedCommon>();
    for (const block of blocks) {
      for (const common of block.commons) if (!inOrder.has(common.id)) inOrder.set(common.id, common);
      await setImmediate();
    }
    if (blocks.length > 0) commons = inOrder;
    return [...(await commonBlocks(inOrder.values())), ...blocks].map(({ part }) => part);
  };
}

/** Packs whole businesses for readers, in parts: rows that were packed before are not packed again, whoever they are for. */
export function createWholeParts() {
  const shared = new Map(nouns.map(({ reducerPath: noun }) => [noun, packingNoun(noun)]));

  /** The parts of a business as somebody may read it. Those of an installer are his alone, few, and not kept. */
  return async (business: Business, isShared: boolean): Promise<PackedPart[]> => {
    const whole = wholeBusiness(business);
    const parts = [packed(headOf(whole))];
    for (const { reducerPath: noun } of nouns) {
      const pack = (isShared && shared.get(noun)) || packingNoun(noun);
      parts.push(...(await pack(whole.tables[noun]?.rows ?? [])));
    }
    return Promise.all(parts);
  };
}
