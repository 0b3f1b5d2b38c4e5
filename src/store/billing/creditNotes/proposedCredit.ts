import type { IssuedBill } from '@/store/billing/bills/bill';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { changedCreditsOf } from './changedCredits';
import type { CreditProposed } from './creditProposed';
import { downtimeCreditOf, type WithDowntime } from './downtimeCredits';
import { outagesOf } from './outages';

/** All that tells what credit is due. */
export type WithProposed = WithDowntime & WithDebitNotes;

/** The credit that is proposed for a vehicle on a bill, for downtime or for all else; undefined where none is. */
export function proposedCredit(
  state: WithProposed,
  bill: IssuedBill,
  vehicleId: string,
  isDowntime: boolean,
): CreditProposed | undefined {
  const vehicle = state.vehicles.entities[vehicleId];
  if (!vehicle) return undefined;
  if (!isDowntime) return changedCreditsOf(state, vehicle).find((credit) => credit.bill.id === bill.id);
  const line = bill.lines.find((one) => one.kind === 'Subscription' && one.vehicleId === vehicleId);
  return line && downtimeCreditOf(state, bill, line, outagesOf(state, vehicleId));
}
