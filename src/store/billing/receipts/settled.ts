import { paise, rupees, sumOf } from '@/store/kit/money';
import type { Allocation, Settling } from './receipt';

/** What money settles, each bill once: what was allocated of it, from the beginning and later, less what credit notes gave back. */
export function settledBy({ allocations = [], later = [], released = [] }: Settling): readonly Allocation[] {
  const sums = new Map<string, number>();
  const add = (sign: 1 | -1, some: readonly Allocation[]) => {
    for (const { billId, amount } of some) sums.set(billId, (sums.get(billId) ?? 0) + sign * paise(amount));
  };
  add(1, allocations);
  add(1, later);
  add(-1, released);
  return [...sums].flatMap(([billId, inPaise]) => (inPaise > 0 ? [{ billId, amount: rupees(inPaise) }] : []));
}

const until = <Some extends { on: string }>(some: readonly Some[], day: string) => some.filter(({ on }) => on <= day);

/** What money settled on a day (ISO date): what was allocated later was on account then, and what was given back later it settled still. */
export const settledOn = ({ allocations, later = [], released = [] }: Settling, day: string): readonly Allocation[] =>
  settledBy({ allocations, later: until(later, day), released: until(released, day) });

/** The last day (ISO date) among those of some, and a first one. */
export const lastDay = (first: string, some: readonly { on: string }[]): string =>
  some.reduce((last, { on }) => (on > last ? on : last), first);

/** What of money was paid back, in rupees. */
export const refundedOf = ({ refunds = [] }: Pick<Settling, 'refunds'>): number =>
  sumOf(refunds.map(({ amount }) => amount));
