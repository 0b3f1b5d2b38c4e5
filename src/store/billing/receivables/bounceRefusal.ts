import { formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { receiptMachine } from '@/machines/receipt';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import { lastDay } from '@/store/billing/receipts/settled';
import type { PayloadOf } from '@/store/facts/fact';
import type { receiptFacts } from '@/store/facts/receipts';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';

/** Why a receipt cannot have bounced on a day: it did already, it came later, or some of it went on later. */
export function bounceRefusal(
  { receipts }: WithReceipts,
  { id, on }: PayloadOf<typeof receiptFacts.declared.receiptBounced>,
): Refusal | undefined {
  const receipt = receipts.entities[id];
  if (!receipt) return gone(receipts, id, 'This receipt');
  const { later = [], released = [], refunds = [] } = receipt;
  const last = lastDay(receipt.on, [...later, ...released, ...refunds]);
  return firstOf(
    refusedBy(receiptMachine, receipt.status, { type: 'bounce' }, 'This receipt'),
    on < receipt.on ? { reason: `It came on ${formatDate(receipt.on)}, later than it would have bounced.` } : undefined,
    on < last
      ? {
          reason: `Some of it was allocated, given back or paid back on ${formatDate(last)}: it bounced then or later.`,
        }
      : undefined,
  );
}
