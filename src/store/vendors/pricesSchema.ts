import { array, number, object, string } from 'yup';
import { rate } from './productSchema';

/** The Edit Price dialog: every product of a vendor with its rate (D15). */
export const pricesSchema = object({
  products: array()
    .of(object({ id: number().required(), name: string().required(), rate: rate() }))
    .required()
    .min(1, 'This vendor has no products yet, so there are no prices to save.'),
});
