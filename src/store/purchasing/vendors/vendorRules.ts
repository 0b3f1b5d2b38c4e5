import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { leftOutRefusals, noneFits } from '@/store/kit/sheets/fitting';
import type { Table } from '@/store/kit/table';
import { fitting, productRefusal } from './productFitting';
import { vendorFitting } from './vendorFitting';
import type { ProductEdit, ProductImport, Vendor } from './vendor';
import {
  pricesChanged,
  productAdded,
  productEdited,
  productsImported,
  vendorAdded,
  vendorsImported,
} from './vendorsSlice';

interface WithVendors {
  vendors: Table<Vendor>;
}

function editRefusal({ vendors }: WithVendors, vendorId: string, edit: ProductEdit): Refusal | undefined {
  const vendor = vendors.entities[vendorId];
  if (!vendor) return gone(vendors, vendorId, 'This vendor');
  return productRefusal(
    vendor.products.find(({ id }) => id === edit.productId),
    edit,
  );
}

function productImportRefusal(
  { vendors }: WithVendors,
  { vendorId, ...imported }: ProductImport & { vendorId: string },
): Refusal | undefined {
  const vendor = vendors.entities[vendorId];
  return vendor ? noneFits(fitting(vendor.products, imported)) : gone(vendors, vendorId, 'This vendor');
}

/** What the facts of the vendors are about, and when they cannot be. */
export const vendorRules = rules<WithVendors>()
  .about(
    vendorAdded,
    ({ id }) => [id],
    ({ vendors }, vendor) => known(vendors, vendor, 'This vendor'),
  )
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
  )
  .about(
    productsImported,
    ({ vendorId, edits }) => [vendorId, ...edits.map(({ productId }) => productId)],
    productImportRefusal,
    ({ vendors }, { vendorId, ...imported }) =>
      leftOutRefusals(fitting(vendors.entities[vendorId]?.products ?? [], imported)),
  )
  .about(
    vendorsImported,
    ({ added, edits }) => [...added.map(({ id }) => id), ...edits.map(({ vendorId }) => vendorId)],
    ({ vendors }, imported) => noneFits(vendorFitting(vendors, imported)),
    ({ vendors }, imported) => leftOutRefusals(vendorFitting(vendors, imported)),
  );
