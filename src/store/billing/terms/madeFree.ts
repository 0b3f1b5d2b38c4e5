import { formatCountOf, formatDate } from '@/format';
import { billedAhead } from '@/store/billing/billRun/billedAhead';
import { withoutAhead } from '@/store/billing/billRun/withoutAhead';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { isFreeUnder, termsIn, type DaysAt } from '@/store/billing/billRun/monthCharge';
import { daysFrom, daysInMask, monthsBetween, type DayMask } from '@/store/billing/billRun/months';
import { fitmentsIn, lookAt, ownersOf, type WithUse } from '@/store/billing/billRun/runContext';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import type { BillLine, IssuedBill } from '@/store/billing/bills/bill';
import { monthWorth } from '@/store/billing/bills/monthWorth';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithCompany } from '@/store/billing/company/company';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { waivedOfDays, type WithWaivers } from '@/store/billing/waivers/waiver';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { WithDeactivations } from '@/store/clients/deactivations/standing';
import { monthsAfter } from '@/store/kit/dates';
import { rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

/** All that tells which days were due, and not billed. */
export type WithDue = WithAccounts & WithBills & WithUse & WithCompany & WithWaivers & WithDeactivations;

/** Days of a month that were due by the terms of a vehicle, were not billed, and were made free afterwards. */
export interface MadeFree {
  id: string;
  accountId: string;
  accountNumber: number;
  company: string;
  vehicleId: string;
  vehicleNo: string;
  /** `YYYY-MM`. */
  month: string;
  /** What they came to and nobody waived, in rupees without GST. */
  amount: number;
  /** The ISO date on which it was said that they are free. */
  on: string;
  /** In words: `31 of 31 days made free on 20 Nov 2026`. */
  reason: string;
}

/** Days that were charged at a price until they were made free. */
interface Lost extends DaysAt {
  on: string;
  /** Which change of the vehicle's terms made them free, counted from 0. */
  change: number;
}

/**
 * The days among those given that are free now and were to be paid for, each at the price that it had when that was said. Terms that
 * reach back leave behind what they changed, with the day on which they were said: before that day its days were due.
 */
function lostDays(vehicle: Vehicle, account: AccountRow, month: string, charged: DayMask): Lost[] {
  const lost: Lost[] = [];
  let left = termsIn(vehicle, month).reduce(
    (all, { terms, mask }) => (isFreeUnder(terms, account) ? all | (mask & charged) : all),
    0,
  );
  const past = (vehicle.pastTerms ?? []).map((terms, change) => ({ ...terms, change }));
  for (const { until, on, change, ...terms } of past.toReversed()) {
    const mask = isFreeUnder(terms, account) ? 0 : left & daysFrom(month, until, on);
    left &= ~mask;
    if (mask !== 0) lost.push({ price: terms.price, gst: terms.gst, days: daysInMask(mask), on, change });
  }
  return lost;
}

/** A month of a vehicle at an account that is asked for; or, `asBefore`, as earlier versions reckoned it, whose facts stand. */
type AskedMonth = [state: WithDue, vehicle: Vehicle, account: AccountRow, month: string, asBefore?: boolean];

/** The days of a month that are free for a vehicle at an account and were to be paid for until that was said, in a month of so many days. */
function lostIn(...[state, vehicle, account, month, asBefore]: AskedMonth): { rates: Lost[]; of: number } {
  const look = lookAt(state, vehicle, account.id, asBefore);
  const ahead = billedAhead(state, vehicle, account.id, month, asBefore);
  const { mask, of } = withoutAhead(chargedDays(look, month, account.proration), ahead);
  return { rates: lostDays(vehicle, account, month, mask), of };
}

const daysIn = (rates: readonly Lost[]): number => rates.reduce((sum, { days }) => sum + days, 0);

/**
 * Whether a line of a bill that does not count charges days that were made free: some by a change of terms that it was not counted with,
 * or after the day of the bill; or it has more days than the month has besides them.
 */
export function chargesFreed(
  state: WithDue,
  { accountId, month, issuedOn }: Pick<IssuedBill, 'accountId' | 'month' | 'issuedOn'>,
  { vehicleId = '', days, termChanges = 0 }: Pick<BillLine, 'vehicleId' | 'days' | 'termChanges'>,
): boolean {
  const [vehicle, account] = [state.vehicles.entities[vehicleId], state.accounts.entities[accountId]];
  if (!vehicle || !account) return false;
  const { rates, of } = lostIn(state, vehicle, account, month);
  const isSince = rates.some(({ on, change }) => change >= termChanges || on > issuedOn);
  return isSince || (days ?? of) + daysIn(rates) > of;
}

/** What is left of the days of a month that were made free for a vehicle at an account; undefined where nothing is. */
function madeFreeIn(...asked: AskedMonth): MadeFree | undefined {
  const [state, vehicle, account, month] = asked;
  const { id: vehicleId, vehicleNo } = vehicle;
  const { id: accountId, number: accountNumber } = account;
  if (isBilledFor(state, accountId, vehicleId, month)) return undefined;
  const { rates, of } = lostIn(...asked);
  const [last] = rates;
  if (!last) return undefined;
  const days = daysIn(rates);
  const rate = packageRateOn(state, account.billing, 'subscription', last.on);
  const left = monthWorth(vehicle, { days, of, rates }, rate) - waivedOfDays(state, { accountId, vehicleId, month });
  if (left <= 0) return undefined;
  return {
    id: `${accountId} ${vehicleId} ${month}`,
    accountId,
    accountNumber,
    company: companyOf(account),
    vehicleId,
    vehicleNo,
    month,
    amount: rupees(left),
    on: last.on,
    reason: `${days} of ${formatCountOf(of, 'day')} made free on ${formatDate(last.on)}`,
  };
}

/** The months with days between two ISO dates on which a vehicle may have been in use: none before its first fitting. */
function monthsOf(state: WithUse, vehicle: Vehicle, from: string, before: string): string[] {
  const [fitted] = fitmentsIn(state, vehicle.id)
    .map((one) => one.from)
    .toSorted();
  if (fitted === undefined) return [];
  const first = fitted > from ? fitted : from;
  const count = monthsBetween(first.slice(0, 7), before.slice(0, 7)) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, place) =>
    monthsAfter(`${first.slice(0, 7)}-01`, place).slice(0, 7),
  );
}

/** The days of a vehicle that were due, not billed, and made free afterwards, of each client month by month, as far as nobody waived them; or, `asBefore`, as earlier versions reckoned them. */
export function madeFreeOf(state: WithDue, vehicle: Vehicle, asBefore = false): MadeFree[] {
  const back = (vehicle.pastTerms ?? []).filter(({ until, on }) => until < on);
  const [first] = back;
  if (!first) return [];
  const last = back.reduce((day, { on }) => (on > day ? on : day), first.on);
  const months = monthsOf(state, vehicle, first.until, last);
  return ownersOf(vehicle).flatMap((accountId) => {
    const account = state.accounts.entities[accountId];
    return account ? months.flatMap((month) => madeFreeIn(state, vehicle, account, month, asBefore) ?? []) : [];
  });
}
