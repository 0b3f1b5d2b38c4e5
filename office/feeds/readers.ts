import type { Business, BusinessDelta } from '@/store/business/business';
import { isSameToInstallers, readableTo } from '@/store/business/feeds/readable';
import { deltaBetween } from '@/store/business/feeds/deltas';
import type { Person } from '@/store/business/feeds/withheld';
import { ROLES } from '@/store/kit/roles';
import { feedOf } from './feedName';

/** What one reader is told of a place: what became of their rows, or that so much did that they take the whole anew. */
export type FeedChange = BusinessDelta | 'whole';

/** Whoever has not asked for so long is told the whole when they come back. */
const LISTENS_MS = 600_000;

const OF_ROLES: readonly Person[] = ROLES.filter((role) => role !== 'installer').map((role) => ({ name: '', role }));

/** Those who are told what becomes of the business: everybody of a role the same, and each installer who has asked lately. */
export function createReaders(now: () => number) {
  /** As much as each could read of the last business that was looked at. */
  const last = new Map<string, { business: Business; readable: Business }>();
  /** The installers who listen, and when each asked last. */
  const listening = new Map<string, number>();

  const readable = (person: Person, business: Business): Business => {
    const feed = feedOf(person);
    const known = last.get(feed);
    if (known?.business === business) return known.readable;
    const isSame = known && person.role === 'installer' && isSameToInstallers(known.business, business);
    const made = isSame ? known.readable : readableTo(person, business);
    last.set(feed, { business, readable: made });
    return made;
  };

  return {
    readable,
    /** What somebody is told where the business came from one to the other. */
    changeFor(person: Person, before: Business, after: Business): FeedChange {
      if (before === after) return { tables: {} };
      const delta = deltaBetween(readable(person, before), readable(person, after));
      return delta.whole ? 'whole' : delta;
    },
    /** Somebody has asked, and is told from now on. */
    listens({ name, role }: Person) {
      if (role === 'installer') listening.set(name, now());
    },
    all(): Person[] {
      for (const [name, at] of listening) {
        if (now() - at <= LISTENS_MS) continue;
        listening.delete(name);
        last.delete(feedOf({ name, role: 'installer' }));
      }
      return [...OF_ROLES, ...[...listening.keys()].map((name) => ({ name, role: 'installer' as const }))];
    },
  };
}
