import type { IssuedBill } from '@/store/billing/bills/bill';
import { changedCreditsOf } from './changedCredits';
import { darkBefore, downtimeCreditsOf, type WithDowntime } from './downtimeCredits';
import type { AsBefore } from '@/store/billing/debitNotes/debitedFor';
import { outagesOf } from './outages';
import { rupees, sumOf } from '@/store/kit/money';

/**
 * How much credit is proposed for a vehicle on a bill, with what is over its debit notes, in rupees without GST, for downtime or for all
 * else. Or what earlier versions proposed, `asBefore`; for downtime never less than the one before this.
 */
export function proposedCredit(
  state: WithDowntime,
  bill: IssuedBill,
  vehicleId: string,
  isDowntime: boolean,
  asBefore: AsBefore = false,
): number {
  const vehicle = state.vehicles.entities[vehicleId];
  if (!vehicle) return 0;
  if (!isDowntime)
    return changedCreditsOf(state, vehicle, asBefore).find((credit) => credit.bill.id === bill.id)?.amount ?? 0;
  const line = bill.lines.find((one) => one.kind === 'Subscription' && one.vehicleId === vehicleId);
  if (!line) return 0;
  const outages = outagesOf(state, vehicleId);
  const now = asBefore ? [] : downtimeCreditsOf(state, bill, line, outages);
  return Math.max(
    sumOf(now.map(({ amount }) => amount)),
    rupees(darkBefore(state, bill, line, outages, asBefore === true)),
  );
}
