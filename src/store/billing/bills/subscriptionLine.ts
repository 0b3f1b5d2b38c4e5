import type { DaysAt, MonthCharge } from '@/store/billing/billRun/monthCharge';
import { percentOf, type GstRate } from '@/store/kit/gstRates';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { LineDraft } from './billAmounts';

/** A vehicle as a line names it. */
export type BilledVehicle = Pick<Vehicle, 'id' | 'vehicleNo' | 'pastTerms'>;

const isIncluded = ({ gst }: DaysAt): boolean => gst === 'Including';

/** What days at several prices come to in whole paise, GST in all of them or in none. */
const sumOfDays = (rates: readonly DaysAt[], of: number): number =>
  roundedQuotient(
    rates.reduce((sum, { price, days }) => sum + paise(price) * days, 0),
    of,
  );

/** The same without GST, where it is in some of the prices: of 18 percent those are 100 of 118 parts, rounded half up once. */
function sumWithoutGst(rates: readonly DaysAt[], of: number, percent: number): number {
  const all = BigInt(100 + percent);
  const whole = rates.reduce(
    (sum, rate) => sum + BigInt(paise(rate.price)) * BigInt(rate.days) * (isIncluded(rate) ? 100n : all),
    0n,
  );
  const parts = BigInt(of) * all;
  return Number((whole * 2n + parts) / (parts * 2n));
}

/** The line of a vehicle's subscription for days of a month: its price for each day of it, rounded half up once; `gst` is the rate of its code, which bills of the usual one do not name. */
export function subscriptionLine(
  vehicle: BilledVehicle,
  charge: MonthCharge,
  hsn: string,
  gst: GstRate | undefined,
): LineDraft {
  const { id, vehicleNo, pastTerms = [] } = vehicle;
  const { days, of, unused = 0, rates, why } = charge;
  const last = rates.at(-1) ?? { price: 0, gst: undefined, days };
  const isMixed = rates.some((rate) => isIncluded(rate) !== isIncluded(last));
  const included = isIncluded(last);
  const percent = percentOf(gst);
  return {
    kind: 'Subscription',
    vehicleId: id,
    vehicleNo,
    days,
    of,
    ...(unused > 0 && { unused }),
    ...(pastTerms.length > 0 && { termChanges: pastTerms.length }),
    price: isMixed && included ? rupees(sumWithoutGst([last], last.days, percent)) : last.price,
    ...(included && !isMixed && { included: true }),
    hsn,
    ...(why !== undefined && { why }),
    paise: isMixed ? sumWithoutGst(rates, of, percent) : sumOfDays(rates, of),
  };
}
