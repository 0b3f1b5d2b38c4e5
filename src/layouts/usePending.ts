import { useState, useSyncExternalStore } from 'react';
import { equal } from '@/journal/kit/equal';
import { useAppStore } from '@/parts/hooks';
import { readPending, type PendingFact } from '@/store/business/pendingFacts';
import type { AppStore } from '@/store/business/store';

/** Reads what waits, and gives the same list as long as nothing about it changes. */
function reader(store: AppStore) {
  let known: readonly PendingFact[] = [];
  return () => {
    const now = store.dispatch(readPending());
    if (!equal(known, now)) known = now;
    return known;
  };
}

/** What waits to be sent, oldest first, always up to date. */
export function usePending(): readonly PendingFact[] {
  const store = useAppStore();
  const [{ subscribe, read }] = useState(() => ({
    subscribe: (onChange: () => void) => store.subscribe(onChange),
    read: reader(store),
  }));
  return useSyncExternalStore(subscribe, read);
}
