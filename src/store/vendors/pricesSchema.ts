import { array, object, string } from 'yup';
import { line } from '@/store/fieldRules';
import { rate } from './productSchema';

/** The Edit Price dialog: every product of a vendor with its rate (D15). */
export const pricesSchema = object({
  products: array()
    .of(object({ id: string().required(), name: line('Product Name'), rate: rate() }))
    .required()
    .min(1, 'This vendor has no products yet, so there are no prices to save.'),
});
