import { useEffect, useSyncExternalStore } from 'react';
import { takingTurns, WITHIN_A_FRAME_MS } from '@/journal/kit/takingTurns';
import type { AppStore } from '@/store/business/store';
import { selectRole, todaySteps } from '@/store/business/today/today';
import { useAppSelector, useAppStore } from './hooks';
import { useToday } from './useToday';

/** With fewer vehicles nobody notices that they are gone through. */
const MANY_VEHICLES = 5_000;

/** How much of what a role does on a day is counted, from 0 to 1. */
interface Count {
  of: string;
  share: number;
}

/** What counts today's list of a store, once for all who wait for it. */
function counting(store: AppStore) {
  let count: Count | undefined;
  const waiting = new Set<() => void>();
  const tell = (of: string, share: number) => {
    if (count?.of !== of) return;
    count = { of, share };
    for (const changed of waiting) changed();
  };
  return {
    now: () => count,
    subscribe: (changed: () => void) => {
      waiting.add(changed);
      return () => waiting.delete(changed);
    },
    begin: async (day: string, of: string) => {
      if (count?.of === of) return;
      count = { of, share: 0 };
      try {
        const steps = todaySteps(store.getState(), day);
        await takingTurns(steps, (share) => tell(of, share * 0.99), undefined, WITHIN_A_FRAME_MS);
      } catch {
        // What fails here fails again, and is told, where the list is shown.
      }
      tell(of, 1);
    },
  };
}

const counts = new WeakMap<AppStore, ReturnType<typeof counting>>();

function countOf(store: AppStore) {
  const known = counts.get(store) ?? counting(store);
  counts.set(store, known);
  return known;
}

/** How much of what today's list and the leaks are made of is counted, from 0 to 1: of a large business bit by bit, so that nobody waits for the page. */
export function useCounted(): number {
  const store = useAppStore();
  const today = useToday();
  const isLarge = useAppSelector(({ vehicles }) => vehicles.ids.length >= MANY_VEHICLES);
  // Somebody else who signs in does something else.
  const of = `${today} ${useAppSelector(selectRole)}`;
  const { now, subscribe, begin } = countOf(store);
  const count = useSyncExternalStore(subscribe, now, now);
  useEffect(() => {
    if (isLarge) void begin(today, of);
  }, [isLarge, begin, today, of]);
  if (!isLarge) return 1;
  return count?.of === of ? count.share : 0;
}
