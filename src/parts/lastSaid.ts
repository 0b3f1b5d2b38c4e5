import { selectJournal } from '@/journal/sync/journalSlice';
import { isFarFrom, lastSaidOn } from '@/store/business/clockDoubt';
import { replicaOf } from '@/store/business/replicaOf';
import type { AppStore } from '@/store/business/store';
import { todaysDate } from '@/store/kit/dates';

/** Knows of which day the last fact is, as long as a page is open: what comes while the clock is not doubtful is of today. */
export function watchLastSaid(store: AppStore, isOffice: boolean) {
  let said: string | undefined;
  let seen: number | undefined;
  const look = () => {
    const { status, seq } = selectJournal(store.getState());
    if (status !== 'ready' || seq === seen) return;
    seen = seq;
    const today = todaysDate();
    if (said !== undefined && !isFarFrom(said, today)) {
      said = today;
      return;
    }
    // Somebody else may have said something since; where that cannot be read, the days of the documents alone are known.
    const before = said;
    const know = (on: string | undefined) => {
      if (said === before) said = on ?? said;
    };
    lastSaidOn(replicaOf(store), isOffice).then(know, () => undefined);
  };
  look();
  return {
    /** An ISO date; undefined where it is not known. */
    said: () => said,
    /** Takes a day (ISO date) for right, as somebody says that it is. */
    confirm(today: string) {
      said = today;
    },
    stop: store.subscribe(look),
  };
}
