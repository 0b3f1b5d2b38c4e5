import type { Account } from '@/store/billing/accounts/account';
import type { AccountRow, Charge } from '@/store/clients/accounts/account';
import { dayTyped, pricedRows, type TypedBill } from '@/store/billing/accounts/billSchema';
import type { Amounts } from './bill';
import { taxableSum } from './billAmounts';
import { isBilledFor } from './billedLines';
import type { WithBills } from './withBills';
import type { WithBilling } from '@/store/billing/billRun/runAccount';
import { companyNow } from '@/store/billing/company/company';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { priceFrom } from '@/store/billing/terms/priceFrom';
import { gstOfAdded, repricedUnit } from '@/store/vehicles/vehicles/addedTerms';
import { withVehicleEdit } from '@/store/vehicles/vehicles/vehicleEdits';
import { gstFor } from './recipient';
import { wholeMonthAmounts, type BillTerms, type Priced } from './wholeMonth';
import { wholeMonthCharge } from './wholeMonthDays';
import { chargeIn, isPaidIn } from '@/store/billing/billRun/monthCharge';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month that stands in the editor; the saved one while it is none. */
export const monthTyped = (typed: unknown, { bill }: AccountRow): string =>
  typeof typed === 'string' && MONTH.test(typed) ? typed : bill.monthYear;

/** Why a vehicle gets no bill: it is billed for the month, or free of charge. */
export type NotBilled = 'Billed' | Exclude<Charge, 'Paid'>;

/** Why a vehicle of an account gets no bill for the month that is typed; undefined where it can be billed. A new one has no identity yet. */
export function whyNotBilled(
  state: WithVehicles & WithBills,
  account: AccountRow,
  id: unknown,
  monthYear: unknown,
): NotBilled | undefined {
  const vehicle = typeof id === 'string' ? state.vehicles.entities[id] : undefined;
  const month = monthTyped(monthYear, account);
  if (vehicle && isBilledFor(state, account.id, vehicle.id, month)) return 'Billed';
  const termed = vehicle ?? { price: 0 };
  if (isPaidIn(termed, account, month)) return undefined;
  const charge = chargeIn(termed, account, month);
  return charge === 'Paid' ? undefined : charge;
}

/** The bill as it is typed, its vehicles marked that get none for the month that stands there. */
export const asTyped = (state: WithVehicles & WithBills, account: AccountRow, bill: TypedBill): TypedBill => ({
  ...bill,
  vehicles: bill.vehicles?.map((row) => ({
    ...row,
    billed: whyNotBilled(state, account, row.id, bill.monthYear) !== undefined,
  })),
});

/** The price per unit as it is typed, and whether GST is in it once it is saved: by the vehicles of when the editor opened. */
const perUnitTyped = ({ bill, vehicles }: Account, typed: TypedBill) =>
  repricedUnit(bill, vehicles, typedAmount(typed.pricePerUnit) ?? bill.pricePerUnit);

/** Whether GST is in a price that is typed in the editor: a vehicle's, or without its identity the price per unit and that of a new one. */
export const isWithGst = (state: WithVehicles, account: Account, typed: TypedBill, id = ''): boolean =>
  (state.vehicles.entities[id] ?? perUnitTyped(account, typed)).gst === 'Including';

/** What is said of a vehicle's price with the bill of a month. */
interface PricedFor {
  id: string;
  perUnit: Pick<AccountRow['bill'], 'gst'>;
  /** In rupees. */
  price: number;
  /** `YYYY-MM`. */
  month: string;
  /** The ISO date from which prices are typed to change, if one is. */
  chosen: string | undefined;
  /** ISO date. */
  on: string;
}

/** A vehicle as it is once its price is saved with the bill of a month: a new one has no identity yet. */
function asPriced(state: WithBilling, { id, perUnit, price, month, chosen, on }: PricedFor): Priced {
  const vehicle = state.vehicles.entities[id];
  if (!vehicle) return { ...gstOfAdded(perUnit), id, vehicleNo: '', price };
  if (price === vehicle.price) return vehicle;
  const from = priceFrom(state, vehicle, month, chosen);
  return withVehicleEdit(vehicle, { id, edit: { was: { price: vehicle.price }, to: { price } }, from }, on);
}

/** The amounts of a bill as it is typed: exactly those that Billed makes of it. */
function amountsWith(
  state: WithBilling,
  account: Account,
  typed: TypedBill,
  terms: BillTerms,
  on: string,
): Amounts | undefined {
  const rows = pricedRows(asTyped(state, account, typed), account.bill);
  if (!rows) return undefined;
  const month = monthTyped(typed.monthYear, account);
  const chosen = dayTyped(typed.priceFrom);
  const perUnit = perUnitTyped(account, typed);
  const priced = rows.map(({ id = '', price }) => {
    const vehicle = asPriced(state, { id, perUnit, price, month, chosen, on });
    return { vehicle, charge: wholeMonthCharge(state, vehicle, account, month) };
  });
  // Without a vehicle there is no bill, whatever was typed.
  const kept = priced.length > 0 ? terms : { discount: 0 };
  return wholeMonthAmounts(priced, kept, companyNow(state), gstFor(state, account, on));
}

/** What the total follows to as the bill is typed on an ISO date, in rupees without GST, not below zero; undefined while an amount is none. */
export function totalAsTyped(state: WithBilling, account: Account, typed: TypedBill, on: string): number | undefined {
  const discount = typedAmount(typed.discount);
  const amounts = discount === undefined ? undefined : amountsWith(state, account, typed, { discount }, on);
  return amounts && taxableSum(amounts);
}

/** What the bill comes to as it is typed on an ISO date, with what was typed over its total; undefined while an amount is none. */
export function amountsAsTyped(
  state: WithBilling,
  account: Account,
  typed: TypedBill,
  on: string,
): Amounts | undefined {
  const discount = typedAmount(typed.discount);
  const totalAmount = typed.totalAmount === undefined ? undefined : typedAmount(typed.totalAmount);
  if (discount === undefined || (typed.totalAmount !== undefined && totalAmount === undefined)) return undefined;
  return amountsWith(state, account, typed, { discount, totalAmount }, on);
}
