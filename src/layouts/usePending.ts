import { useMemo, useState, useSyncExternalStore } from 'react';
import { equal } from '@/journal/kit/equal';
import { useAppStore } from '@/parts/hooks';
import { readPending, type PendingFact } from '@/store/business/pendingFacts';
import type { Language } from '@/store/kit/language';
import type { AppStore } from '@/store/business/store';

/** Reads what waits, and gives the same list as long as nothing about it changes. */
function reader(store: AppStore, language: Language) {
  let known: readonly PendingFact[] = [];
  return () => {
    const now = store.dispatch(readPending(language));
    if (!equal(known, now)) known = now;
    return known;
  };
}

/** What waits to be sent, oldest first, always up to date. */
export function usePending(language: Language = 'en'): readonly PendingFact[] {
  const store = useAppStore();
  const [subscribe] = useState(() => (onChange: () => void) => store.subscribe(onChange));
  const read = useMemo(() => reader(store, language), [store, language]);
  return useSyncExternalStore(subscribe, read);
}
