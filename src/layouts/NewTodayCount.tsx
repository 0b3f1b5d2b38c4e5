import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useCounted } from '@/parts/useCounted';
import { useToday } from '@/parts/useToday';
import { selectNoticed, todayNoticed } from '@/store/browser/seenSlice';
import type { AppStore } from '@/store/business/store';
import { newIn, noticedIn, selectPersonMark } from '@/store/business/today/newToday';
import { selectTodayList } from '@/store/business/today/today';
import { laterWhenIdle } from '@/ui/lazyWhenIdle';

/** Does something now and after each change, each time a little later, when the browser is idle; gives what ends it. */
function afterChanges(store: AppStore, act: () => void): () => void {
  let callOff: (() => void) | undefined;
  const later = () => {
    callOff ??= laterWhenIdle(() => {
      callOff = undefined;
      act();
    });
  };
  later();
  const unsubscribe = store.subscribe(later);
  return () => {
    unsubscribe();
    callOff?.();
  };
}

/** Counts what is new in today's list, a little later, so that counting holds nobody up; it shows nothing itself. */
export default function NewTodayCount({ onCount }: { onCount: (count: number) => void }) {
  const store = useAppStore();
  const today = useToday();
  const by = useAppSelector(selectPersonMark);
  const noticed = useAppSelector((state) => selectNoticed(state, by));
  const [counted, setCounted] = useState<{ noticed: typeof noticed; count: number }>();
  // Whoever has looked since then has seen all that was counted.
  const count = counted !== undefined && counted.noticed === noticed ? counted.count : 0;
  useEffect(() => onCount(count), [onCount, count]);
  const isCounted = useCounted() === 1;
  useEffect(
    () =>
      isCounted
        ? afterChanges(store, () => {
            const state = store.getState();
            if (selectJournal(state).status !== 'ready') return;
            const list = selectTodayList(state, today);
            const seen = selectNoticed(state, by);
            // What a first visit finds is no news.
            if (seen === undefined) store.dispatch(todayNoticed({ by, ...noticedIn(list) }));
            else setCounted({ noticed: seen, count: newIn(list.parts, seen).length });
          })
        : undefined,
    [store, today, by, isCounted],
  );
  return null;
}
