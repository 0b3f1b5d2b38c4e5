import type { IssuedBill } from '@/store/billing/bills/bill';
import { changedCreditsOf } from './changedCredits';
import type { CreditProposed } from './creditProposed';
import { downtimeCreditOf, type WithDowntime } from './downtimeCredits';
import { outagesOf } from './outages';

/** The credit that is proposed for a vehicle on a bill, or was by earlier versions, `asBefore`, for downtime or for all else; undefined where none is. */
export function proposedCredit(
  state: WithDowntime,
  bill: IssuedBill,
  vehicleId: string,
  isDowntime: boolean,
  asBefore = false,
): CreditProposed | undefined {
  const vehicle = state.vehicles.entities[vehicleId];
  if (!vehicle) return undefined;
  if (!isDowntime) return changedCreditsOf(state, vehicle, asBefore).find((credit) => credit.bill.id === bill.id);
  const line = bill.lines.find((one) => one.kind === 'Subscription' && one.vehicleId === vehicleId);
  return line && downtimeCreditOf(state, bill, line, outagesOf(state, vehicleId), asBefore);
}
