import { PATIENCE_MS } from '@/journal/adapters/nats/patience';

/** How much somebody may do at once, and how much of it comes back with each second. */
interface Pace {
  atOnce: number;
  perSecond: number;
}

/** What browsers may say to the NATS server, in lines: an outbox of a day without the office goes at once. */
const LINES: Pace = { atOnce: 3_000, perSecond: 300 };
/**
 * A second less than a page waits for an answer: whoever would wait for longer is cut off instead, knows at once that nothing comes, and
 * asks once it is back. What is short a page asks anew each second of that wait, five times in all (`askedAgain`), and each of them counts.
 */
const LONGEST_WAIT_SECONDS = PATIENCE_MS / 1_000 - 1;

/** Holds each person to a pace, in whichever of their tabs; `now` gives seconds. */
export function createPace(now: () => number = () => performance.now() / 1_000, { atOnce, perSecond }: Pace = LINES) {
  const spent = new Map<string, { amount: number; at: number }>();
  return {
    /** Counts what somebody does. Gives after how many milliseconds it may be done, and nothing where it may not, which does not count. */
    waitFor(who: string, amount: number): number | undefined {
      const at = now();
      const before = spent.get(who) ?? { amount: 0, at };
      const after = Math.max(0, before.amount - (at - before.at) * perSecond) + amount;
      const wait = Math.max(0, after - atOnce) / perSecond;
      if (wait > LONGEST_WAIT_SECONDS) return undefined;
      spent.set(who, { amount: after, at });
      return wait * 1_000;
    },
    /** Takes back what was counted of somebody, as it was not done. */
    giveBack(who: string, amount: number): void {
      const before = spent.get(who);
      if (before) spent.set(who, { ...before, amount: Math.max(0, before.amount - amount) });
    },
  };
}

export type PersonalPace = ReturnType<typeof createPace>;
