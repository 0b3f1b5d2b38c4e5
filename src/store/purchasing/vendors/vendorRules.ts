import type { Refusal } from '@/journal/port/model';
import { rulesOf } from '@/store/facts/rules';
import { vendorFacts } from '@/store/facts/vendors';
import { addedAlready, firstOf, gone, known } from '@/store/kit/refusals';
import { fittingPart, noneFits } from '@/store/kit/sheets/fitting';
import type { Table } from '@/store/kit/table';
import { productsFitting, productRefusal } from './productFitting';
import { vendorFitting } from './vendorFitting';
import type { ProductEdit, Vendor } from './vendor';

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

/** When the facts of the vendors cannot be. */
export const vendorRules = rulesOf<WithVendors>()(vendorFacts, {
  vendorAdded: ({ vendors }, vendor) => known(vendors, vendor, 'This vendor'),
  productAdded: ({ vendors }, { vendorId, product: { id } }) => {
    const vendor = vendors.entities[vendorId];
    if (!vendor) return gone(vendors, vendorId, 'This vendor');
    return vendor.products.some((one) => one.id === id) ? addedAlready('This product') : undefined;
  },
  productEdited: (state, fact) => editRefusal(state, fact.vendorId, fact),
  pricesChanged: (state, { vendorId, edits }) => firstOf(edits.map((edit) => editRefusal(state, vendorId, edit))),
  productsImported: {
    refuse: ({ vendors }, { vendorId, ...imported }) => {
      const vendor = vendors.entities[vendorId];
      return vendor ? noneFits(productsFitting(vendor.products, imported)) : gone(vendors, vendorId, 'This vendor');
    },
    goesIn: ({ vendors }, imported) =>
      fittingPart(imported, productsFitting(vendors.entities[imported.vendorId]?.products ?? [], imported)),
  },
  vendorsImported: {
    refuse: ({ vendors }, imported) => noneFits(vendorFitting(vendors, imported)),
    goesIn: ({ vendors }, imported) => fittingPart(imported, vendorFitting(vendors, imported)),
  },
});
