import type { Entry } from '@/journal/port/port';
import type { Business } from '@/store/business/business';
import { changedRows, type ChangesKnown } from './changedRows';
import { placeText, type JournalPlace } from './journalPlace';
import { RESOURCES } from './resources';

export type PublishedChanges = ReturnType<typeof createPublishedChanges>;

/** In which places of the journal what the API tells was changed: the same on each machine of the office. */
export function createPublishedChanges() {
  const byPath = new Map([...RESOURCES].map(([path, { madeOf }]) => [path, changedRows(madeOf)]));
  return {
    /** The business came from one to the other by an entry. */
    note(entry: Pick<Entry, 'seq'>, before: Business, after: Business): void {
      for (const rows of byPath.values()) rows.note(entry, before, after);
    },
    /**
     * What is known of what an address tells, as it is at a place. Since a place of another journal, of one that passes other entries
     * over, or that this machine has not read yet, all counts as changed.
     */
    at: (path: string, now: JournalPlace): ChangesKnown => ({
      asOf: placeText(now),
      wasChanged: (id, since) =>
        since.business !== now.business ||
        since.passed !== now.passed ||
        since.seq > now.seq ||
        (byPath.get(path)?.wasChanged(id, since.seq, now.seq) ?? true),
    }),
  };
}
