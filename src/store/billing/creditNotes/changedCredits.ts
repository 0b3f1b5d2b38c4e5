import type { AccountRow } from '@/store/clients/accounts/account';
import type { BillLine } from '@/store/billing/bills/bill';
import { billedRate, monthWorth } from '@/store/billing/bills/monthWorth';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { daysOfMonth } from '@/store/billing/billRun/months';
import { uninterrupted, unusedDays } from '@/store/billing/billRun/unusedDays';
import { ownersOf } from '@/store/billing/billRun/runContext';
import type { GstRate } from '@/store/kit/gstRates';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { asBilled, changedMonthsOf, proposedOf, type BilledMonth, type Look } from './changedMonths';
import { mostCredited } from './creditAmounts';
import type { VehicleProposal } from '@/store/billing/bills/vehicleProposal';
import { debitNoteName, debitNotesOfAccount, type DebitNote } from '@/store/billing/debitNotes/debitNote';
import { debitedFor, debitingFor, standingDebits, type AsBefore } from '@/store/billing/debitNotes/debitedFor';
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

const chargeNow = ({ account, look, bill }: BilledMonth) =>
  chargeOfDays(chargedDays(look, bill.month, account.proration), look.vehicle, account, bill.month);

/** What is not due any more of a line of a bill and of the debit notes over it, and not given or waived, and what of the line itself can be credited; in whole paise. */
function notDueOf(state: WithChanged, billed: BilledMonth, asBefore: AsBefore = false) {
  const { account, look, bill, line } = billed;
  const { month } = bill;
  const now = chargeNow(billed);
  const rate = billedRate(bill, line);
  const debited = standingDebits(state, bill, look.vehicle.id, asBefore);
  const over =
    debited > 0
      ? paise(line.taxable) + debited - dueOf(state, billed, asBefore === true).amount
      : unusedOf(line, { look, account, month, before: asBilled(look.vehicle, line), now, rate });
  const settled = givenOf(state, billed, asBefore) + waivedFor(state, bill.id, look.vehicle.id, false);
  return { over: over - settled, most: mostCredited(state, bill, line) };
}

/** The credit that is due for a line of a bill; undefined where none is. */
function creditOf(state: WithChanged, billed: BilledMonth, asBefore: AsBefore): CreditProposed | undefined {
  const { look, bill, line } = billed;
  const { over, most } = notDueOf(state, billed, asBefore);
  const left = Math.min(over, most);
  if (left <= 0) return undefined;
  const now = chargeNow(billed);
  const { days = 0, of = days } = line;
  return {
    id: `${bill.id} ${look.vehicle.id} changed`,
    ...proposedOf(billed),
    amount: rupees(left),
    why: now.days < days ? 'Not used' : 'Lower price',
    reason: `billed for ${days} of ${of} days; now ${now.why ?? `${now.days} of ${now.of} days`}`,
  };
}

/**
 * The credits that are due for a vehicle: a month was billed, and since then it was told that the vehicle was removed, paused or ended, moved
 * to another client, or that its price went down. That client is charged for its days once these are credited. Or, `asBefore`, what earlier versions proposed.
 */
export const changedCreditsOf = (state: WithChanged, vehicle: Vehicle, asBefore: AsBefore = false): CreditProposed[] =>
  changedMonthsOf(state, vehicle, asBefore === true).flatMap((changed) => creditOf(state, changed, asBefore) ?? []);

/** What a debit note charges for a vehicle that is not due any more, and that no credit over its bill can take off. */
export interface DebitedBeyond extends VehicleProposal {
  note: DebitNote;
}

function beyondOf(state: WithChanged, billed: BilledMonth): DebitedBeyond | undefined {
  const { look, bill } = billed;
  const { over, most } = notDueOf(state, billed);
  const beyond = Math.min(over - Math.max(0, most), debitedFor(state, bill, look.vehicle.id));
  const last = debitingFor(state, bill, look.vehicle.id).at(-1);
  if (beyond <= 0 || !last) return undefined;
  return {
    id: `${bill.id} ${look.vehicle.id} debited`,
    ...proposedOf(billed),
    amount: rupees(beyond),
    reason: `${debitNoteName(last.note)} charges what is not due any more, and a credit over the bill takes off no more than the bill says`,
    note: last.note,
  };
}

/** What debit notes charge for a vehicle beyond what is due and what a credit over its bill can take off: such a note is to be credited, or cancelled. */
export const debitedBeyondOf = (state: WithChanged, vehicle: Vehicle): DebitedBeyond[] =>
  // Of most clients there is none, and all months of a fleet take long.
  ownersOf(vehicle).every((accountId) => debitNotesOfAccount(state.debitNotes, accountId).length === 0)
    ? []
    : changedMonthsOf(state, vehicle).flatMap((billed) => beyondOf(state, billed) ?? []);
