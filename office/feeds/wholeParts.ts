import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { gzip } from 'node:zlib';
import { setImmediate } from 'node:timers/promises';
import { nouns, type Business, type ToldBusiness } from '@/store/business/business';
import { wholeTold } from '@/store/business/feeds/telling';
import type { Numbered } from '@/store/kit/table';

/** So many rows travel together: what did not change since is not packed again. */
const ROWS = 500;

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

/** Packs whole businesses for readers, in parts: rows that were packed before are not packed again, whoever they are for. */
export function createWholeParts() {
  /** Of each block of a noun the last ones, by where they begin. */
  const blocks = new Map<string, Block>();

  const blockOf = (key: string, noun: string, rows: readonly Numbered[]): Promise<PackedPart> => {
    const known = blocks.get(key);
    if (known && isSame(known.rows, rows)) return known.part;
    const part = packed({ noun, rows });
    blocks.set(key, { rows, part });
    part.catch(() => blocks.delete(key));
    return part;
  };

  /** The parts of a business as somebody may read it. Those of an installer are his alone, few, and not kept. */
  return async (business: Business, isShared: boolean): Promise<PackedPart[]> => {
    const { origin, tables } = wholeTold(business);
    const heads = Object.entries(tables).map(([noun, { rows: _rows, ...head }]) => [noun, head]);
    const parts = [packed({ origin, tables: Object.fromEntries(heads) as ToldBusiness['tables'] })];
    for (const { reducerPath: noun } of nouns) {
      const { rows = [] } = tables[noun] ?? {};
      for (let first = 0; first < rows.length; first += ROWS) {
        const some = rows.slice(first, first + ROWS);
        parts.push(isShared ? blockOf(`${noun} ${first}`, noun, some) : packed({ noun, rows: some }));
        await setImmediate();
      }
    }
    return Promise.all(parts);
  };
}
