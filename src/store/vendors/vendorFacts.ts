import { factCheck } from '@/store/factCheck';
import { editOf, identity, list, part, reference } from '@/store/rowRules';
import { productFields } from './productSchema';
import { vendorRowSchema } from './vendorSchema';
import { pricesChanged, productAdded, productEdited, vendorAdded } from './vendorsSlice';

const vendorId = reference('Its vendor');
const productEdit = { productId: reference('Its product'), edit: editOf(productFields) };

/** What the facts of the vendors say. */
export const vendorFacts = [
  factCheck(vendorAdded, vendorRowSchema.omit(['number'])),
  factCheck(productAdded, part('It', { vendorId, product: part('Product', { id: identity, ...productFields }) })),
  factCheck(productEdited, part('It', { vendorId, ...productEdit })),
  factCheck(pricesChanged, part('It', { vendorId, edits: list(part('A price', productEdit)) })),
];
