import { formatCount } from '@/format';
import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { telling } from '@/store/kit/words';
import { labelsOf } from './productFitting';
import type { ProductDraft, ProductEdit, Vendor, VendorDetails } from './vendor';
import { detailLabelsOf } from './vendorFitting';
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

const nameOf = ({ vendors }: WithVendors, id: string) => vendors.entities[id]?.name ?? 'a vendor that is gone';

const nameOfProduct = ({ vendors }: WithVendors, vendorId: string, productId: string) =>
  vendors.entities[vendorId]?.products.find(({ id }) => id === productId)?.name ?? 'a product';

/** The facts of the vendors in words. */
export const vendorWords = [
  telling(vendorAdded, ({ name }) => `added vendor ${name}`),
  telling(
    productAdded,
    ({ vendorId, product }, state: WithVendors) => `added ${product.name} to ${nameOf(state, vendorId)}`,
  ),
  telling(
    productEdited,
    ({ vendorId, productId }, state: WithVendors) =>
      `edited ${nameOfProduct(state, vendorId, productId)} of ${nameOf(state, vendorId)}`,
  ),
  telling(
    productsImported,
    ({ vendorId, added, edits }, state: WithVendors) =>
      `imported products of ${nameOf(state, vendorId)}: ${formatCount(added.length)} new, ${formatCount(edits.length)} changed`,
  ),
  telling(
    vendorsImported,
    ({ added, edits }) => `imported vendors: ${formatCount(added.length)} new, ${formatCount(edits.length)} changed`,
  ),
  telling(pricesChanged, ({ vendorId }, state: WithVendors) => `changed prices of ${nameOf(state, vendorId)}`),
];

const LABELS: Record<keyof ProductDraft, string> = {
  name: 'Product Name',
  rate: 'Rate',
  unit: 'Unit',
  minOrderQty: 'MOQ',
  kind: 'Kind',
  model: 'Model',
  hsn: 'HSN',
  warrantyMonths: 'Warranty (months)',
};

const ofMany = ({ vendorId, edits }: { vendorId: string; edits: readonly ProductEdit[] }, state: WithVendors) =>
  edits.flatMap(({ productId, edit }) =>
    valueChanges<ProductDraft>(edit, labelsOf({ name: nameOfProduct(state, vendorId, productId) }), ['rate']).map(
      (one) => ({
        ...one,
        records: [vendorId, productId],
      }),
    ),
  );

/** What the facts of the vendors changed, value by value. */
export const vendorChanges = [
  telling(productAdded, ({ product: { name: _named, ...rest } }) =>
    valueChanges<Partial<ProductDraft>>({ to: rest }, LABELS, ['rate']),
  ),
  telling(productEdited, ({ edit }) => valueChanges<ProductDraft>(edit, LABELS, ['rate'])),
  telling(pricesChanged, ofMany),
  telling(productsImported, ofMany),
  telling(vendorsImported, ({ edits }, state: WithVendors) =>
    edits.flatMap(({ vendorId, edit }) =>
      valueChanges<VendorDetails>(edit, detailLabelsOf({ name: nameOf(state, vendorId) })).map((one) => ({
        ...one,
        records: [vendorId],
      })),
    ),
  ),
];
