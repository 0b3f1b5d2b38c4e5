import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { openingOf } from '@/store/billing/openings/opening';
import type { WithSettlements } from '@/store/billing/receivables/openBills';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { Settling } from '@/store/billing/receipts/receipt';
import { settledOn } from '@/store/billing/receipts/settled';
import { wasWrittenOff, writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { paise } from '@/store/kit/money';

/** What settles bills, by the ISO date from which on it does: money that was known later does from the day on which it came. */
interface Settler extends Settling {
  on: string;
}

/** All that settles bills of an account; money that bounced never did. */
function settlersOf({ receipts, openings }: WithSettlements, accountId: string): Settler[] {
  const opening = openingOf(openings, accountId);
  return [
    ...receiptsOfAccount(receipts, accountId)
      .filter(({ status }) => status === 'Recorded')
      .map((receipt) => ({ ...receipt, on: receipt.of ?? receipt.on })),
    ...(opening ? [opening] : []),
  ];
}

/** The ISO dates on which something of a bill may have been settled, or was owed again. */
export function settledDays(state: WithSettlements, { id, accountId }: IssuedBill): string[] {
  return [
    ...settlersOf(state, accountId).flatMap(({ on, later = [], released = [] }) => [
      on,
      ...[...later, ...released].map((one) => one.on),
    ]),
    ...creditNotesOfAccount(state.creditNotes, accountId).flatMap(({ billId, issuedOn }) =>
      billId === id ? [issuedOn] : [],
    ),
    ...writeOffsOfAccount(state.writeOffs, accountId).flatMap(({ billId, on, backOn }) =>
      billId === id ? [on, ...(backOn === undefined ? [] : [backOn])] : [],
    ),
  ];
}

/** What was open of a bill at the end of a day (ISO date), in whole paise; what is written off is expected no more. */
export function openInPaise(state: WithSettlements, bill: IssuedBill, day: string): number {
  const { id, accountId, total } = bill;
  let open = paise(total);
  for (const settler of settlersOf(state, accountId).filter(({ on }) => on <= day))
    for (const { billId, amount } of settledOn(settler, day)) if (billId === id) open -= paise(amount);
  for (const { billId, issuedOn, total: credited } of creditNotesOfAccount(state.creditNotes, accountId))
    if (billId === id && issuedOn <= day) open -= paise(credited);
  for (const one of writeOffsOfAccount(state.writeOffs, accountId))
    if (one.billId === id && wasWrittenOff(one, day)) open -= paise(one.amount);
  return Math.max(0, open);
}
