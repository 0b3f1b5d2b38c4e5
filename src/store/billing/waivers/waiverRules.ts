import { billName, isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { waiverFacts } from '@/store/facts/waivers';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { WithWaivers } from './waiver';

/** When the facts of the waived credits cannot be. */
export const waiverRules = rulesOf<WithBills & WithWaivers>()(waiverFacts, {
  creditWaived: ({ bills, waivers }, { id, billId, vehicleId }) => {
    const bill = bills.entities[billId];
    return firstOf(
      known(waivers, { id }, 'This waiver'),
      gone(bills, billId, 'This bill'),
      bill && !isLive(bill) ? { reason: `Nothing of ${billName(bill)} is due: it is cancelled.` } : undefined,
      bill && !bill.lines.some((line) => line.vehicleId === vehicleId)
        ? { reason: `The vehicle is not on ${billName(bill)}.` }
        : undefined,
    );
  },
});
