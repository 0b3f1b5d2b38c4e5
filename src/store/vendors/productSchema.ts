import { line } from '@/store/fieldRules';
import { record } from '@/store/formRules';
import { rupees, units } from '@/store/typedNumber';

/** A price in rupees per unit (spec 5, Add / edit product dialog; minimum by spec 9). */
export const rate = (missing = 'Rate is required') => rupees('Rate').required(missing).min(1, 'Rate must be positive');

/** A minimum order quantity in whole units (spec 5, 9). */
export const minOrderQty = (missing = 'Minimum Order Quantity is required') =>
  units('MOQ').required(missing).min(1, 'MOQ must be positive');

/** The unit that a product is counted in; stored ones may have others than those offered (spec 3). */
export const unit = line('Unit', 'Unit is required').default('Pcs');

/** What a product's form asks, and what is kept of it. */
export const productFields = {
  name: line('Product Name', 'Product name is required'),
  rate: rate(),
  unit,
  minOrderQty: minOrderQty(),
};

export const productSchema = record(productFields);
