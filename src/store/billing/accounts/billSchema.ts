import { ValidationError, type InferType } from 'yup';
import { formatMoney } from '@/format';
import { area, inForm, line, optionalDay, plate } from '@/store/kit/schema/fieldRules';
import { record, rowId, rowsOf, tick } from '@/store/kit/schema/formRules';
import { sumOf } from '@/store/kit/money';
import { typedRupees, typedAmount } from '@/store/kit/typed/typedNumber';
import type { Bill } from '@/store/clients/accounts/account';
import type { Account } from './account';
import type { TypedPlate } from './typedPlates';
import { isUnassigned, UNASSIGNED } from '@/store/clients/accounts/newAccount';

/** What the editor began with, in rupees: its price is that of each row that follows the price per unit. */
export type SavedTerms = Pick<Bill, 'pricePerUnit' | 'discount'>;

/** A vehicle as it stands in the form; a new one has no id yet. `billed` is as it was when the editor opened: of the month typed by now the bills tell. */
const vehicleSchema = record({
  id: rowId(),
  // The slot's words are no plate, and keep their small letters.
  vehicleNo: plate('Vehicle Number', 'Vehicle number is required.').transform((kept: unknown) =>
    typeof kept === 'string' && isUnassigned(kept) ? UNASSIGNED : kept,
  ),
  duration: line('Duration'),
  price: typedRupees('Price').required('Price is required.'),
  selected: tick().default(false),
  billed: tick().default(false),
});

/** Why the plates of the rows cannot be, row by row. */
type PlatesRefused = (rows: readonly TypedPlate[]) => (string | undefined)[];

/** A vehicle of a bill as it stands in the form. */
interface TypedVehicle {
  id?: unknown;
  price?: unknown;
  selected?: boolean | undefined;
  /** Whether it gets no bill: it is billed already, or free of charge. */
  billed?: boolean | undefined;
}

/** The bill as it stands in its form: month and amounts as typed. */
export interface TypedBill {
  monthYear?: unknown;
  pricePerUnit?: unknown;
  discount?: unknown;
  totalAmount?: unknown;
  priceFrom?: unknown;
  vehicles?: readonly TypedVehicle[] | undefined;
}

/** The ISO date that is typed; undefined while it is none. */
export const dayTyped = (typed: unknown): string | undefined =>
  typeof typed === 'string' && /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : undefined;

/** The price of a row in rupees: the price per unit typed now where it follows it, else its own; undefined while it is none. */
export function rowPrice(price: unknown, pricePerUnit: unknown, saved: SavedTerms): number | undefined {
  const own = typedAmount(price);
  return own === saved.pricePerUnit ? typedAmount(pricePerUnit) : own;
}

/** A vehicle that the bill would be for, with what it costs. */
export interface PricedRow {
  /** None of a new one. */
  id: string | undefined;
  /** In rupees. */
  price: number;
}

/** What the bill would be for: the ticked vehicles that can be billed; undefined while the price of one is none. */
export function pricedRows({ pricePerUnit, vehicles = [] }: TypedBill, saved: SavedTerms): PricedRow[] | undefined {
  const ticked = vehicles.filter(({ selected, billed }) => selected && !billed);
  const rows = ticked.flatMap(({ id, price }) => {
    const own = rowPrice(price, pricePerUnit, saved);
    return own === undefined ? [] : [{ id: typeof id === 'string' ? id : undefined, price: own }];
  });
  return rows.length === ticked.length ? rows : undefined;
}

/** That a discount is larger than what it is taken from: the one that was agreed is not, while nothing is ticked. */
export function discountWarning(bill: TypedBill, saved: SavedTerms): string | undefined {
  const rows = pricedRows(bill, saved);
  const gross = rows && sumOf(rows.map(({ price }) => price));
  const discount = typedAmount(bill.discount);
  if (gross === undefined || discount === undefined || discount <= gross) return undefined;
  // What was agreed waits for the next bill where this one would be for nothing.
  if (rows?.length === 0 && discount === saved.discount) return undefined;
  return `Discount cannot be above ${formatMoney(gross)}, the price of the ticked vehicles.`;
}

/**
 * The bill editor. A discount above the total is refused, save the one with which the editor began: the
 * preset of a new bill exceeds a small one, and must not bar it from being saved. `standing` says what of it gets no bill, `platesRefused`
 * why the plates of its rows cannot be, `dayRefused` why its prices cannot change from the day that is typed.
 */
export const billSchema = (
  saved: SavedTerms,
  standing = (bill: TypedBill) => bill,
  platesRefused: PlatesRefused = () => [],
  dayRefused: (bill: TypedBill) => string | undefined = () => undefined,
) =>
  record({
    userName: line('User Name', 'User name is required.'),
    companyName: line('Company Name', 'Company name is required.'),
    address: area('Address'),
    monthYear: inForm(/^\d{4}-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11.').required('Month/Year is required.'),
    pricePerUnit: typedRupees('Price per Unit').required('Price per unit is required.'),
    discount: typedRupees('Discount')
      .required('Discount is required.')
      .test('within', '', (discount, { parent, createError }) => {
        const message = discount === saved.discount ? undefined : discountWarning(standing(parent as TypedBill), saved);
        return message === undefined || createError({ message });
      }),
    totalAmount: typedRupees('Total Amount'),
    priceFrom: optionalDay('Price Changes From is not a date.').test('open', '', (day, { parent, createError }) => {
      const message = day ? dayRefused(parent as TypedBill) : undefined;
      return message === undefined || createError({ message });
    }),
    vehicles: rowsOf(vehicleSchema.default({ price: saved.pricePerUnit, selected: true })).test(
      'plates',
      '',
      (rows, { path, createError }) => {
        const wrong = platesRefused(rows).flatMap((message, place) =>
          message === undefined ? [] : [createError({ path: `${path}[${place}].vehicleNo`, message })],
        );
        return wrong.length === 0 || new ValidationError(wrong);
      },
    ),
  });

export type BillValues = InferType<ReturnType<typeof billSchema>>;

/** What the editor begins with. */
export const billValues = ({ bill, vehicles }: Account) => ({
  ...bill,
  vehicles: vehicles.map(({ id, vehicleNo, duration, price, selected, billed }) => ({
    id,
    vehicleNo,
    duration,
    price,
    selected,
    billed,
  })),
});
