import { formatDate } from '@/format';
import { dayTyped, rowPrice, type TypedBill } from '@/store/billing/accounts/billSchema';
import { firstPriceDay, priceFrom } from '@/store/billing/terms/priceFrom';
import type { AccountRow } from '@/store/clients/accounts/account';
import { monthsAfter } from '@/store/kit/dates';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import type { Vehicle, WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { isBilledFor } from './billedLines';
import { monthTyped } from './editorBill';
import type { WithBills } from './withBills';

type Typed = Pick<TypedBill, 'pricePerUnit' | 'monthYear' | 'priceFrom'>;

interface TypedRow {
  id?: unknown;
  price?: unknown;
}

/** The vehicle of a row whose price changes as it is typed; undefined of any other. */
function repriced(
  state: WithVehicles & WithBills,
  account: AccountRow,
  { id, price }: TypedRow,
  { pricePerUnit, monthYear }: Typed,
): Vehicle | undefined {
  const vehicle = typeof id === 'string' ? state.vehicles.entities[id] : undefined;
  if (!vehicle) return undefined;
  const isBilled = isBilledFor(state, account.id, vehicle.id, monthTyped(monthYear, account));
  const typed = isBilled ? typedAmount(price) : rowPrice(price, pricePerUnit, account.bill);
  return typed === undefined || typed === vehicle.price ? undefined : vehicle;
}

/** The ISO date from which the price of a vehicle changes as it is typed in its row; undefined where it does not, or always was so. */
export function priceChangesFrom(
  state: WithVehicles & WithBills,
  account: AccountRow,
  row: TypedRow,
  typed: Typed,
): string | undefined {
  const vehicle = repriced(state, account, row, typed);
  return vehicle && priceFrom(state, vehicle, monthTyped(typed.monthYear, account), dayTyped(typed.priceFrom));
}

/** Whether any price changes from a day on as the bill is typed, so that another day can be chosen. */
export const arePricesDated = (state: WithVehicles & WithBills, account: AccountRow, typed: TypedBill): boolean =>
  (typed.vehicles ?? []).some((row) => priceChangesFrom(state, account, row, typed) !== undefined);

/**
 * Why prices cannot change from the day that is typed on `today`: of a day that is billed or has other terms with the vehicle that is in its
 * way and the first day that can be, of one more than a year ahead with the last; undefined where they can.
 */
export function priceDayRefusal(
  state: WithVehicles & WithBills,
  account: AccountRow,
  typed: TypedBill,
  today: string,
): string | undefined {
  const day = dayTyped(typed.priceFrom);
  if (day === undefined) return undefined;
  const firsts = (typed.vehicles ?? []).flatMap((row) => {
    const vehicle = repriced(state, account, row, typed);
    const first = vehicle && firstPriceDay(state, vehicle);
    return vehicle && first !== undefined ? [{ vehicleNo: vehicle.vehicleNo, first }] : [];
  });
  const [latest] = firsts.toSorted((one, other) => other.first.localeCompare(one.first));
  if (latest && latest.first > day)
    return `${latest.vehicleNo} is billed, or has other terms, before ${formatDate(latest.first)}: choose that day or a later one.`;
  const ahead = monthsAfter(today, 12);
  const last = latest && latest.first > ahead ? latest.first : ahead;
  return day > last
    ? `Price Changes From is more than a year ahead: choose ${formatDate(last)} or an earlier day.`
    : undefined;
}
