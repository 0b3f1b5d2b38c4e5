import { array, boolean, number, object, type InferType } from 'yup';
import type { Bill, Vehicle } from './account';
import { billTotal } from './amounts';
import { BILL_DEFAULTS, UNASSIGNED } from './newAccount';
import { formatMoney } from '@/format';
import { area, capitals, inForm, line } from '@/store/fieldRules';
import { rupees, typedAmount } from '@/store/typedNumber';

/** Whether no vehicle stands in its slot yet. */
export const isUnassigned = (vehicleNo: string): boolean => vehicleNo.trim().toUpperCase() === UNASSIGNED.toUpperCase();

const vehicleSchema = object({
  id: number(),
  // The slot's words are no plate, and keep their small letters.
  vehicleNo: capitals('Vehicle Number', 'Vehicle number is required.').transform((kept: unknown) =>
    typeof kept === 'string' && isUnassigned(kept) ? UNASSIGNED : kept,
  ),
  duration: line('Duration'),
  price: rupees('Price').required('Price is required.'),
  selected: boolean(),
});

/** What a new vehicle begins with. */
const newVehicle = { price: BILL_DEFAULTS.pricePerUnit, selected: true };

/** The bill as it stands in its form: amounts as typed. */
export interface TypedBill {
  pricePerUnit?: unknown;
  discount?: unknown;
  vehicles?: readonly { selected?: boolean | undefined }[] | undefined;
}

/** Price per unit × ticked vehicles, in rupees; undefined while the price is none. */
function grossOf({ pricePerUnit, vehicles = [] }: TypedBill): number | undefined {
  const price = typedAmount(pricePerUnit);
  return price === undefined ? undefined : billTotal(price, vehicles.filter(({ selected }) => selected).length, 0);
}

/** What the total follows to as the bill is typed, in rupees, not below zero (D28). */
export function computedTotal(bill: TypedBill): number | undefined {
  const gross = grossOf(bill);
  const discount = typedAmount(bill.discount);
  return gross === undefined || discount === undefined ? undefined : billTotal(gross, 1, discount);
}

/** That a discount is larger than what it is taken from. */
export function discountWarning(bill: TypedBill): string | undefined {
  const gross = grossOf(bill);
  const discount = typedAmount(bill.discount);
  if (gross === undefined || discount === undefined || discount <= gross) return undefined;
  return `Discount cannot be above ${formatMoney(gross)}, the price of the ticked vehicles.`;
}

/**
 * The bill editor (spec 3, D28). A discount above the total is refused, save the `given` one in rupees, with which the
 * editor began: the preset of spec 9 exceeds a small bill, and must not bar it from being saved.
 */
export const billSchema = (given: number) =>
  object({
    userName: line('User Name', 'User name is required.'),
    companyName: line('Company Name', 'Company name is required.'),
    address: area('Address'),
    monthYear: inForm(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.').required('Month/Year is required.'),
    pricePerUnit: rupees('Price per Unit').required('Price per unit is required.'),
    discount: rupees('Discount')
      .required('Discount is required.')
      .test('within', '', (discount, { parent, createError }) => {
        const message = discount === given ? undefined : discountWarning(parent as TypedBill);
        return message === undefined || createError({ message });
      }),
    totalAmount: rupees('Total Amount'),
    vehicles: array().of(vehicleSchema.default(newVehicle)).required(),
  });

export type BillValues = InferType<ReturnType<typeof billSchema>>;

/** What the editor begins with: every vehicle ticked. */
export const billValues = (bill: Bill, vehicles: readonly Vehicle[]) => ({
  ...bill,
  vehicles: vehicles.map(({ id, vehicleNo, duration, price }) => ({ id, vehicleNo, duration, price, selected: true })),
});

/** The vehicles as they are saved, new ones numbered on from the highest number, and the numbers of the ticked ones. */
export function savedVehicles(rows: BillValues['vehicles'], known: readonly Vehicle[]) {
  let highest = Math.max(0, ...known.map(({ id }) => id));
  const numbered = rows.map((row) => ({ ...row, id: row.id ?? (highest += 1) }));
  return {
    vehicles: numbered.map(({ selected: _ticked, ...vehicle }) => vehicle),
    ticked: numbered.filter(({ selected }) => selected).map(({ id }) => id),
  };
}
