import type { DatedAllocation, RefundDraft, Released, Settling } from './receipt';

/** In a reducer: has money that is on account settle bills from a day (ISO date) on. */
export function allocate(money: Settling | undefined, allocations: readonly Omit<DatedAllocation, 'on'>[], on: string) {
  if (money) money.later = [...(money.later ?? []), ...allocations.map((one) => ({ ...one, on }))];
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

/** What is said where money on account is paid back. */
interface SaidRefund extends RefundDraft {
  id: string;
  refundId: string;
  recordedOn: string;
  voucher: object;
}

/** In a reducer: notes with money what of it was paid back. */
export function payBack(money: Settling | undefined, said: SaidRefund) {
  const { id: _money, refundId, recordedOn: _day, voucher: _document, ...refund } = said;
  if (money) money.refunds = [...(money.refunds ?? []), { id: refundId, ...refund }];
}
