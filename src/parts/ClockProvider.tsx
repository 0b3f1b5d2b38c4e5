import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { businessOf } from '@/store/business/business';
import { bearsDayOfClock, clockDoubt } from '@/store/business/clockDoubt';
import { todaysDate } from '@/store/kit/dates';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { ClockContext } from './clock';
import { useAppStore } from './hooks';
import { watchLastSaid } from './lastSaid';
import { useOffice } from './office';

const ClockQuestion = lazyWhenIdle(() => import('./ClockQuestion'));

/** Asks, once a day, whether the clock of this device is right, before anything below it is said that bears a doubtful day. */
export function ClockProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const isOffice = useOffice() !== undefined;
  const watched = useRef<ReturnType<typeof watchLastSaid>>(undefined);
  useEffect(() => {
    const watch = watchLastSaid(store, isOffice);
    watched.current = watch;
    return watch.stop;
  }, [store, isOffice]);
  const confirmed = useRef('');
  const [asked, setAsked] = useState<{ today: string; doubt: string }>();
  return (
    <ClockContext
      value={(fact) => {
        const today = todaysDate();
        if (confirmed.current === today || !bearsDayOfClock(fact, today, isOffice)) return true;
        const doubt = clockDoubt(businessOf(store.getState()), today, watched.current?.said());
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
              watched.current?.confirm(asked.today);
            }}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </ClockContext>
  );
}
