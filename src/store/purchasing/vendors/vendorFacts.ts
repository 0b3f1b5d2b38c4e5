import { factCheck } from '@/store/kit/schema/factCheck';
import { editOf, identity, list, listed, part, reference } from '@/store/kit/schema/rowRules';
import { productFields } from './productSchema';
import { vendorDetails, vendorRowSchema } from './vendorSchema';
import {
  pricesChanged,
  productAdded,
  productEdited,
  productsImported,
  vendorAdded,
  vendorsImported,
} from './vendorsSlice';

const vendorId = reference('Its vendor');
const productEdit = { productId: reference('Its product'), edit: editOf(productFields) };

/** What the facts of the vendors say. */
export const vendorFacts = [
  factCheck(vendorAdded, vendorRowSchema.omit(['number'])),
  factCheck(productAdded, part('It', { vendorId, product: part('Product', { id: identity, ...productFields }) })),
  factCheck(productEdited, part('It', { vendorId, ...productEdit })),
  factCheck(pricesChanged, part('It', { vendorId, edits: list(part('A price', productEdit)) })),
  factCheck(
    productsImported,
    part('It', { vendorId, added: listed('Product', productFields), edits: list(part('A product', productEdit)) }),
  ),
  factCheck(
    vendorsImported,
    part('It', {
      added: listed('Vendor', vendorDetails),
      edits: list(part('A vendor', { vendorId, edit: editOf(vendorDetails) })),
    }),
  ),
];
