import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/edit';
import { firstOf, gone, known } from '@/store/refusals';
import type { Table } from '@/store/table';
import type { Product, ProductDraft, Vendor } from './vendor';
import { pricesChanged, productAdded, productEdited, vendorAdded, type ProductEdit } from './vendorsSlice';

interface WithVendors {
  vendors: Table<Vendor>;
}

/** What the fields are called, and of which product they are: a dialog may hold all rates of a vendor. */
const labelsOf = ({ name }: Product): Record<keyof ProductDraft, string> => ({
  name: 'Product Name',
  rate: `Rate of ${name}`,
  unit: `Unit of ${name}`,
  minOrderQty: `MOQ of ${name}`,
});

function editRefusal({ vendors }: WithVendors, vendorId: string, { productId, edit }: ProductEdit): Refusal | undefined {
  const vendor = vendors.entities[vendorId];
  if (!vendor) return gone(vendors, vendorId, 'This vendor');
  const product = vendor.products.find(({ id }) => id === productId);
  if (!product) return { reason: 'This product is not there any more: somebody took its adding back.' };
  return changedMeanwhile<ProductDraft>(product, edit, labelsOf(product), ['rate']);
}

/** What the facts of the vendors are about, and when they cannot be. */
export const vendorRules = rules<WithVendors>()
  .about(vendorAdded, ({ id }) => [id], ({ vendors }, vendor) => known(vendors, vendor, 'This vendor'))
  .about(
    productAdded,
    ({ vendorId }) => [vendorId],
    // Whether it was added already is not looked up: among a vendor's products that would cost a replay dearly.
    ({ vendors }, { vendorId }) => gone(vendors, vendorId, 'This vendor'),
  )
  .about(
    productEdited,
    ({ vendorId, productId }) => [vendorId, productId],
    (state, fact) => editRefusal(state, fact.vendorId, fact),
  )
  .about(
    pricesChanged,
    ({ vendorId, edits }) => [vendorId, ...edits.map(({ productId }) => productId)],
    (state, { vendorId, edits }) => firstOf(...edits.map((edit) => editRefusal(state, vendorId, edit))),
  );
