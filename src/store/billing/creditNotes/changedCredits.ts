import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { billedMonthsOf, lineKey, liveLines } from '@/store/billing/bills/billedLines';
import { monthWorth } from '@/store/billing/bills/monthWorth';
import type { WithBills } from '@/store/billing/bills/withBills';
import { chargedDays, type DaysOf } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { fitmentsIn, ownersOf, type WithUse } from '@/store/billing/billRun/runContext';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { leftOfHsn, leftOfLine } from './creditAmounts';
import type { CreditProposed } from './creditProposed';
import { givenOf } from './givenCredits';
import type { WithOutages } from './outages';

/** All that tells what was billed and is used less since. */
export type WithChanged = WithAccounts & WithBills & WithUse & WithOutages;

interface Look extends DaysOf {
  vehicle: Vehicle;
}

/** A vehicle as it stood when it was billed: nothing that ended, paused or changed it from that ISO date on. */
function lookBefore({ vehicle, accountId, fitments, subscriptions }: Look, on: string): Look {
  const isBefore = (day: string | undefined) => day !== undefined && day < on;
  const { pastTerms = [] } = vehicle;
  const later = pastTerms.find(({ until }) => !isBefore(until));
  const { price, duration, gst, charge } = later ?? vehicle;
  return {
    vehicle: { ...vehicle, price, duration, gst, charge, pastTerms: pastTerms.filter(({ until }) => isBefore(until)) },
    accountId,
    fitments: fitments.map((one) => ({ ...one, to: isBefore(one.to) ? one.to : undefined })),
    subscriptions: subscriptions.map((one) => ({
      ...one,
      to: isBefore(one.to) ? one.to : undefined,
      pauses: one.pauses.filter(({ from }) => isBefore(from)),
    })),
  };
}

/** Whether anything ended, paused or changed a vehicle from an ISO date on. */
function isChanged({ vehicle, fitments, subscriptions }: Look, on: string): boolean {
  const days = [
    vehicle.pastTerms?.at(-1)?.until,
    ...fitments.map(({ to }) => to),
    ...subscriptions.flatMap(({ to, pauses }) => [to, pauses.at(-1)?.from]),
  ];
  return days.some((day) => day !== undefined && day >= on);
}

/** A vehicle with what a month of it comes to. */
interface Charge {
  look: Look;
  charge: MonthCharge;
}

/**
 * What of a billed line is not due any more, in whole paise. Where the month was billed at one rate it is the share of the days that
 * are not used, whatever the editor says of the price since; a price that was agreed for a day after the bill only lowers what is due.
 */
function unusedOf(line: BillLine, then: Charge, now: Charge, { month, issuedOn }: IssuedBill): number {
  const billed = paise(line.taxable);
  const days = Math.max(1, line.days ?? then.charge.days);
  const isMixed = (then.look.vehicle.pastTerms ?? []).some(({ until }) => until > `${month}-01`);
  const isAgreedSince = (now.look.vehicle.pastTerms?.at(-1)?.until ?? '') >= issuedOn;
  const worth = monthWorth(now.look.vehicle, now.charge);
  if (isMixed) return Math.min(monthWorth(then.look.vehicle, then.charge), billed) - worth;
  const all = isAgreedSince ? Math.min(monthWorth(then.look.vehicle, then.charge), billed) : billed;
  const used = roundedQuotient(all * Math.min(now.charge.days, days), days);
  return all - (isAgreedSince ? Math.min(worth, used) : used);
}

/** The credit that is due for a line of a bill; undefined where none is. */
function creditOf(
  state: WithChanged,
  account: AccountRow,
  look: Look,
  bill: IssuedBill,
  line: BillLine,
): CreditProposed | undefined {
  const { month, issuedOn } = bill;
  if (!isChanged(look, issuedOn)) return undefined;
  const chargeFor = (one: Look) =>
    chargeOfDays(chargedDays(one, month, account.proration), one.vehicle, account, month);
  const before = lookBefore(look, issuedOn);
  const [then, now] = [chargeFor(before), chargeFor(look)];
  const left = Math.min(
    unusedOf(line, { look: before, charge: then }, { look, charge: now }, bill) -
      givenOf(state, { look, account, line }, bill),
    paise(leftOfLine(state.creditNotes, bill, line)),
    // A discount took some off the HSN, which cannot be credited without it.
    ...bill.taxes.flatMap((tax) => (tax.hsn === line.hsn ? [paise(leftOfHsn(state.creditNotes, bill, tax))] : [])),
  );
  if (left <= 0) return undefined;
  const { days = 0, of = days, vehicleNo = '' } = line;
  return {
    id: `${bill.id} ${look.vehicle.id} changed`,
    bill,
    accountNumber: account.number,
    company: companyOf(account),
    vehicleId: look.vehicle.id,
    vehicleNo,
    amount: rupees(left),
    why: now.days < days ? 'Not used' : 'Lower price',
    reason: `billed for ${days} of ${of} days; now ${now.why ?? `${now.days} of ${now.of} days`}`,
  };
}

/**
 * The credits that are due for a vehicle: a month was billed before its end, and since then the vehicle was removed, paused or ended, or its
 * price went down. Of one that moved to another client nothing is proposed: that one is not charged for the days.
 */
export function changedCreditsOf(state: WithChanged, vehicle: Vehicle): CreditProposed[] {
  return ownersOf(vehicle).flatMap((accountId) => {
    const account = state.accounts.entities[accountId];
    if (!account) return [];
    const look = {
      vehicle,
      accountId,
      fitments: fitmentsIn(state, vehicle.id),
      subscriptions: subscriptionsOf(state.subscriptions, vehicle.id),
    };
    // Of most vehicles nothing ever changed.
    if (!isChanged(look, '')) return [];
    return billedMonthsOf(state, accountId, vehicle.id).flatMap((month) => {
      const bill = liveLines(state, accountId).get(lineKey(month, { kind: 'Subscription', vehicleId: vehicle.id }));
      const line = bill?.lines.find(({ kind, vehicleId }) => kind === 'Subscription' && vehicleId === vehicle.id);
      // What was billed once its month was over had been seen whole.
      return bill && line && bill.issuedOn.slice(0, 7) <= month
        ? (creditOf(state, account, look, bill, line) ?? [])
        : [];
    });
  });
}
