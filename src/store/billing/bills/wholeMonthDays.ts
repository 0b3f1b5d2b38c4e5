import { billedAhead, type WithBilledDays } from '@/store/billing/billRun/billedAhead';
import { daysOwned } from '@/store/billing/billRun/chargeableDays';
import { daysOfMonth } from '@/store/billing/billRun/months';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';

type Moved = Partial<Pick<Vehicle, 'accountId' | 'past' | 'billedUntil'>>;

/** The days of a whole month for which a vehicle is billed: those on which it is its account's, as the others are another's, without those billed before it was billed here. */
export const wholeMonthDays = (vehicle: Moved, month: string): number =>
  vehicle.accountId === undefined ? daysOfMonth(month) : daysOwned({ vehicle, accountId: vehicle.accountId }, month);

/** A vehicle with the days of a whole month for which it is billed: without those for which another account is already. */
export function withDays<Row extends Moved & { id: string }>(
  state: WithBilledDays,
  vehicle: Row,
  month: string,
): Row & { days: number } {
  const ahead = vehicle.accountId === undefined ? 0 : billedAhead(state, vehicle, vehicle.accountId, month);
  return { ...vehicle, days: Math.max(0, wholeMonthDays(vehicle, month) - ahead) };
}
