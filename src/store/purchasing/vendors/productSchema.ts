import { line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import type { FieldsOf } from '@/store/kit/schema/rowCheck';
import { count, typedRupees, wholeUnits } from '@/store/kit/typed/typedNumber';
import { givenText, typedLine } from '@/store/kit/typed/typedText';
import { PRODUCT_KINDS, type ProductDraft } from './vendor';

const LONGEST_WARRANTY = 120;
const KIND = `Kind can be ${PRODUCT_KINDS.join(', ')}.`;

/** What was emptied is not said. */
const orNone = (typed: unknown) => (typed === '' ? undefined : typed);

/** A price in rupees per unit. */
export const rate = (missing = 'Rate is required') =>
  typedRupees('Rate').required(missing).min(1, 'Rate must be positive');

/** A minimum order quantity in whole units. */
export const minOrderQty = (missing = 'Minimum Order Quantity is required') =>
  wholeUnits('MOQ').required(missing).min(1, 'MOQ must be positive');

/** The unit that a product is counted in; stored ones may have others than those offered. */
export const unit = line('Unit', 'Unit is required').default('Pcs');

/** What a product's form asks, and what is kept of it. */
export const productFields = {
  name: line('Product Name', 'Product name is required'),
  rate: rate(),
  unit,
  minOrderQty: minOrderQty(),
  kind: givenText(KIND).transform(orNone).oneOf(PRODUCT_KINDS, KIND),
  model: typedLine('Model').transform(orNone),
  hsn: typedLine('HSN')
    .transform(orNone)
    .matches(/^(\d{4}|\d{6}|\d{8})$/, 'HSN must have 4, 6 or 8 digits.'),
  warrantyMonths: count('Warranty').max(LONGEST_WARRANTY, `Warranty can be at most ${LONGEST_WARRANTY} months.`),
} satisfies FieldsOf<ProductDraft>;

export const productSchema = record(productFields);
