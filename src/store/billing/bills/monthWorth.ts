import type { MonthCharge } from '@/store/billing/billRun/monthCharge';
import { roundedQuotient } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { subscriptionLine } from './subscriptionLine';

/** What a month of a vehicle comes to, without GST, in whole paise. */
export function monthWorth(vehicle: Vehicle, charge: MonthCharge): number {
  const line = subscriptionLine(vehicle, charge, '');
  return line.included ? roundedQuotient(line.paise * 50, 59) : line.paise;
}
