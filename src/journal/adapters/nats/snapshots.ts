import { unpackedText } from '@/journal/kit/bytes';
import { putPart, type SnapshotPart } from '@/journal/adapters/snapshotParts';
import { isHash } from '@/journal/kit/hash';
import { isObject } from '@/journal/kit/isObject';
import type { Snapshot } from '@/journal/port/port';
import type { objectsIn } from './objects';

type Objects = Pick<ReturnType<typeof objectsIn>, 'get' | 'put' | 'listed' | 'putAt' | 'remove'>;

/** The buckets of an office's snapshots: what each holds and in which parts, and the parts, which others may hold as well. */
export interface SnapshotBuckets {
  heads: Objects;
  parts: Objects;
}

/** Where a part belongs, and the hash under which its bytes are kept. */
export interface KeptPart {
  of: SnapshotPart['of'];
  name: string;
}

/** What stands at the place of a snapshot: all of it but its long fields, and where these are. */
export type SnapshotHead = Snapshot & { parts: readonly KeptPart[] };

/** How many parts are fetched at once. */
const AT_ONCE = 8;

const decoder = new TextDecoder();

const isKeptPart = (value: unknown): value is KeptPart =>
  isObject(value) && Array.isArray(value.of) && typeof value.name === 'string' && isHash(value.name);

/** What stands at a place; undefined where it was cut off, or is what an earlier program kept. */
function headIn(bytes: Uint8Array<ArrayBuffer>): SnapshotHead | undefined {
  try {
    const head: unknown = JSON.parse(decoder.decode(bytes));
    const isHead = isObject(head) && Array.isArray(head.parts) && head.parts.every(isKeptPart);
    return isHead ? (head as unknown as SnapshotHead) : undefined;
  } catch {
    return undefined;
  }
}

/** What stands at a place; undefined where nothing does that can be read. */
export async function headAt({ heads }: SnapshotBuckets, seq: number): Promise<SnapshotHead | undefined> {
  const bytes = await heads.get(String(seq));
  return bytes && headIn(bytes);
}

/** The places at which something stands, the newest first. */
export const placesIn = async ({ heads }: SnapshotBuckets): Promise<number[]> =>
  (await heads.listed()).map(Number).toSorted((one, other) => other - one);

/** Puts a part back; whether it is as it was kept. */
const putBack = async (state: unknown, { of }: KeptPart, bytes: Uint8Array<ArrayBuffer> | undefined) => {
  if (!bytes) return false;
  try {
    putPart(state, { of, json: await unpackedText(bytes) });
    return true;
  } catch {
    return false;
  }
};

/**
 * The snapshots of an office, by their place: its clerks alone keep and read them, and what was damaged since does not have its digest any
 * more, so one that was checked when it was kept need not be again. No text holds more than a part.
 */
export function snapshotsIn(buckets: SnapshotBuckets) {
  /** The one at a place; nothing where some of it is missing: the one before it, or all entries, say the same. */
  const read = async (seq: number): Promise<Snapshot[]> => {
    const head = await headAt(buckets, seq);
    if (!head) return [];
    const { parts, ...snapshot } = head;
    for (let next = 0; next < parts.length; next += AT_ONCE) {
      const some = parts.slice(next, next + AT_ONCE);
      const found = await Promise.all(some.map(({ name }) => buckets.parts.get(name)));
      for (const [index, part] of some.entries()) if (!(await putBack(snapshot.state, part, found[index]))) return [];
    }
    return [snapshot];
  };

  return {
    /** The newest first, of places before another one, without those at hidden places. */
    async newest(limit: number, before: number, hidden: ReadonlySet<number>): Promise<Snapshot[]> {
      const found: Snapshot[] = [];
      for (const seq of (await placesIn(buckets)).filter((place) => place < before && !hidden.has(place))) {
        if (found.length >= limit) break;
        found.push(...(await read(seq)));
      }
      return found;
    },

    /** Whether there is one at that place. */
    has: async (seq: number) => (await placesIn(buckets)).includes(seq),
  };
}
