import type { InferType } from 'yup';
import { formatMoney } from '@/format';
import { area, inForm, line, plate } from '@/store/fieldRules';
import { record, rowId, rowsOf, tick } from '@/store/formRules';
import { sumOf } from '@/store/money';
import { rupees, typedAmount } from '@/store/typedNumber';
import type { Account, Bill } from './account';
import { lessDiscount } from './amounts';
import { isUnassigned, UNASSIGNED } from './newAccount';

/** What the editor began with, in rupees: its price is that of each row that follows the price per unit (D28). */
export type SavedTerms = Pick<Bill, 'pricePerUnit' | 'discount'>;

/** A vehicle as it stands in the form; a new one has no id yet, and is not billed. */
const vehicleSchema = record({
  id: rowId(),
  // The slot's words are no plate, and keep their small letters.
  vehicleNo: plate('Vehicle Number', 'Vehicle number is required.').transform((kept: unknown) =>
    typeof kept === 'string' && isUnassigned(kept) ? UNASSIGNED : kept,
  ),
  duration: line('Duration'),
  price: rupees('Price').required('Price is required.'),
  selected: tick().default(false),
  billed: tick().default(false),
});

/** The bill as it stands in its form: amounts as typed. */
export interface TypedBill {
  pricePerUnit?: unknown;
  discount?: unknown;
  totalAmount?: unknown;
  vehicles?: readonly { price?: unknown; selected?: boolean | undefined; billed?: boolean | undefined }[] | undefined;
}

/** The price of a row in rupees: the price per unit typed now where it follows it, else its own; undefined while it is none. */
export function rowPrice(price: unknown, pricePerUnit: unknown, saved: SavedTerms): number | undefined {
  const own = typedAmount(price);
  return own === saved.pricePerUnit ? typedAmount(pricePerUnit) : own;
}

/** What the ticked vehicles cost that are not billed yet, in rupees; undefined while the price of one is none. */
function grossOf({ pricePerUnit, vehicles = [] }: TypedBill, saved: SavedTerms): number | undefined {
  const ticked = vehicles.filter(({ selected, billed }) => selected && !billed);
  const prices = ticked.flatMap(({ price }) => rowPrice(price, pricePerUnit, saved) ?? []);
  return prices.length === ticked.length ? sumOf(prices) : undefined;
}

/** What the total follows to as the bill is typed, in rupees without GST, not below zero (D28). */
export function computedTotal(bill: TypedBill, saved: SavedTerms): number | undefined {
  const gross = grossOf(bill, saved);
  const discount = typedAmount(bill.discount);
  return gross === undefined || discount === undefined ? undefined : lessDiscount(gross, discount);
}

/** The total as it stands, in rupees without GST: what was typed over the computed one, else that. */
export const currentTotal = (bill: TypedBill, saved: SavedTerms): number | undefined =>
  bill.totalAmount === undefined ? computedTotal(bill, saved) : typedAmount(bill.totalAmount);

/** That a discount is larger than what it is taken from. */
export function discountWarning(bill: TypedBill, saved: SavedTerms): string | undefined {
  const gross = grossOf(bill, saved);
  const discount = typedAmount(bill.discount);
  if (gross === undefined || discount === undefined || discount <= gross) return undefined;
  return `Discount cannot be above ${formatMoney(gross)}, the price of the ticked vehicles.`;
}

/**
 * The bill editor (spec 3, D28). A discount above the total is refused, save the one with which the editor began: the
 * preset of spec 9 exceeds a small bill, and must not bar it from being saved.
 */
export const billSchema = (saved: SavedTerms) =>
  record({
    userName: line('User Name', 'User name is required.'),
    companyName: line('Company Name', 'Company name is required.'),
    address: area('Address'),
    monthYear: inForm(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.').required('Month/Year is required.'),
    pricePerUnit: rupees('Price per Unit').required('Price per unit is required.'),
    discount: rupees('Discount')
      .required('Discount is required.')
      .test('within', '', (discount, { parent, createError }) => {
        const message = discount === saved.discount ? undefined : discountWarning(parent as TypedBill, saved);
        return message === undefined || createError({ message });
      }),
    totalAmount: rupees('Total Amount'),
    vehicles: rowsOf(vehicleSchema.default({ price: saved.pricePerUnit, selected: true })),
  });

export type BillValues = InferType<ReturnType<typeof billSchema>>;

/** What the editor begins with. */
export const billValues = ({ bill, vehicles }: Account) => ({
  ...bill,
  vehicles: vehicles.map(({ id, vehicleNo, duration, price, selected, billed }) => ({ id, vehicleNo, duration, price, selected, billed })),
});
