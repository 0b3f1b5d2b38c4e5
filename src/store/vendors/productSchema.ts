import { object, string } from 'yup';
import { typedNumber } from '@/store/typedNumber';

/** A price in rupees per unit (spec 5, Add / edit product dialog; minimum by spec 9). */
export const rate = (missing = 'Rate is required') => typedNumber('Rate').required(missing).min(1, 'Rate must be positive');

/** A minimum order quantity in whole units. */
export const minOrderQty = (missing = 'Minimum Order Quantity is required') =>
  typedNumber('Minimum Order Quantity')
    .required(missing)
    .min(1, 'MOQ must be positive')
    .integer('MOQ must be a whole number');

export const productSchema = object({
  name: string().trim().required('Product name is required'),
  rate: rate(),
  unit: string().required('Unit is required').default('Pcs'),
  minOrderQty: minOrderQty(),
});
