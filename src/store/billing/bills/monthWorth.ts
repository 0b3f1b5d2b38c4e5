import type { MonthCharge } from '@/store/billing/billRun/monthCharge';
import { percentOf, type GstRate } from '@/store/kit/gstRates';
import { withoutGst } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { subscriptionLine } from './subscriptionLine';

/** What a month of a vehicle comes to, without the GST of that rate, in whole paise. */
export function monthWorth(vehicle: Vehicle, charge: MonthCharge, gst: GstRate | undefined): number {
  const line = subscriptionLine(vehicle, charge, '', gst);
  return line.included ? withoutGst(line.paise, percentOf(gst)) : line.paise;
}
