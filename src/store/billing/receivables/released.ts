import type { IssuedBill } from '@/store/billing/bills/bill';
import { openingOf } from '@/store/billing/openings/opening';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import { hasCome, type Released } from '@/store/billing/receipts/receipt';
import { settledBy } from '@/store/billing/receipts/settled';
import { comparedDays } from '@/store/kit/dates';
import { paise, rupees } from '@/store/kit/money';
import { openAmount, type WithSettlements } from './openBills';

/**
 * What a credit note of so much, in rupees, gives back of the money that settled its bill: as much as the bill then has too much, of
 * the money that came last first. It is on account again.
 */
export function releasedBy(state: WithSettlements, bill: IssuedBill, total: number): Released[] {
  let left = paise(total) - Math.max(0, paise(openAmount(state, bill)));
  const opening = openingOf(state.openings, bill.accountId);
  const money = [
    ...receiptsOfAccount(state.receipts, bill.accountId)
      .filter(hasCome)
      .toSorted((one, other) => comparedDays(other.on, one.on) || other.number - one.number),
    ...(opening ? [opening] : []),
  ];
  return money.flatMap((one): Released[] => {
    const settled = settledBy(one).find(({ billId }) => billId === bill.id)?.amount ?? 0;
    const amount = Math.min(left, paise(settled));
    if (amount <= 0) return [];
    left -= amount;
    return [{ from: one.id, amount: rupees(amount) }];
  });
}
