import { array, number, object, string } from 'yup';
import { quantity } from '@/store/typedNumber';
import { givenText } from '@/store/typedText';

/** How much of a product that comes in this unit (spec 5, Purchase form). */
const unitsOf = (unit: unknown) => quantity('Units', unit).required('Units required');

const lineSchema = object({
  vendorId: string().required('Vendor required'),
  productId: string()
    .required('Product is required')
    .test(
      'priced',
      'This product has no price yet. Give it a rate in the Vendors area first.',
      (_productId, { parent }) => ((parent as { rate?: number }).rate ?? 0) > 0,
    ),
  units: unitsOf(undefined).when('unit', ([unit]) => unitsOf(unit)),
  /** In rupees per unit, from the vendor's price list: nobody types it. */
  rate: number(),
  /** The product's, from there as well. */
  unit: givenText('This product has no unit.'),
});

/** The Request Stock form (spec 5, D21): its messages, for every line. */
export const requestSchema = object({ lines: array().of(lineSchema).required() });

/** A form with one empty line. */
export const blankRequest = { lines: [lineSchema.getDefault()] };

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
