import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { selectDataStatus, selectJournal } from '@/journal/sync/journalSlice';
import { businessOf } from '@/store/business/business';
import { bearsDay, clockDoubt, isFarFrom, lastSaidOn } from '@/store/business/clockDoubt';
import { replicaOf } from '@/store/business/replicaOf';
import { todaysDate } from '@/store/kit/dates';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { ClockContext } from './clock';
import { useAppSelector, useAppStore } from './hooks';

const ClockQuestion = lazyWhenIdle(() => import('./ClockQuestion'));

/** The day of the last fact, as far as this page knows; what comes while the clock is not doubtful is of today. */
function useLastSaid() {
  const store = useAppStore();
  const status = useAppSelector(selectDataStatus);
  const seq = useAppSelector((state) => selectJournal(state).seq);
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (status !== 'ready') return;
    const today = todaysDate();
    if (said.current !== undefined) {
      if (!isFarFrom(said.current, today)) said.current = today;
      return;
    }
    // Where that cannot be read, the days of the documents alone are known.
    lastSaidOn(replicaOf(store)).then(
      (on) => (said.current ??= on),
      () => undefined,
    );
  }, [store, status, seq]);
  return said;
}

/** Asks, once a day, whether the clock of this device is right, before anything below it is said that bears a doubtful day. */
export function ClockProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const said = useLastSaid();
  const confirmed = useRef('');
  const [asked, setAsked] = useState<{ today: string; doubt: string }>();
  return (
    <ClockContext
      value={(fact) => {
        const today = todaysDate();
        if (confirmed.current === today || !bearsDay(fact, today)) return true;
        const doubt = clockDoubt(businessOf(store.getState()), today, said.current);
        if (doubt === undefined) return true;
        setAsked({ today, doubt });
        return false;
      }}
    >
      {children}
      {asked && (
        <Suspense>
          <ClockQuestion
            {...asked}
            onRight={() => {
              confirmed.current = asked.today;
              said.current = asked.today;
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </ClockContext>
  );
}
