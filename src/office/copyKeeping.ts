import { atMostEvery } from '@/journal/kit/atMostEvery';
import type { Snapshot } from '@/journal/port/port';
import type { OfficeState } from '@/store/browser/officeSlice';
import { partsOver } from './partsKeeping';
import { later, sealedKeeping, type SignedIn } from './sealedKeeping';

/** A copy of a large business is some work each time. */
const EVERY_MS = 300_000;

/**
 * Keeps what this tab was told of its office for a start without it: some moments after it was read, not too often, and
 * whenever the tab is left; for whoever is signed in, and as long as they are.
 */
export function copiesOver(
  business: string,
  session: SignedIn,
  office: () => Pick<OfficeState, 'link' | 'user'> | undefined,
) {
  const parts = partsOver(business, session);
  const keeping = sealedKeeping(session, () => import('./feedCopy'));
  let latest: Snapshot | undefined;
  /** The role that it was told for. */
  let role: string | undefined;

  const remove = () => {
    latest = undefined;
    keeping.remove(({ removeFeedCopy }) => removeFeedCopy(business));
    parts.remove();
  };

  const write = () => {
    const snapshot = latest;
    latest = undefined;
    const { link, user } = office() ?? {};
    if (!snapshot || !user || link !== 'connected') return;
    const copy = { user, at: new Date().toISOString(), snapshot };
    keeping.begin(({ keepFeedCopy }, signedIn, isCurrent) => keepFeedCopy(business, signedIn, copy, isCurrent))();
  };
  const soon = atMostEvery(EVERY_MS, () => later(write));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') write();
  });

  return {
    /** What a start takes of the one before. */
    parts,
    /** Sees what the person is now: what another role read is theirs no more. */
    look: () => {
      const now = office()?.user?.role;
      if (now === role) return;
      if (role !== undefined) remove();
      role = now;
    },
    /** So far was read by now. */
    note: (snapshot: Snapshot): Promise<void> => {
      latest = snapshot;
      soon();
      return Promise.resolve();
    },
    /** Removes what this browser was told, for whomever. */
    remove,
  };
}
