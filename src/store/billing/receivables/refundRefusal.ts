import { formatDate, formatMoney } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { receiptMachine } from '@/machines/receipt';
import type { PayloadOf } from '@/store/facts/fact';
import type { receiptFacts } from '@/store/facts/receipts';
import { paise, rupees } from '@/store/kit/money';
import { addedAlready, firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { ageingOf } from './ageing';
import { onAccountSince, openingOnAccount, refundableOf, type WithDebts } from './openBills';
import { broughtInPaise } from './movements';
import { onAccountOfClient } from './owed';

interface Money {
  accountId: string;
  /** The ISO date on which it came. */
  on: string;
  refunds?: readonly { id: string }[] | undefined;
  /** What of it can be paid back, in rupees: of what is there now, and of what was on account on a day and since. */
  left: number;
  leftSince: (day: string) => number;
  refused: Refusal | undefined;
}

/** Money by its identity: of a receipt, or what a client had to its credit before the first bill. */
function moneyOf(state: WithDebts, id: string): Money | undefined {
  const receipt = state.receipts.entities[id];
  if (receipt) {
    const brought = rupees(broughtInPaise(receipt));
    return {
      ...receipt,
      left: refundableOf(receipt),
      leftSince: (day) => onAccountSince(receipt, brought, day),
      refused: refusedBy(receiptMachine, receipt.status, { type: 'allocate' }, 'This receipt'),
    };
  }
  const opening = state.openings.entities[id];
  return (
    opening && {
      ...opening,
      left: openingOnAccount(state, opening.accountId),
      leftSince: (day) => onAccountSince(opening, -opening.amount, day),
      refused: undefined,
    }
  );
}

/** Why money is not paid back: more than is on account of it and of its client, now and on that day, or not on such a day. */
export function refundRefusal(
  state: WithDebts,
  { id, refundId, amount, on, recordedOn }: PayloadOf<typeof receiptFacts.declared.receiptRefunded>,
): Refusal | undefined {
  const money = moneyOf(state, id);
  if (!money) return gone(state.receipts, id, 'This receipt');
  const { accountId, refunds = [] } = money;
  const left = Math.max(
    0,
    Math.min(
      money.left,
      money.leftSince(on),
      ageingOf(state, accountId, on).onAccount,
      onAccountOfClient(state, accountId),
    ),
  );
  return firstOf(
    refunds.some((one) => one.id === refundId) ? addedAlready('This refund') : undefined,
    money.refused,
    on < money.on ? { reason: `It came on ${formatDate(money.on)}: it is paid back then or later.` } : undefined,
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
