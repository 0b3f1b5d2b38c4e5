import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { BillLine } from '@/store/billing/bills/bill';
import { monthWorth } from '@/store/billing/bills/monthWorth';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { uninterrupted, unusedDays } from '@/store/billing/billRun/unusedDays';
import type { GstRate } from '@/store/kit/gstRates';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { asBilled, changedMonthsOf, type BilledMonth, type Look } from './changedMonths';
import { mostCredited } from './creditAmounts';
import { debitedFor } from '@/store/billing/debitNotes/debitedFor';
import { dueOf } from '@/store/billing/shortBilled/dueMonth';
import type { WithShortBilled } from '@/store/billing/shortBilled/shortBilled';
import type { CreditProposed } from './creditProposed';
import { givenOf } from './givenCredits';
import type { WithOutages } from './outages';
import { waivedFor, type WithWaivers } from '@/store/billing/waivers/waiver';

/** All that tells what was billed and is used less since. */
export type WithChanged = WithShortBilled & WithOutages & WithWaivers;

/** A month as it is now, and as it was charged for a line. */
interface Compared {
  look: Look;
  account: AccountRow;
  month: string;
  before: Vehicle;
  now: MonthCharge;
  /** By which the bill was taxed; none is the usual rate. */
  rate: GstRate | undefined;
}

/**
 * What of a billed line is not due any more, in whole paise: of the days that it charges those that are not used, where that was not
 * known when it was billed. Where the month was billed at one rate it is their share, whatever the editor says of the price since; a
 * price that was agreed after the bill only lowers what is due.
 */
function unusedOf(line: BillLine, { look, account, month, before, now, rate }: Compared): number {
  const billed = paise(line.taxable);
  const days = Math.max(1, line.days ?? daysOfMonth(month));
  const known = line.unused ?? 0;
  const off = Math.max(0, Math.min(days - now.days, unusedDays(look, account, month, days, before) - known));
  const worth = monthWorth(look.vehicle, now, rate);
  const isMixed = (before.pastTerms ?? []).some(({ until }) => until > `${month}-01`);
  const isAgreedSince = before !== look.vehicle;
  const whole = chargeOfDays(chargedDays(uninterrupted(look), month, account.proration), before, account, month);
  const all = isMixed || isAgreedSince ? Math.min(monthWorth(before, whole, rate), billed) : billed;
  const left = roundedQuotient(all * (days - off), days);
  // Days that were billed though they were not to be used are kept.
  const kept = roundedQuotient(all * Math.max(0, days - off - now.days), days);
  if (isMixed) return all - worth - kept;
  return all - (isAgreedSince ? Math.min(worth + kept, left) : left);
}

/** The credit that is due for a line of a bill; undefined where none is. */
function creditOf(state: WithChanged, { account, look, bill, line }: BilledMonth): CreditProposed | undefined {
  const { month } = bill;
  const now = chargeOfDays(chargedDays(look, month, account.proration), look.vehicle, account, month);
  const { rate } = bill.taxes.find(({ hsn }) => hsn === line.hsn) ?? {};
  const debited = debitedFor(state, bill, look.vehicle.id);
  const over =
    debited > 0
      ? paise(line.taxable) + debited - dueOf(state, { account, look, bill, line }).amount
      : unusedOf(line, { look, account, month, before: asBilled(look.vehicle, line), now, rate });
  const left = Math.min(
    over - givenOf(state, { look, account, line }, bill) - waivedFor(state, bill.id, look.vehicle.id, false),
    mostCredited(state, bill, line),
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
 * The credits that are due for a vehicle: a month was billed, and since then it was told that the vehicle was removed, paused or ended, or that
 * its price went down. Of one that moved to another client nothing is proposed: that one is not charged for the days.
 */
export const changedCreditsOf = (state: WithChanged, vehicle: Vehicle): CreditProposed[] =>
  changedMonthsOf(state, vehicle).flatMap((changed) => creditOf(state, changed) ?? []);
