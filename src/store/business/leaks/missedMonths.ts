import { lruMemoize } from '@reduxjs/toolkit';
import { formatCount, formatMonth } from '@/format';
import { paths } from '@/paths';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { billedAhead } from '@/store/billing/billRun/billedAhead';
import { withoutAhead } from '@/store/billing/billRun/withoutAhead';
import { chargedDays } from '@/store/billing/billRun/chargeableDays';
import { chargeOfDays, isPaidIn, type MonthCharge } from '@/store/billing/billRun/monthCharge';
import { monthsBetween } from '@/store/billing/billRun/months';
import { lookAt, ownersOf } from '@/store/billing/billRun/runContext';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import { stintsOf } from '@/store/billing/bills/ownedSpans';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { daysBefore, monthsAfter } from '@/store/kit/dates';
import { rupees, sumOf } from '@/store/kit/money';
import type { Leak } from '@/store/stock/leaks/leak';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { WithBilledFleet } from './leakInputs';

/** So many months are looked back at. */
const MOST_MONTHS = 36;

/** So many months are named where more were missed. */
const NAMED = 3;

/** A month, `YYYY-MM`, of which days should have been billed, and what they come to in rupees. */
interface Missed {
  month: string;
  days: number;
  of: number;
  amount: number;
}

/** Whether a month costs nothing because that was agreed from a day on: what is lost by it stands among what was made free. */
const isFreed = ({ pastTerms = [] }: Vehicle, { rates }: MonthCharge, month: string): boolean =>
  rates.every(({ price }) => price === 0) &&
  pastTerms.some(({ price, until }) => price > 0 && until.slice(0, 7) <= month);

function missedIn(
  state: WithBilledFleet,
  look: ReturnType<typeof lookAt<Vehicle>>,
  account: AccountRow,
  month: string,
  today: string,
): Missed | undefined {
  const { vehicle } = look;
  if (!isPaidIn(vehicle, account, month) || isBilledFor(state, account.id, vehicle.id, month)) return undefined;
  const ahead = billedAhead(state, vehicle, account.id, month);
  const charged = chargedDays(look, month, account.proration);
  const charge = chargeOfDays(withoutAhead(charged, ahead), vehicle, account, month);
  const { days, of } = charge;
  if (days === 0 || isFreed(vehicle, charge, month)) return undefined;
  const rate = packageRateOn(state, account.billing, 'subscription', today);
  return { month, days, of, amount: rupees(subscriptionLine(vehicle, charge, '', rate).paise) };
}

/** The months up to a last one, `YYYY-MM`, that are looked back at: the same for all vehicles, so they are counted once. */
const monthsUntil = lruMemoize((last: string): readonly string[] =>
  Array.from({ length: MOST_MONTHS }, (_, place) => monthsAfter(`${last}-01`, place + 1 - MOST_MONTHS).slice(0, 7)),
);

/** The months that are over of a vehicle at an account which should have been billed, and were not: since it was in use there and the account was opened, the last one in any case. */
function missedAt(state: WithBilledFleet, vehicle: Vehicle, account: AccountRow, today: string): Missed[] {
  const look = lookAt(state, vehicle, account.id);
  const [first] = look.subscriptions.length > 0 ? stintsOf(look) : [];
  if (!first) return [];
  const last = daysBefore(`${today.slice(0, 7)}-01`, 1).slice(0, 7);
  const opened = account.openedOn.slice(0, 7);
  const begins = [first.from.slice(0, 7), opened < last ? opened : last].reduce((one, other) =>
    one > other ? one : other,
  );
  const count = Math.min(MOST_MONTHS, monthsBetween(begins, last) + 1);
  return count <= 0
    ? []
    : monthsUntil(last)
        .slice(-count)
        .flatMap((month) => missedIn(state, look, account, month, today) ?? []);
}

function words(account: AccountRow, missed: readonly Missed[]): string {
  const named = missed.slice(0, NAMED).map(({ month }) => formatMonth(month));
  const others = missed.length - named.length;
  const months = `${named.join(', ')}${others > 0 ? ` and ${formatCount(others)} later` : ''}`;
  const [days, of] = [sumOf(missed.map((one) => one.days)), sumOf(missed.map((one) => one.of))];
  return `${companyOf(account)}, ${months} ${missed.length === 1 ? 'is' : 'are'} not billed: ${days} of ${of} days`;
}

/** The months that are over for which a vehicle should have been billed, whoever had it, and was not. */
export function missedMonthsLeak(state: WithBilledFleet, vehicle: Vehicle, today: string): Leak | undefined {
  const { id, vehicleNo } = vehicle;
  const found = ownersOf(vehicle).flatMap((accountId) => {
    const account = state.accounts.entities[accountId];
    if (!account) return [];
    const missed = missedAt(state, vehicle, account, today);
    return missed.length > 0 ? [{ account, missed }] : [];
  });
  const all = found.flatMap(({ missed }) => missed);
  const [oldest] = all.map(({ month }) => month).toSorted();
  if (oldest === undefined) return undefined;
  return {
    id,
    what: vehicleNo,
    vehicleNo,
    detail: found.map(({ account, missed }) => words(account, missed)).join('; '),
    amount: sumOf(all.map(({ amount }) => amount)),
    since: `${oldest}-01`,
    mend: { label: 'Open Bill Run', to: paths.sales.billRunOf(oldest) },
  };
}
