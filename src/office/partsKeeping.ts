import type { KeptParts } from '@/journal/adapters/nats/wholeReading';
import { later, sealedKeeping, type SignedIn } from './sealedKeeping';

const shelf = () => import('./feedParts');

/**
 * The parts of all that this person's feed holds, which this browser keeps so that a start fetches no more than what changed since the
 * last one; for whoever is signed in, and as long as they are.
 */
export function partsOver(business: string, session: SignedIn): KeptParts & { remove: () => void } {
  const keeping = sealedKeeping(session, shelf);
  return {
    async get(hashes) {
      const signedIn = session.current();
      return signedIn ? (await shelf()).readFeedParts(business, signedIn, hashes) : new Map();
    },
    keep: (hashes, fetched) =>
      later(
        keeping.begin(({ keepFeedParts }, signedIn, isCurrent) =>
          keepFeedParts(business, signedIn, { hashes, fetched }, isCurrent),
        ),
      ),
    /** Removes them, whoever they are of. */
    remove: () => keeping.remove(({ removeFeedParts }) => removeFeedParts(business)),
  };
}
