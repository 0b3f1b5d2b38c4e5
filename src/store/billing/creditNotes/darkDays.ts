import { chargedDays, type DaysOf } from '@/store/billing/billRun/chargeableDays';
import { paidDays } from '@/store/billing/billRun/monthCharge';
import { daysFrom, daysInMask } from '@/store/billing/billRun/months';
import type { BillLine } from '@/store/billing/bills/bill';
import type { AccountRow } from '@/store/clients/accounts/account';
import { paise, roundedQuotient } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { Outage } from './outages';

/** A vehicle with what tells of its days, on a bill's line of a month, `YYYY-MM`. */
export interface BilledDays {
  look: DaysOf & { vehicle: Vehicle };
  account: AccountRow;
  line: BillLine;
  month: string;
}

/**
 * What the wholly dark days of a line come to without GST, in whole paise, and how many they are: of those days that are charged as
 * things stand, so that none is credited that was credited as not used. Of a line whose vehicle nothing tells days of, all days count.
 */
export function darkDays({ look, account, line, month }: BilledDays, outages: readonly Outage[]) {
  const charged = chargedDays(look, month, account.proration).mask & paidDays(look.vehicle, account, month);
  const mask = outages.reduce((all, { from, to }) => all | daysFrom(month, from, to), 0);
  const { days = 0, taxable } = line;
  const dark = Math.min(daysInMask(charged === 0 ? mask : mask & charged), days);
  return { dark, amount: days === 0 ? 0 : roundedQuotient(paise(taxable) * dark, days) };
}
