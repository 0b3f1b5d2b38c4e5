import type { MonthCharge } from '@/store/billing/billRun/monthCharge';
import { percentOf, type GstRate } from '@/store/kit/gstRates';
import { withoutGst } from '@/store/kit/money';
import type { BillLine, IssuedBill } from './bill';
import { subscriptionLine, type BilledVehicle } from './subscriptionLine';

/** What a month of a vehicle comes to, without the GST of that rate, in whole paise. */
export function monthWorth(vehicle: BilledVehicle, charge: MonthCharge, gst: GstRate | undefined): number {
  const line = subscriptionLine(vehicle, charge, '', gst);
  return line.included ? withoutGst(line.paise, percentOf(gst)) : line.paise;
}

/** By which rate of GST a line of a bill was taxed; none is the usual one. */
export const billedRate = ({ taxes }: Pick<IssuedBill, 'taxes'>, line: Pick<BillLine, 'hsn'>): GstRate | undefined =>
  taxes.find(({ hsn }) => hsn === line.hsn)?.rate;
