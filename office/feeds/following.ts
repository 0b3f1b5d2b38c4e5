import type { Entry } from '@/journal/port/port';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import type { Person } from '@/store/business/feeds/withheld';
import type { PublishedChanges } from '../api/publishedChanges';
import type { Inverses } from '../facts/inverses';
import type { FeedPlaces } from './feedPlaces';
import type { HistoryIndex } from './historyIndex';

/** What is kept of each entry as it is read. */
interface Followed {
  inverses: Pick<Inverses, 'note'>;
  places: Pick<FeedPlaces, 'latest' | 'note'>;
  changes: Pick<PublishedChanges, 'note'>;
  history: Pick<HistoryIndex, 'note'>;
}

/** Follows what each entry changes; `push` is told whom to tell of one that is new. */
export const following =
  ({ inverses, places, changes, history }: Followed, push: (told: readonly Person[]) => void) =>
  (entry: Entry, before: Business, after: Business): void => {
    // Whoever takes over may be asked to take back what the desk of another machine has admitted.
    if (!businessModel.same(before, after))
      inverses.note(entry.id, () => businessModel.undoing(entry.action, before), entry.by, entry.seq);
    history.note(entry);
    const isNew = entry.seq > (places.latest()?.seq ?? 0);
    changes.note(entry, before, after);
    const told = places.note(entry, before, after);
    if (isNew) push(told);
  };
