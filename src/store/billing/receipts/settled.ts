import type { Allocation, Receipt, Settling } from './receipt';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { withMore } from './moreAllocated';

/** What money settles, each bill once: what was allocated of it less what credit notes gave back. */
export function settledBy({ allocations, released = [] }: Settling): readonly Allocation[] {
  if (released.length === 0) return allocations;
  const back = released.map(({ billId, amount }) => ({ billId, amount: -amount }));
  return withMore(allocations, back).filter(({ amount }) => amount > 0);
}

/**
 * What money of so much, in paise, settled on a day (ISO date): what was given back later it still settled. Allocations have no day: of
 * more than there was, the last ones were made of what was given back.
 */
export function settledOn(
  { allocations, released = [] }: Settling,
  day: string,
  inPaise: number,
): readonly Allocation[] {
  const then = settledBy({ allocations, released: released.filter(({ on }) => on <= day) });
  let left = inPaise;
  return then.flatMap(({ billId, amount }) => {
    const settled = Math.min(left, paise(amount));
    left -= settled;
    return settled > 0 ? [{ billId, amount: rupees(settled) }] : [];
  });
}

/** What of a receipt was paid back, in rupees. */
export const refundedOf = ({ refunds = [] }: Pick<Receipt, 'refunds'>): number =>
  sumOf(refunds.map(({ amount }) => amount));
