import { unpackedText, type Bytes } from '@/journal/kit/bytes';
import { canBeOf } from '@/journal/kit/hash';
import type { FeedPart, SinceAnswer } from './feedProtocol';
import type { ReadingDesk, Stretch } from './readingDesk';

/** Where a browser keeps the parts of all that its feed holds from one start to the next. */
export interface KeptParts {
  /** What is kept under these hashes, unchecked. */
  get(hashes: readonly string[]): Promise<ReadonlyMap<string, Bytes>>;
  /** All parts are these now: takes in what was fetched of them, and removes all others. */
  keep(hashes: readonly string[], fetched: ReadonlyMap<string, Bytes>): void;
}

/** Those of the parts that are kept and are what they were. A start without them only takes longer. */
async function intact(parts: readonly FeedPart[], kept: KeptParts | undefined): Promise<Map<string, Bytes>> {
  const found = await kept?.get(parts.map(({ hash }) => hash)).catch(() => undefined);
  const known = new Map<string, Bytes>();
  for (const [hash, bytes] of found ?? []) if (await canBeOf(hash, bytes)) known.set(hash, bytes);
  return known;
}

/** Where in what lies apart the parts are that are not known; those side by side are one stretch. */
function stretchesOf(parts: readonly FeedPart[], isKnown: (part: FeedPart) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const part of parts) {
    const last = stretches.at(-1);
    if (!isKnown(part)) {
      if (last && last.from + last.bytes === from) last.bytes += part.bytes;
      else stretches.push({ from, bytes: part.bytes });
    }
    from += part.bytes;
  }
  return stretches;
}

/** Reads all that a feed holds, and gives it part by part, in their order: of what was kept from an earlier start nothing is fetched. */
export const wholeReading =
  (desk: Pick<ReadingDesk, 'fetched'>, kept?: KeptParts) =>
  async ({ token, parts }: NonNullable<SinceAnswer['whole']>, take: (part: unknown) => void): Promise<void> => {
    const known = await intact(parts, kept);
    const bytes = await desk.fetched(
      token,
      stretchesOf(parts, ({ hash }) => known.has(hash)),
    );
    const fetched = new Map<string, Bytes>();
    let next = 0;
    for (const { hash, bytes: length } of parts) {
      let part = known.get(hash);
      if (!part) {
        part = bytes.subarray(next, next + length);
        next += length;
        fetched.set(hash, part);
      }
      take(JSON.parse(await unpackedText(part)));
    }
    kept?.keep(
      parts.map(({ hash }) => hash),
      fetched,
    );
  };
