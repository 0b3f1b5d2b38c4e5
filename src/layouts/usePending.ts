import { equal } from '@/journal/kit/equal';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { pendingIn, type PendingFact } from '@/store/business/pendingFacts';
import { replicaOf } from '@/store/business/replicaOf';
import type { Language } from '@/store/kit/language';

/** What waits to be sent, oldest first, always up to date. */
export function usePending(language: Language = 'en'): readonly PendingFact[] {
  const replica = replicaOf(useAppStore());
  return useAppSelector((state) => pendingIn(replica, state, language), equal);
}
