import { createLine } from '@/journal/kit/line';
import type { Entry } from '@/journal/port/port';

/** So many entries are read at once. */
const PAGE = 64;

/** The places that may be about a record, newest first; `isAll` where there are no others, else those before them are not known. */
export interface KnownPlaces {
  places: readonly number[];
  isAll: boolean;
}

export type PlacesOf = (record: string) => KnownPlaces;

interface HistoryOptions {
  /** All entries that may be about a record; it takes long. */
  aboutAny: (record: string) => Promise<Entry[]>;
  /** The entries at places, in that order. */
  read: (places: readonly number[]) => Promise<Entry[]>;
  placesOf?: PlacesOf | undefined;
}

// Who brings something may call it whatever they like.
const isAbout = ({ about }: Entry, record: string) => Array.isArray(about) && about.includes(record);

/** Gives the newest entries about a record, newest first: no more are read than it takes, as far as their places are known. */
export function historyReading({ aboutAny, read, placesOf = () => ({ places: [], isAll: false }) }: HistoryOptions) {
  const { inLine } = createLine();

  return async (record: string, limit: number): Promise<Entry[]> => {
    const { places, isAll } = placesOf(record);
    const found: Entry[] = [];
    for (let next = 0; next < places.length && found.length < limit;) {
      const size = Math.min(PAGE, limit - found.length);
      found.push(...(await read(places.slice(next, next + size))).filter((entry) => isAbout(entry, record)));
      next += size;
    }
    if (isAll || found.length >= limit) return found;
    const all = await inLine(() => aboutAny(record));
    const bySeq = new Map(all.filter((entry) => isAbout(entry, record)).map((entry) => [entry.seq, entry]));
    return [...bySeq.values()].toSorted((one, other) => other.seq - one.seq).slice(0, limit);
  };
}
