import { editOf, identity, list, listed, part, reference } from '@/store/kit/schema/rowRules';
import { productFields } from './productSchema';
import { vendorDetails, vendorRowSchema } from './vendorSchema';

const vendorId = reference('Its vendor');
const productEdit = { productId: reference('Its product'), edit: editOf(productFields) };

/** What each fact of the vendors says. */
export const vendorFactSchemas = {
  vendorAdded: vendorRowSchema.omit(['number']),
  productAdded: part('It', { vendorId, product: part('Product', { id: identity, ...productFields }) }),
  productEdited: part('It', { vendorId, ...productEdit }),
  pricesChanged: part('It', { vendorId, edits: list(part('A price', productEdit)) }),
  productsImported: part('It', {
    vendorId,
    added: listed('Product', productFields),
    edits: list(part('A product', productEdit)),
  }),
  vendorsImported: part('It', {
    added: listed('Vendor', vendorDetails),
    edits: list(part('A vendor', { vendorId, edit: editOf(vendorDetails) })),
  }),
};
