import type { KeptParts } from '@/journal/adapters/nats/wholeReading';
import type { officeSession } from './officeSession';

/** The first screens have other work. */
const AFTER_MS = 2_000;

const shelf = () => import('./feedParts');

/**
 * The parts of all that this person's feed holds, which this browser keeps so that a start fetches no more than what changed since the
 * last one; for whoever is signed in, and as long as they are.
 */
export function partsOver(
  business: string,
  session: Pick<ReturnType<typeof officeSession>, 'current'>,
): KeptParts & { remove: () => void } {
  return {
    async get(hashes) {
      const signedIn = session.current();
      return signedIn ? (await shelf()).readFeedParts(business, signedIn, hashes) : new Map();
    },
    keep(hashes, fetched) {
      const signedIn = session.current();
      if (!signedIn) return;
      const isCurrent = () => session.current() === signedIn;
      const keep = async () => (await shelf()).keepFeedParts(business, signedIn, { hashes, fetched }, isCurrent);
      // Those that cannot be kept are fetched again.
      setTimeout(() => void keep().catch(() => {}), AFTER_MS);
    },
    /** Removes them, whoever they are of; where they stay, they are sealed. */
    remove: () =>
      void shelf()
        .then(({ removeFeedParts }) => removeFeedParts(business))
        .catch(() => {}),
  };
}
