import { useSyncExternalStore } from 'react';
import { todaysDate, untilMidnight } from '@/store/dates';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Lets everybody look at the date again, and waits for the next midnight. */
function look() {
  clearTimeout(timer);
  timer = setTimeout(look, untilMidnight(new Date()));
  for (const listener of listeners) listener();
}

/** One timer for all; a tab that slept through it looks when it is seen again. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', look);
    timer = setTimeout(look, untilMidnight(new Date()));
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', look);
    clearTimeout(timer);
  };
}

/** The ISO date of today where this browser is; at midnight the component is drawn anew with the next one. */
export const useToday = (): string => useSyncExternalStore(subscribe, todaysDate, todaysDate);
