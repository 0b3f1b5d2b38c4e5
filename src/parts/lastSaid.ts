import { selectJournal } from '@/journal/sync/journalSlice';
import { isFarFrom, lastSaidOn } from '@/store/business/clockDoubt';
import { replicaOf } from '@/store/business/replicaOf';
import type { AppStore } from '@/store/business/store';
import { todaysDate } from '@/store/kit/dates';

/** Knows of which day the last fact is, as long as a page is open: what comes while the clock is not doubtful is of today. */
export function watchLastSaid(store: AppStore) {
  let said: string | undefined;
  let seen: number | undefined;
  const know = (on: string | undefined) => {
    said ??= on;
  };
  const look = () => {
    const { status, seq } = selectJournal(store.getState());
    if (status !== 'ready' || seq === seen) return;
    seen = seq;
    const today = todaysDate();
    // Where that cannot be read, the days of the documents alone are known.
    if (said === undefined) lastSaidOn(replicaOf(store)).then(know, () => undefined);
    else if (!isFarFrom(said, today)) said = today;
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
