import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, paidDays } from '@/store/billing/billRun/monthCharge';
import { daysFrom, daysInMask, daysOfMonth } from '@/store/billing/billRun/months';
import { billedRate, monthWorth } from '@/store/billing/bills/monthWorth';
import type { WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import { standingDebits } from '@/store/billing/debitNotes/debitedFor';
import { dueOf, type WithBilledUse } from '@/store/billing/shortBilled/dueMonth';
import { paise, roundedQuotient } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { asBilled, type BilledMonth } from './changedMonths';
import type { Outage } from './outages';

/** All that tells what is charged for the days of a vehicle. */
export type WithCharges = WithBilledUse & WithDebitNotes;

/**
 * What the wholly dark days of a line, and of the debit notes that raise it, come to without GST, in whole paise, and how many they are: of
 * those days that are charged as things stand, so that none is credited that was credited as not used. Of a line whose vehicle nothing
 * tells days of, all days count. Where the days have different terms each comes to its own, and to no dearer one than was billed until that
 * is charged, nor are there more of them. Or, `asBefore`, as earlier versions reckoned them, whose facts stand: all days of the line alike.
 * `over` is what is charged and not due any more.
 */
export function darkDays(state: WithCharges, billed: BilledMonth, outages: readonly Outage[], asBefore = false) {
  const { account, look, bill, line } = billed;
  const { month } = bill;
  const { charged: chargedNow, terms, isOneRate, amount: due } = dueOf(state, billed);
  const charged = asBefore
    ? chargedDays(look, month, account.proration).mask & paidDays(look.vehicle, account, month)
    : chargedNow;
  const silent = outages.reduce((all, { from, to }) => all | daysFrom(month, from, to), 0);
  const mask = charged === 0 ? silent : silent & charged;
  const { days = 0, taxable } = line;
  const debited = asBefore ? 0 : standingDebits(state, bill, look.vehicle.id);
  const isCharged = due <= paise(taxable) + debited;
  const isRaised = isCharged && debited > 0;
  const dark = isRaised ? daysInMask(mask) : Math.min(daysInMask(mask), days);
  const over = Math.max(0, paise(taxable) + debited - due);
  if (isOneRate || asBefore)
    return { dark, over, amount: days === 0 ? 0 : roundedQuotient(paise(taxable) * dark, days) };
  const worthBy = (vehicle: Vehicle) =>
    monthWorth(
      vehicle,
      chargeOfDays({ mask, of: daysOfMonth(month) }, vehicle, account, month),
      billedRate(bill, line),
    );
  const amount = isCharged ? worthBy(terms) : Math.min(worthBy(terms), worthBy(asBilled(look.vehicle, line)));
  return { dark, over, amount };
}
