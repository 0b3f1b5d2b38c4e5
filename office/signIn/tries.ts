import { HOUR_MS, SECOND_MS } from '@/journal/kit/durations';

/** Of whom failures are counted: at the sign-in of a name, whether or not somebody has it, and of an address; and within a sign-in, of that. */
export type Counted = 'name' | 'address' | 'within';

interface Growth {
  /** So many may fail without a wait. */
  free: number;
  longestMs: number;
  /** So long after the last one all are forgotten. */
  forgottenMs: number;
}

/** Many people may stand behind one address: a guesser who has one is slowed down by the names. */
const GROWTH: Readonly<Record<Counted, Growth>> = {
  name: { free: 4, longestMs: 900 * SECOND_MS, forgottenMs: 6 * HOUR_MS },
  address: { free: 100, longestMs: 300 * SECOND_MS, forgottenMs: HOUR_MS },
  // Nothing is locked in the end, so the waits grow longer.
  within: { free: 4, longestMs: HOUR_MS, forgottenMs: 24 * HOUR_MS },
};
/** After so many in a row a name is locked. */
export const FAILURES_BEFORE_LOCK = 20;

/** How long one waits after so many failures in a row, in milliseconds: twice as long each time, up to a limit. */
export function waitAfter(counted: Counted, failures: number): number {
  const { free, longestMs } = GROWTH[counted];
  return failures <= free ? 0 : Math.min(longestMs, SECOND_MS * 2 ** (failures - free - 1));
}

interface Failed {
  times: number;
  last: number;
}

/** Names and addresses without end may be tried: those whose last failure is longest ago are forgotten first. */
const MOST_KEPT = 10_000;

/**
 * Counts what failed, in memory that does not grow without bound.
 * @param now milliseconds of a clock that nobody sets
 */
export function createTries(now: () => number = () => performance.now()) {
  const failed: Record<Counted, Map<string, Failed>> = { name: new Map(), address: new Map(), within: new Map() };

  const known = (counted: Counted, who: string): Failed | undefined => {
    const found = failed[counted].get(who);
    return found && now() - found.last < GROWTH[counted].forgottenMs ? found : undefined;
  };

  return {
    /** For how many milliseconds nobody tries again of that name or address. */
    waitOf(counted: Counted, who: string): number {
      const found = known(counted, who);
      return found ? Math.max(0, found.last + waitAfter(counted, found.times) - now()) : 0;
    },
    /** One more has failed; gives how many in a row these are. */
    note(counted: Counted, who: string): number {
      const times = (known(counted, who)?.times ?? 0) + 1;
      const all = failed[counted];
      // As the last one: those of long ago stand first.
      all.delete(who);
      all.set(who, { times, last: now() });
      for (const [first] of all) {
        if (all.size <= MOST_KEPT) break;
        all.delete(first);
      }
      return times;
    },
    forget: (counted: Counted, who: string) => void failed[counted].delete(who),
  };
}

export type Tries = ReturnType<typeof createTries>;
