import { createHmac, randomBytes } from 'node:crypto';

const FIRST_ROOM = 4_096;
/** How a chain ends. */
const NONE = -1;

const KEY_BYTES = 32;

/**
 * Which places of a journal are about which record, in sixteen bytes for each: the places of records whose identities have the same
 * hash are one chain. So what is found for a record may be about another one.
 */
export function createRecordPlaces() {
  /** Nobody else knows it, so that nobody can choose identities that have the same hash. */
  const key = randomBytes(KEY_BYTES);
  /** 32 bits of a record's identity, of each of its code units as UTF-8 has one form for all halves of a pair: another one may have the same, by chance. */
  const hashOf = (record: string) => createHmac('sha256', key).update(record, 'utf16le').digest().readUInt32LE();
  let hashes = new Uint32Array(FIRST_ROOM);
  let places = new Uint32Array(FIRST_ROOM);
  /** The next of the chain that each is in, and where the chains begin, by the last bits of the hash. */
  let nexts = new Int32Array(FIRST_ROOM);
  let firsts = new Int32Array(FIRST_ROOM).fill(NONE);
  let count = 0;

  const link = (at: number) => {
    const chain = (hashes[at] ?? 0) & (firsts.length - 1);
    nexts[at] = firsts[chain] ?? NONE;
    firsts[chain] = at;
  };
  const grow = () => {
    const room = 2 * hashes.length;
    const [oldHashes, oldPlaces] = [hashes, places];
    [hashes, places, nexts] = [new Uint32Array(room), new Uint32Array(room), new Int32Array(room)];
    hashes.set(oldHashes);
    places.set(oldPlaces);
    firsts = new Int32Array(room).fill(NONE);
    for (let at = 0; at < count; at += 1) link(at);
  };

  return {
    add(record: string, place: number) {
      if (count === hashes.length) grow();
      hashes[count] = hashOf(record);
      places[count] = place;
      link(count);
      count += 1;
    },
    /** The places that may be about a record, newest first. */
    of(record: string): number[] {
      const hash = hashOf(record);
      const found = new Set<number>();
      for (let at = firsts[hash & (firsts.length - 1)] ?? NONE; at !== NONE; at = nexts[at] ?? NONE)
        if (hashes[at] === hash) found.add(places[at] ?? 0);
      return [...found].toSorted((one, other) => other - one);
    },
    /** How many bytes it holds. */
    bytes: () => 4 * hashes.BYTES_PER_ELEMENT * hashes.length,
  };
}
