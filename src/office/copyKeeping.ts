import { atMostEvery } from '@/journal/kit/atMostEvery';
import type { Snapshot } from '@/journal/port/port';
import type { OfficeState } from '@/store/browser/officeSlice';
import type { officeSession } from './officeSession';
import { partsOver } from './partsKeeping';

/** The first screens have other work. */
const AFTER_MS = 2_000;
/** A copy of a large business is some work each time. */
const EVERY_MS = 300_000;

const shelf = () => import('./feedCopy');

/**
 * Keeps what this tab was told of its office for a start without it: some moments after it was read, not too often, and
 * whenever the tab is left; for whoever is signed in, and as long as they are.
 */
export function copiesOver(
  business: string,
  session: Pick<ReturnType<typeof officeSession>, 'current'>,
  office: () => Pick<OfficeState, 'link' | 'user'> | undefined,
) {
  const parts = partsOver(business, session);
  let latest: Snapshot | undefined;
  /** The role that it was told for. */
  let role: string | undefined;

  const remove = () => {
    latest = undefined;
    // Where it stays, it is sealed: nobody else can read it.
    void shelf()
      .then(({ removeFeedCopy }) => removeFeedCopy(business))
      .catch(() => {});
    parts.remove();
  };

  const write = async () => {
    const snapshot = latest;
    latest = undefined;
    const { link, user } = office() ?? {};
    const signedIn = session.current();
    if (!snapshot || !user || !signedIn || link !== 'connected') return;
    const copy = { user, at: new Date().toISOString(), snapshot };
    await (await shelf()).keepFeedCopy(business, signedIn, copy, () => session.current() === signedIn);
  };
  // One that cannot be kept only leaves a later start without it.
  const writeNow = () => void write().catch(() => {});
  const soon = atMostEvery(EVERY_MS, () => setTimeout(writeNow, AFTER_MS));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeNow();
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
