import { createSubscribers } from '@/journal/adapters/subscribers';
import type { Entry, Journal } from '@/journal/port/port';

/** A journal to which this very process appends: what it has admitted is not fetched, nor checked again. */
export function admittedJournal(journal: Journal) {
  /** What was appended here and not read yet, in its order and without a gap. */
  let admitted: readonly Entry[] = [];
  const { tell, subscribe } = createSubscribers();

  return {
    journal: {
      ...journal,
      async since(seq, limit = Number.POSITIVE_INFINITY) {
        const passedOver = journal.passedOver();
        admitted = admitted.filter((entry) => entry.seq > seq && !passedOver.includes(entry.seq));
        // Whatever somebody else appended in between is read, and what follows it along with that.
        return admitted[0]?.seq === seq + 1 ? admitted.slice(0, limit) : journal.since(seq, limit);
      },
      subscribe(onNews) {
        const ends = [journal.subscribe(onNews), subscribe(onNews)];
        return () => {
          for (const end of ends) end();
        };
      },
    } satisfies Journal as Journal,
    /** Has an entry read that was appended here, right after all that was read or is in line. */
    add(entry: Entry) {
      admitted = [...admitted, entry];
      tell();
    },
    /** Has whatever there is read. */
    look: tell,
  };
}
