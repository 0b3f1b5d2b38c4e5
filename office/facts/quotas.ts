import { SLICE_BYTES } from '@/journal/adapters/nats/feedProtocol';

/** How much of something a person may ask for: so much at once, and what comes back with each second. */
interface Quota {
  atOnce: number;
  perSecond: number;
}

const DAY_SECONDS = 86_400;
const MB = 1_000_000;

/** A day's share of something, all of it at once if need be. */
const aDay = (amount: number): Quota => ({ atOnce: amount, perSecond: amount / DAY_SECONDS });

/** What each person may ask for, and what all of them together may. */
export const QUOTAS = {
  facts: { each: { atOnce: 1_000, perSecond: 50 }, all: { atOnce: 20_000, perSecond: 1_000 } },
  /** What is read. */
  reads: { each: { atOnce: 2_000, perSecond: 100 }, all: { atOnce: 40_000, perSecond: 4_000 } },
  /** Calls of the API, by each token. */
  calls: { each: { atOnce: 60, perSecond: 2 }, all: { atOnce: 600, perSecond: 50 } },
  /** Bytes of facts. */
  said: { each: aDay(200 * MB), all: aDay(2_000 * MB) },
  /** Bytes of attachments and of large facts. */
  contents: { each: aDay(2_000 * MB), all: aDay(20_000 * MB) },
} satisfies Record<string, { each: Quota; all: Quota }>;

/** What it takes of the reads to read so many bytes: one for each message that they fill. */
export const readsOf = (bytes: number): number => Math.ceil(bytes / SLICE_BYTES);

export type QuotaKind = keyof typeof QUOTAS;

/** What is left to somebody, and the second up to which it was counted. */
interface Left {
  amount: number;
  at: number;
}

const EVERYBODY = '';

/** Counts what people ask for against their quotas; `now` gives seconds. */
export function createQuotas(now: () => number = () => performance.now() / 1_000, quotas: typeof QUOTAS = QUOTAS) {
  const left = new Map<string, Left>();

  /** What that person has left by now. */
  const leftTo = (kind: QuotaKind, who: string): Left => {
    const { atOnce, perSecond } = who === EVERYBODY ? quotas[kind].all : quotas[kind].each;
    const at = now();
    const before = left.get(`${kind} ${who}`) ?? { amount: atOnce, at };
    return { amount: Math.min(atOnce, before.amount + (at - before.at) * perSecond), at };
  };

  return {
    /** The most that a person ever has left. */
    most: (kind: QuotaKind): number => quotas[kind].each.atOnce,
    /** Takes so much of it off what a person has left, and everybody; false, and nothing is taken, where that is not enough. */
    take(kind: QuotaKind, by: string, amount: number): boolean {
      const all = [by, EVERYBODY].map((who) => ({ who, now: leftTo(kind, who) }));
      if (all.some((one) => one.now.amount < amount)) return false;
      for (const one of all) left.set(`${kind} ${one.who}`, { amount: one.now.amount - amount, at: one.now.at });
      return true;
    },
  };
}

export type Quotas = ReturnType<typeof createQuotas>;
