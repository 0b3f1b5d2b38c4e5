import type { AccountRow } from '@/store/clients/accounts/account';
import { billName } from '@/store/billing/bills/bill';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import { lineKey, liveLines, takenBackLines } from '@/store/billing/bills/billedLines';
import { rateFor, recipientOf } from '@/store/billing/bills/recipient';
import type { Company } from '@/store/billing/company/company';
import { billedAhead } from './billedAhead';
import { withoutAhead } from './withoutAhead';
import { chargedDays } from './chargeableDays';
import { chargeIn, chargeOfDays, isPaidIn } from './monthCharge';
import { lookAt, vehiclesEverOf } from './runContext';
import { unusedDays } from './unusedDays';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import type { SkipKind } from './skipKinds';
import type { WithBilling, SkippedVehicle } from './runAccount';

/** The lines of the vehicles that a run of a month, `YYYY-MM`, charges an account for on an ISO date, and the vehicles that it leaves out. */
export function vehicleLines(
  state: WithBilling,
  company: Company,
  account: AccountRow,
  month: string,
  on: string,
): { lines: LineDraft[]; skipped: SkippedVehicle[] } {
  const { subscriptionSac } = company;
  const rate = rateFor(company, recipientOf(account), subscriptionSac, on);
  const skipped: SkippedVehicle[] = [];
  const lines: LineDraft[] = [];
  const live = liveLines(state, account.id);
  const takenBack = takenBackLines(state, account.id);
  const withAgain = (why: string | undefined, key: string) => {
    const before = takenBack.get(key);
    return before ? [why, `again, as ${billName(before)} was credited as a mistake`].filter(Boolean).join('; ') : why;
  };
  for (const vehicle of vehiclesEverOf(state, account.id)) {
    const skip = (kind: SkipKind, reason: string) =>
      skipped.push({ accountId: account.id, vehicleId: vehicle.id, vehicleNo: vehicle.vehicleNo, kind, reason });
    // What is closed, or is another client's by now, is no news where it has no day.
    const isHere = vehicle.closedOn === undefined && vehicle.accountId === account.id;
    const key = lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id });
    const isPaidFor = isPaidIn(vehicle, account, month);
    if (isPaidFor && live.has(key)) {
      skip('Billed already', 'It is billed for this month already.');
      continue;
    }
    const look = lookAt(state, vehicle, account.id);
    const ahead = billedAhead(state, vehicle, account.id, month);
    const running = withoutAhead(chargedDays(look, month, account.proration), ahead);
    const charge = chargeOfDays(running, vehicle, account, month);
    if (!isPaidFor || (running.days > 0 && charge.days === 0)) {
      if (isHere || running.days > 0)
        skip(
          'Free or on trial',
          chargeIn(vehicle, account, month) === 'Demo'
            ? 'Demo: on trial, so no bill.'
            : 'Foc: free of charge, so no bill.',
        );
      continue;
    }
    if (charge.days > 0) {
      const unused = unusedDays(look, account, month, charge.days);
      lines.push(
        subscriptionLine(vehicle, { ...charge, unused, why: withAgain(charge.why, key) }, subscriptionSac, rate),
      );
    } else if (isHere) skip(running.none ?? 'No device', charge.why ?? 'It has no day to be charged.');
  }
  return { lines, skipped };
}
