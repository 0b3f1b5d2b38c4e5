import { nanoid } from '@reduxjs/toolkit';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { importWords } from '@/store/kit/sheets/importWords';
import type { Table } from '@/store/kit/table';
import {
  detailLabelsOf,
  PRODUCT_LABELS,
  productLabelsOf,
  type ProductDraft,
  type ProductEdit,
  type ProductImport,
  type Vendor,
  type VendorDetails,
  type VendorDraft,
  type VendorImport,
} from '@/store/purchasing/vendors/vendor';
import { fact, facts } from './fact';

interface WithVendors {
  vendors: Table<Vendor>;
}

const nameOf = ({ vendors }: WithVendors, id: string) => vendors.entities[id]?.name ?? 'a vendor that is gone';

const nameOfProduct = ({ vendors }: WithVendors, vendorId: string, productId: string) =>
  vendors.entities[vendorId]?.products.find(({ id }) => id === productId)?.name ?? 'a product';

const changedProducts = (vendorId: string, edits: readonly ProductEdit[], state: WithVendors) =>
  edits.flatMap(({ productId, edit }) =>
    valueChanges<ProductDraft>(edit, productLabelsOf({ name: nameOfProduct(state, vendorId, productId) }), [
      'rate',
    ]).map((one) => ({ ...one, records: [vendorId, productId] })),
  );

/** What may be said of vendors and of their products. */
export const vendorFacts = facts(
  'vendors',
  {
    by: ['stock'],
    // What we pay for things, and into which accounts, is between us and them.
    withheldFrom: ['sales', 'care'],
    schemas: async () => (await import('@/store/purchasing/vendors/vendorFactSchemas')).vendorFactSchemas,
  },
  {
    vendorAdded: fact(
      ({ products, ...details }: VendorDraft, gstFile?: Attachment): Omit<Vendor, 'number'> => ({
        id: nanoid(),
        ...details,
        products: products.map((draft) => ({ ...draft, id: nanoid() })),
        ...(gstFile && { gstFile }),
      }),
      { about: ({ id }) => [id], words: ({ name }) => `added vendor ${name}` },
    ),
    productAdded: fact((vendorId: string, draft: ProductDraft) => ({ vendorId, product: { ...draft, id: nanoid() } }), {
      about: ({ vendorId }) => [vendorId],
      words: ({ vendorId, product }, state: WithVendors) => `added ${product.name} to ${nameOf(state, vendorId)}`,
      changes: ({ product: { name: _named, ...rest } }) =>
        valueChanges<Partial<ProductDraft>>({ to: rest }, PRODUCT_LABELS, ['rate']),
    }),
    /** Carries only what was changed, and what it was. */
    productEdited: fact(
      (vendorId: string, productId: string, edit: Edit<ProductDraft>) => ({ vendorId, productId, edit }),
      {
        about: ({ vendorId, productId }) => [vendorId, productId],
        words: ({ vendorId, productId }, state: WithVendors) =>
          `edited ${nameOfProduct(state, vendorId, productId)} of ${nameOf(state, vendorId)}`,
        changes: ({ edit }) => valueChanges<ProductDraft>(edit, PRODUCT_LABELS, ['rate']),
      },
    ),
    /** Several rates at once; each product's edit only where its rate was changed. */
    pricesChanged: fact(
      (vendorId: string, edits: readonly ProductEdit[]) => ({
        vendorId,
        edits: edits.filter(({ edit }) => Object.keys(edit.to).length > 0),
      }),
      {
        about: ({ vendorId, edits }) => [vendorId, ...edits.map(({ productId }) => productId)],
        words: ({ vendorId }, state: WithVendors) => `changed prices of ${nameOf(state, vendorId)}`,
        changes: ({ vendorId, edits }, state: WithVendors) => changedProducts(vendorId, edits, state),
      },
    ),
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    productsImported: fact(
      (vendorId: string, { added, edits }: ProductImport<ProductDraft>) => ({
        vendorId,
        added: added.map((draft) => ({ ...draft, id: nanoid() })),
        edits,
      }),
      {
        about: ({ vendorId, edits }) => [vendorId, ...edits.map(({ productId }) => productId)],
        words: (imported, state: WithVendors) =>
          importWords(`products of ${nameOf(state, imported.vendorId)}`, imported),
        changes: ({ vendorId, edits }, state: WithVendors) => changedProducts(vendorId, edits, state),
      },
    ),
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    vendorsImported: fact(
      ({ added, edits }: VendorImport<VendorDetails>) => ({
        added: added.map((details) => ({ ...details, id: nanoid() })),
        edits,
      }),
      {
        about: ({ added, edits }) => [...added.map(({ id }) => id), ...edits.map(({ vendorId }) => vendorId)],
        words: (imported) => importWords('vendors', imported),
        changes: ({ edits }, state: WithVendors) =>
          edits.flatMap(({ vendorId, edit }) =>
            valueChanges<VendorDetails>(edit, detailLabelsOf({ name: nameOf(state, vendorId) })).map((one) => ({
              ...one,
              records: [vendorId],
            })),
          ),
      },
    ),
  },
);

export const { vendorAdded, productAdded, productEdited, pricesChanged, productsImported, vendorsImported } =
  vendorFacts.creators;
