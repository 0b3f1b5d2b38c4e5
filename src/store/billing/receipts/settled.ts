import type { Allocation, Settling } from './receipt';
import { withMore } from './moreAllocated';

/** The end of all days that a document may bear. */
const ALWAYS = '9999-12-31';

/** What money settles, each bill once: what was allocated of it less what credit notes up to a day (ISO date) gave back. */
export function settledBy({ allocations, released = [] }: Settling, upTo = ALWAYS): readonly Allocation[] {
  const back = released.filter(({ on }) => on <= upTo).map(({ billId, amount }) => ({ billId, amount: -amount }));
  return back.length === 0 ? allocations : withMore(allocations, back).filter(({ amount }) => amount > 0);
}
