import type { Entry, Journal, Snapshot } from '@/journal/port/port';

/** The places of a journal of which nothing is in what was read, as they are passed over. */
export function createPassedOver() {
  let known: readonly number[] = [];

  return {
    /** All is read anew, from a snapshot or from the first entry on. */
    begin(snapshot: Pick<Snapshot, 'passedOver'> | undefined) {
      known = snapshot?.passedOver ?? [];
    },
    /** These entries were read, all that there is after a place: what is missing among them as it is passed over is known by now. */
    note(from: Pick<Journal, 'passedOver'>, entries: readonly Entry[], after: number) {
      const read = new Set(entries.map(({ seq }) => seq));
      const last = entries.at(-1)?.seq ?? after;
      const missing = from.passedOver().filter((place) => place > after && place <= last && !read.has(place));
      if (missing.length > 0) known = [...known, ...missing];
    },
    /** Whether an entry is passed over by now that is in what was read up to a place. */
    isIn: (from: Pick<Journal, 'passedOver'>, upTo: number): boolean =>
      from.passedOver().some((place) => place <= upTo && !known.includes(place)),
    /** What a snapshot says of it. */
    told: (): Pick<Snapshot, 'passedOver'> => (known.length > 0 ? { passedOver: known } : {}),
  };
}
