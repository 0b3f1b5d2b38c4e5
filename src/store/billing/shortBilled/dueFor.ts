import { withoutAhead } from '@/store/billing/billRun/withoutAhead';
import { chargedDays, type DaysOf } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, paidDays, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { daysFrom, daysInMask, daysOfMonth, withoutFirst, type DayMask } from '@/store/billing/billRun/months';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { billedRate, monthWorth } from '@/store/billing/bills/monthWorth';
import { asBilled } from '@/store/billing/creditNotes/changedMonths';
import type { AccountRow } from '@/store/clients/accounts/account';
import { paise, roundedQuotient } from '@/store/kit/money';
import type { Termed } from '@/store/vehicles/vehicles/terms';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** A vehicle as far as it tells what its days come to. */
export type DueVehicle = Termed & Pick<Vehicle, 'id' | 'vehicleNo' | 'accountId' | 'past' | 'billedUntil'>;

/** A month that is billed for a vehicle. */
export interface DueMonth<Seen extends DueVehicle = DueVehicle> {
  account: AccountRow;
  look: DaysOf & { vehicle: Seen };
  bill: IssuedBill;
  line: BillLine;
}

/** A rupee: less comes to no document, whose total is in whole rupees (section 170 of the CGST Act). */
export const LEAST_PAISE = 100;

/** A billed month as it is to be charged by what is known now. */
interface Due<Seen> {
  now: MonthCharge;
  /** In whole paise, without GST. */
  amount: number;
  /** Whether other terms were agreed for its days after the bill. */
  isAgreedSince: boolean;
  /** Whether all its days have the terms of the bill. */
  isOneRate: boolean;
  /** The days that are charged, each by the terms that this vehicle has. */
  charged: DayMask;
  terms: Seen;
}

/**
 * A vehicle with the price that a line was counted with, for the days until the first terms that were agreed after it. A line tells the
 * price of the last of the days that it `charged`: where those had earlier terms, it says nothing of these.
 */
function agreedSince<Seen extends DueVehicle>(vehicle: Seen, line: BillLine, month: string, charged: DayMask): Seen {
  const { pastTerms = [] } = vehicle;
  const { termChanges = 0, price, included } = line;
  if ((charged & daysFrom(month, pastTerms[termChanges - 1]?.until ?? '')) === 0) return vehicle;
  const asSaid = pastTerms.map((terms, place) =>
    place === termChanges && (included ?? false) === (terms.gst === 'Including') ? { ...terms, price } : terms,
  );
  return { ...vehicle, pastTerms: asSaid };
}

/**
 * What a billed month comes to by now: by the days of use, without so many for which another client is billed ahead, and by the terms
 * that were agreed for them. A price that the bill's editor
 * changed since says nothing of a month that was billed before. Or, `asBefore`, as earlier versions reckoned it, whose facts stand: by
 * the price of the line for days that it did not charge, too.
 */
export function dueFor<Seen extends DueVehicle>(
  { account, look, bill, line }: DueMonth<Seen>,
  ahead: number,
  asBefore = false,
): Due<Seen> {
  const { month } = bill;
  const { vehicle } = look;
  const { pastTerms = [] } = vehicle;
  const days = line.days ?? daysOfMonth(month);
  const charged = (proration: typeof account.proration) => withoutAhead(chargedDays(look, month, proration), ahead);
  const agreed = charged(account.proration);
  const paid = paidDays(vehicle, account, month);
  // Whole months may have been agreed after the bill: days that nobody used are not charged because of that.
  const used = daysInMask(agreed.mask & paid) > days ? charged(undefined) : agreed;
  const isAgreedSince = pastTerms.slice(line.termChanges ?? 0).some(({ until }) => until.slice(0, 7) <= month);
  const then = asBilled(vehicle, line);
  const wasPaid = used.mask & paidDays(then, account, month);
  const told = asBefore ? used.mask : wasPaid & ~withoutFirst(wasPaid, days);
  const terms = isAgreedSince ? agreedSince(vehicle, line, month, told) : then;
  const now = chargeOfDays(used, terms, account, month);
  const isMixed = (terms.pastTerms ?? []).some(({ until }) => until > `${month}-01` && until.slice(0, 7) <= month);
  const isOneRate = !isAgreedSince && !isMixed;
  const isAsBilled = line.price === terms.price && (line.included ?? false) === (terms.gst === 'Including');
  const amount =
    !isOneRate || isAsBilled
      ? monthWorth(terms, now, billedRate(bill, line))
      : roundedQuotient(paise(line.taxable) * now.days, days);
  return { now, amount, isAgreedSince, isOneRate, charged: used.mask & paid, terms };
}
