import { sumOf } from '@/store/kit/money';
import type { Allocation, Released, Settling } from './receipt';

/** Allocations with those added that came later, one for each bill. */
export function withMore(before: readonly Allocation[], more: readonly Allocation[]): Allocation[] {
  const sums = new Map(before.map(({ billId, amount }) => [billId, amount]));
  for (const { billId, amount } of more) sums.set(billId, sumOf([sums.get(billId) ?? 0, amount]));
  return [...sums].map(([billId, amount]) => ({ billId, amount }));
}

/** In a reducer: gives back of the money in a table what a credit note over a bill gives back of it. */
export function release(
  { entities }: { entities: Partial<Record<string, Settling>> },
  { id, billId, on, released }: { id: string; billId: string; on: string; released: readonly Released[] },
) {
  for (const { from, amount } of released) {
    const money = entities[from];
    if (money) money.released = [...(money.released ?? []), { id, billId, amount, on }];
  }
}
