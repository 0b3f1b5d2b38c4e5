import { useEffect, useState } from 'react';
import { selectJournal } from '@/journal/sync/journalSlice';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { selectNoticed, todayNoticed } from '@/store/browser/seenSlice';
import type { AppStore } from '@/store/business/store';
import { marksOf, newIn } from '@/store/business/today/newToday';
import { selectTodayList, type TodayPart } from '@/store/business/today/today';
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

/** Today's list as it was a little ago: counting it holds nobody up. Undefined until it is known. */
function useTodayWhenIdle(): readonly TodayPart[] | undefined {
  const store = useAppStore();
  const today = useToday();
  const [parts, setParts] = useState<readonly TodayPart[]>();
  useEffect(
    () =>
      afterChanges(store, () => {
        const state = store.getState();
        if (selectJournal(state).status === 'ready') setParts(selectTodayList(state, today).parts);
      }),
    [store, today],
  );
  return parts;
}

/** Counts what is new in today's list; it shows nothing itself. */
export default function NewTodayCount({ onCount }: { onCount: (count: number) => void }) {
  const { dispatch } = useAppStore();
  const noticed = useAppSelector(selectNoticed);
  const parts = useTodayWhenIdle();
  const count = newIn(parts ?? [], noticed).length;
  useEffect(() => onCount(count), [onCount, count]);
  useEffect(() => {
    // What a first visit finds is no news.
    if (parts && noticed === undefined) dispatch(todayNoticed(marksOf(parts)));
  }, [dispatch, parts, noticed]);
  return null;
}
