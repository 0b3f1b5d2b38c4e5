import type { Entry, Journal } from '@/journal/port/port';
import { unpacked } from '@/journal/reading/bulk';
import { readableFact, type Person } from '@/store/business/feeds/withheld';
import { undoApart } from '../facts/admission';

/** So many entries are looked through at most for the newest that somebody may read. */
const MOST_LOOKED_THROUGH = 2_000;
/** The same of those about a record. */
const MOST_ABOUT_IT = 10_000;

/** An entry as somebody may read it; nothing where they may not. */
const readableEntry = (person: Person, entry: Entry): Entry[] => {
  const { action, bulk, by } = entry;
  // Of a payload that travels apart nothing is known here.
  const fact = readableFact(person, undoApart(entry) ?? action, by);
  if (!fact) return [];
  return [bulk === undefined ? { ...entry, action: fact } : entry];
};

/** Reads the facts of a journal for people, each as far as they may read it. */
export function readFacts(journal: Pick<Journal, 'newest' | 'since' | 'contents'>) {
  const at = async (seq: number): Promise<Entry | undefined> =>
    seq < 1 ? undefined : (await journal.since(seq - 1, 1)).find((entry) => entry.seq === seq);

  return {
    at,
    /** The newest that somebody may read, newest first. */
    async newest(person: Person, limit: number): Promise<Entry[]> {
      for (let looked = limit; ; looked = Math.min(MOST_LOOKED_THROUGH, looked * 4)) {
        const entries = await journal.newest(looked);
        const found = entries.flatMap((entry) => readableEntry(person, entry));
        if (found.length >= limit || entries.length < looked || looked >= MOST_LOOKED_THROUGH)
          return found.slice(0, limit);
      }
    },
    /**
     * The newest about a record that somebody may read, newest first.
     * @param look gives so many of the newest about it; undefined, as the answer is then, where no more may be looked through
     */
    async history(
      person: Person,
      limit: number,
      look: (entries: number) => Promise<Entry[] | undefined>,
    ): Promise<Entry[] | undefined> {
      for (let looked = limit; ; looked = Math.min(MOST_ABOUT_IT, looked * 4)) {
        const entries = await look(looked);
        if (!entries) return undefined;
        const found = entries.flatMap((entry) => readableEntry(person, entry));
        if (found.length >= limit || entries.length < looked || looked >= MOST_ABOUT_IT) return found.slice(0, limit);
      }
    },
    /** The bytes of the payload of an entry that travels apart from it, as somebody may read it; undefined where they may not, or it is gone. */
    async payload(person: Person, entry: Entry): Promise<Uint8Array | undefined> {
      if (entry.bulk === undefined) return undefined;
      if (person.role === 'admin') return (await journal.contents.get([entry.bulk]))[0];
      const [whole] = await unpacked([entry], journal.contents);
      const readable = whole && 'payload' in whole.action ? readableFact(person, whole.action, whole.by) : undefined;
      return readable && Buffer.from(JSON.stringify(readable.payload));
    },
    /** Whether somebody may read an entry. */
    mayRead: (person: Person, entry: Entry): boolean => readableEntry(person, entry).length > 0,
  };
}
