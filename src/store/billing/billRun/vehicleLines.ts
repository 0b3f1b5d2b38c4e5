import { chargeOf, isPaid, type AccountRow } from '@/store/clients/accounts/account';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import { lineKey, liveLines } from '@/store/billing/bills/billedLines';
import type { Company } from '@/store/billing/company/company';
import { chargedDays } from './chargeableDays';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { fitmentsIn, vehiclesEverOf } from './runContext';
import { subscriptionLine } from '@/store/billing/bills/wholeMonth';
import type { WithBilling, SkippedVehicle } from './runAccount';

/** The lines of the vehicles that a run of a month, `YYYY-MM`, charges an account for, and the vehicles that it leaves out. */
export function vehicleLines(
  state: WithBilling,
  { subscriptionSac }: Company,
  account: AccountRow,
  month: string,
): { lines: LineDraft[]; skipped: SkippedVehicle[] } {
  const skipped: SkippedVehicle[] = [];
  const lines: LineDraft[] = [];
  const live = liveLines(state, account.id);
  for (const vehicle of vehiclesEverOf(state, account.id)) {
    const skip = (reason: string) =>
      skipped.push({ accountId: account.id, vehicleId: vehicle.id, vehicleNo: vehicle.vehicleNo, reason });
    // What is closed, or is another client's by now, is no news where it has no day.
    const isHere = vehicle.closedOn === undefined && vehicle.accountId === account.id;
    const look = {
      vehicle,
      accountId: account.id,
      fitments: fitmentsIn(state, vehicle.id),
      subscriptions: subscriptionsOf(state.subscriptions, vehicle.id),
    };
    const { days, of, why } = chargedDays(look, month, account.proration);
    if (!isPaid(vehicle, account)) {
      if (isHere || days > 0)
        skip(
          chargeOf(vehicle, account) === 'Demo' ? 'Demo: on trial, so no bill.' : 'Foc: free of charge, so no bill.',
        );
      continue;
    }
    if (live.has(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id })))
      skip('It is billed for this month already.');
    else if (days > 0) lines.push(subscriptionLine(vehicle, days, of, subscriptionSac, why));
    else if (isHere) skip(why ?? 'It has no day to be charged.');
  }
  return { lines, skipped };
}
