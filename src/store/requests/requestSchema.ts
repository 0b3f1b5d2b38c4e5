import { array, number, object } from 'yup';
import { typedNumber } from '@/store/typedNumber';

/** Units of a line: whole, at least 1 (spec 5, Purchase form). */
export const units = typedNumber('Units')
  .required('Units required')
  .integer('Units must be a whole number')
  .min(1, 'Units must be at least 1');

const lineSchema = object({
  vendorId: number().required('Vendor required'),
  productId: number()
    .required('Product is required')
    .test(
      'priced',
      'This product has no price yet. Give it a rate in the Vendors area first.',
      (_productId, { parent }) => ((parent as { rate?: number }).rate ?? 0) > 0,
    ),
  units,
  /** In rupees per unit, from the vendor's price list: nobody types it. */
  rate: number(),
});

/** The Request Stock form (spec 5, D21): its messages, for every line. */
export const requestSchema = object({ lines: array().of(lineSchema).required() });

/** A form with one empty line. */
export const blankRequest = { lines: [lineSchema.getDefault()] };

/** A line as it stands in the form: not complete yet, units as typed. */
export interface TypedLine {
  vendorId?: number | undefined;
  productId?: number | undefined;
  units?: unknown;
  rate?: number | undefined;
}
