import { formatCountOf, formatDate, formatMoney } from '@/format';
import { chargeOf, isPaid, type AccountRow, type Charge } from '@/store/clients/accounts/account';
import { termsOn, type Termed } from '@/store/vehicles/vehicles/terms';
import type { Terms } from '@/store/vehicles/vehicles/vehicle';
import { daysFrom, daysInMask, daysOfMonth, lastDayOf, type DayMask } from './months';

/** Days of a month that are charged at one price. */
export type DaysAt = Pick<Terms, 'price' | 'gst'> & { days: number };

/** For how many days of a month a vehicle is charged, at which prices, and why not all; or why for none. */
export interface MonthCharge {
  days: number;
  of: number;
  /** How many of the days are known not to be used: removed, paused or ended; none where all are to be. */
  unused?: number | undefined;
  /** In the order of the days. */
  rates: readonly DaysAt[];
  /** In words; undefined where the whole month is charged at one price. */
  why?: string | undefined;
}

type Owner = Pick<AccountRow, 'accountType'>;

/** The terms of a vehicle in a month, in the order of their days, each with its days. */
export function termsIn(
  vehicle: Termed,
  month: string,
): { terms: Pick<Terms, 'price' | 'gst' | 'charge'>; mask: DayMask }[] {
  const { pastTerms = [] } = vehicle;
  if (pastTerms.length === 0) return [{ terms: vehicle, mask: daysFrom(month, '') }];
  const begins = ['', ...pastTerms.map(({ until }) => until)];
  return begins.flatMap((from, place) => {
    const mask = daysFrom(month, from, pastTerms[place]?.until);
    return mask === 0 ? [] : [{ terms: pastTerms[place] ?? vehicle, mask }];
  });
}

/** Whether nothing is charged by terms: they are free of charge or on trial, or without a price. */
export const isFreeUnder = (terms: Pick<Terms, 'price' | 'charge'>, account: Owner): boolean =>
  !isPaid(terms, account) || terms.price === 0;

/** The days of a month on which a vehicle is paid for: neither free of charge nor on trial. */
export const paidDays = (vehicle: Termed, account: Owner, month: string): DayMask =>
  termsIn(vehicle, month).reduce((all, { terms, mask }) => (isPaid(terms, account) ? all | mask : all), 0);

/** Whether a vehicle is paid for on any day of a month. */
export function isPaidIn(vehicle: Termed, account: Owner, month: string): boolean {
  const isPaidNow = isPaid(vehicle, account);
  // Most are paid for, or not, by all of their terms: the month says nothing else.
  const isAlways = vehicle.pastTerms?.every((terms) => isPaid(terms, account) === isPaidNow) ?? true;
  return isAlways ? isPaidNow : paidDays(vehicle, account, month) !== 0;
}

/** Whether a vehicle is free of charge, on trial or paid for at the end of a month. */
export const chargeIn = (vehicle: Termed, account: Owner, month: string): Charge =>
  chargeOf(termsOn(vehicle, `${month}-${daysOfMonth(month)}`), account);

const isSamePrice = (one: DaysAt, other: DaysAt) =>
  one.price === other.price && (one.gst === 'Including') === (other.gst === 'Including');

const FREE_WORDS: Record<Exclude<Charge, 'Paid'>, string> = { Demo: 'on trial', Foc: 'free of charge' };

const rateWords = ({ price, gst, days }: DaysAt): string =>
  `${formatMoney(price)}${gst === 'Including' ? ' with GST' : ''} for ${formatCountOf(days, 'day')}`;

/** That days are free, and until when where they are all that come before the others, in words. */
function freeWords(charge: Exclude<Charge, 'Paid'>, mask: DayMask, month: string): string {
  const last = lastDayOf(mask);
  const until = formatDate(`${month}-${String(last).padStart(2, '0')}`).slice(0, 6);
  return last < daysOfMonth(month) ? `${FREE_WORDS[charge]} until ${until}` : FREE_WORDS[charge];
}

/** What days of a month are charged for a vehicle of an account: each by the terms of that day. */
export function chargeOfDays(
  { mask, of, why }: { mask: DayMask; of: number; why?: string | undefined },
  vehicle: Termed,
  account: Owner,
  month: string,
): MonthCharge {
  const rates: DaysAt[] = [];
  const free: string[] = [];
  for (const { terms, mask: held } of termsIn(vehicle, month)) {
    const days = daysInMask(mask & held);
    const charge = chargeOf(terms, account);
    if (days === 0) continue;
    if (charge !== 'Paid') free.push(freeWords(charge, mask & held, month));
    else {
      const rate = { days, price: terms.price, gst: terms.gst };
      const last = rates.at(-1);
      if (last && isSamePrice(last, rate)) last.days += days;
      else rates.push(rate);
    }
  }
  const days = rates.reduce((sum, rate) => sum + rate.days, 0);
  if (free.length === 0 && rates.length < 2) return { days, of, rates, why };
  const parts = [
    ...(why === undefined ? [] : [why]),
    ...(free.length === 0 ? [] : [`${free.join(', ')}: ${days} of ${of} days`]),
    ...(rates.length < 2 ? [] : [rates.map(rateWords).join(', ')]),
  ];
  return { days, of, rates, why: parts.join('; ') };
}
