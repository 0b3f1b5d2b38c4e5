import { statusesOf } from '@/machines/advance';
import { stockRequestMachine } from '@/machines/stockRequest';
import { day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { MAX_AMOUNT } from '@/store/kit/money';
import {
  list,
  listed,
  numberBetween,
  optionalIdentity,
  part,
  reference,
  rowOf,
  sum,
} from '@/store/kit/schema/rowRules';
import { quantity, typedRupees } from '@/store/kit/typed/typedNumber';
import { givenText } from '@/store/kit/typed/typedText';
import { paymentRow } from './paymentSchema';

/** How much of a product that comes in this unit. */
const unitsOf = (unit: unknown) => quantity('Units', unit).required('Units required');

const lineSchema = record({
  vendorId: givenText('Vendor required').required('Vendor required'),
  productId: givenText('Product is required')
    .required('Product is required')
    .test(
      'priced',
      'This product has no price yet. Give it a rate in the Vendors area first.',
      (_productId, { parent }) => ((parent as { rate?: number }).rate ?? 0) > 0,
    ),
  units: unitsOf(undefined).when('unit', ([unit]) => unitsOf(unit)),
  /** In rupees per unit, from the vendor's price list: nobody types it. */
  rate: typedRupees('Rate'),
  /** The product's, from there as well. */
  unit: givenText('This product has no unit.'),
});

/** The Request Stock form: its messages, for every line; without a branch it goes to our own store. */
export const requestSchema = record({ lines: rowsOf(lineSchema), branchId: givenText('Choose where it goes.') });

/** A form with one empty line. */
export const blankRequest = { lines: [lineSchema.getDefault()] };

const status = knownWord(statusesOf(stockRequestMachine), 'Status is not known.');

/** A part of a line's quantity, maybe none of it. */
const some = (label: string) => numberBetween(label, 0, MAX_AMOUNT);

const ordered = {
  vendorId: reference('Its vendor'),
  vendor: line('Vendor'),
  productId: optionalIdentity('Its product'),
  name: line('Product Name'),
  unit: line('Unit'),
  qty: sum('Units'),
  rate: typedRupees('Rate').required('Rate is required'),
};

/** What is asked for of one product. */
export const orderedProduct = part('Product', ordered);

/** A stock request as it is kept. */
export const requestRowSchema = rowOf({
  orderDate: day('Order Date is required.', 'Order Date is not a date.'),
  status,
  steps: list(part('Step', { status, on: day('Its day is required.', 'Its day is not a date.') })),
  products: list(
    part('Product', {
      ...ordered,
      received: some('Received'),
      stocked: some('In stock'),
      shortClosed: some('Short closed'),
    }),
  ),
  branchId: optionalIdentity('Its branch'),
  companyId: optionalIdentity('Its company'),
  payments: listed('Payment', paymentRow),
  bookings: listed('Receipt', {}),
});

/** A line as it stands in the form: not complete yet, units as typed. */
export interface TypedLine {
  vendorId?: string | undefined;
  productId?: string | undefined;
  units?: unknown;
  rate?: number | undefined;
  unit?: string | undefined;
}

/** How much is asked for by what was typed, of a product in this unit; undefined while that is refused. */
export function typedUnits(typed: unknown, unit: string): number | undefined {
  const rule = unitsOf(unit);
  return rule.isValidSync(typed) ? rule.cast(typed) : undefined;
}
