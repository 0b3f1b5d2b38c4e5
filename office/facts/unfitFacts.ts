/** So many facts of one person may not fit in a row before they wait. */
const FREE = 2;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** So long after the last one somebody begins anew. */
const FORGOTTEN_MS = 600_000;

/** The answer to whoever waits. */
export const UNFIT_BEFORE = {
  again: 'The office could not read several things that came from here. It takes the next in a while.',
};

/**
 * Has whoever sends facts that do not fit wait before the next, twice as long each time: to find out that a large one does not takes the
 * desk's thread, and no browser sends any.
 * @param now milliseconds
 */
export function createUnfit(now: () => number = () => performance.now()) {
  const unfit = new Map<string, { times: number; at: number }>();
  const before = (by: string) => {
    const known = unfit.get(by);
    return known && now() - known.at < FORGOTTEN_MS ? known : undefined;
  };
  return {
    /** A fact of somebody did not fit. */
    note: (by: string): void => void unfit.set(by, { times: (before(by)?.times ?? 0) + 1, at: now() }),
    /** Whether somebody is to wait. */
    waits(by: string): boolean {
      const { times, at } = before(by) ?? { times: 0, at: 0 };
      return times > FREE && now() - at < Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (times - FREE - 1));
    },
  };
}

export type Unfit = ReturnType<typeof createUnfit>;
