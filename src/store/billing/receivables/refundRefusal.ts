import { formatDate, formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { receiptMachine } from '@/machines/receipt';
import type { PayloadOf } from '@/store/facts/fact';
import type { receiptFacts } from '@/store/facts/receipts';
import { paise, rupees } from '@/store/kit/money';
import { addedAlready, firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { ageingOf } from './ageing';
import { onAccountSince, refundableOf, type WithDebts } from './openBills';
import { onAccountOfClient } from './owed';

/** Why money of a receipt is not paid back: more than is on account of it and of its client, now and on that day, or not on such a day. */
export function refundRefusal(
  state: WithDebts,
  { id, refundId, amount, on, recordedOn }: PayloadOf<typeof receiptFacts.declared.receiptRefunded>,
): Refusal | undefined {
  const receipt = state.receipts.entities[id];
  if (!receipt) return gone(state.receipts, id, 'This receipt');
  const { accountId, refunds = [] } = receipt;
  const left = Math.max(
    0,
    Math.min(
      refundableOf(receipt),
      onAccountSince(receipt, on),
      ageingOf(state, accountId, on).onAccount,
      onAccountOfClient(state, accountId),
    ),
  );
  return firstOf(
    refunds.some((one) => one.id === refundId) ? addedAlready('This refund') : undefined,
    refusedBy(receiptMachine, receipt.status, { type: 'allocate' }, 'This receipt'),
    on < receipt.on ? { reason: `It came on ${formatDate(receipt.on)}: it is paid back then or later.` } : undefined,
    on > recordedOn
      ? { reason: `${formatDate(on)} is still to come: a refund is recorded when it is paid.` }
      : undefined,
    rupees(paise(amount)) !== amount ? { reason: 'The amount has parts of a paisa.' } : undefined,
    paise(amount) > paise(left)
      ? {
          reason: `Only ${formatMoney(left)} of it can be paid back on ${formatDate(on)}, less than ${formatMoney(amount)}.`,
        }
      : undefined,
  );
}
