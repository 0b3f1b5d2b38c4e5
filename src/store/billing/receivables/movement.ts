import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { Days } from '@/store/kit/calendar';

/** What moves a client's balance, in the order in which one day has them. */
export const MOVEMENT_KINDS = [
  'Opening balance',
  'Bill',
  'Debit note',
  'Credit note',
  'Cancelled',
  'Receipt',
  'Bounced',
  'Refund',
  'Written off',
  'Write-off taken back',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** A document that moves a client's balance; its amount in whole paise, above zero where more is owed after it. */
export interface BalanceMovement {
  /** ISO date. */
  on: string;
  what: MovementKind;
  /** The document's identity and number; a bounce and a refund have those of their money, what was written off the identity of its bill. */
  id: string;
  /** Of a refund, the identity of its voucher, whose number may still be open. */
  refundId?: string | undefined;
  number: number;
  docNo: string;
  /** What else is good to know: the bill's month, how the money came. */
  detail: string;
  moved: number;
}

/**
 * A document as it moved the balance in some days; one that was cancelled stands until the day of that, and counts as never where the
 * days tell of both or of neither, as it does where no days are asked for.
 */
export function standing(
  { status, cancelledOn = '' }: Pick<IssuedBill, 'status' | 'cancelledOn'>,
  movement: BalanceMovement,
  days: Days | undefined,
): BalanceMovement[] {
  if (isLive({ status })) return [movement];
  if (!days || cancelledOn <= movement.on) return [];
  const isToldBefore = movement.on < days.from;
  if (isToldBefore ? cancelledOn < days.from : cancelledOn <= days.to) return [];
  return [movement, { ...movement, on: cancelledOn, what: 'Cancelled', moved: -movement.moved }];
}
