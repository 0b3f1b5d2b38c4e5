import { sumOf } from '@/store/kit/money';
import type { Allocation } from './receipt';

/** Allocations with those added that came later, one for each bill. */
export function withMore(before: readonly Allocation[], more: readonly Allocation[]): Allocation[] {
  const sums = new Map(before.map(({ billId, amount }) => [billId, amount]));
  for (const { billId, amount } of more) sums.set(billId, sumOf([sums.get(billId) ?? 0, amount]));
  return [...sums].map(([billId, amount]) => ({ billId, amount }));
}
