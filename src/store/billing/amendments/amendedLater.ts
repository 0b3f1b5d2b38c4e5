import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';

/** Why a note over a bill cannot be of an ISO date: its recipient is amended from a later one on, and the note is for that recipient. */
export const amendedLater = (bill: IssuedBill, on: string): Refusal | undefined =>
  bill.amended && on < bill.amended.on
    ? {
        reason: `The recipient of ${billName(bill)} is amended from ${formatDate(bill.amended.on)} on: choose that day or a later one.`,
      }
    : undefined;
