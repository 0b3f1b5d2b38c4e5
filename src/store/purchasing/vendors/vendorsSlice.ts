import { createSelector, createSlice, current, isDraft, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Attachment } from '@/store/kit/attachments/attachment';
import { putEdit, type Edit } from '@/store/kit/edit';
import { numbered, tableBefore, tableOf } from '@/store/kit/table';
import { fitting } from './productFitting';
import { vendorFitting } from './vendorFitting';
import type {
  Product,
  ProductDraft,
  ProductEdit,
  ProductImport,
  Vendor,
  VendorDetails,
  VendorDraft,
  VendorImport,
} from './vendor';

const vendors = tableOf<Vendor>();

/** A table of the given vendors. */
export const vendorTable = vendors.of;

function putProductEdit(vendor: Vendor | undefined, { productId, edit }: ProductEdit) {
  const product = vendor?.products.find(({ id }) => id === productId);
  if (product) putEdit(product, edit);
}

export const vendorsSlice = createSlice({
  name: 'vendors',
  initialState: vendors.empty,
  reducers: {
    vendorAdded: {
      prepare: ({ products, ...details }: VendorDraft, gstFile?: Attachment) => ({
        payload: {
          id: nanoid(),
          ...details,
          products: products.map((draft) => ({ ...draft, id: nanoid() })),
          ...(gstFile && { gstFile }),
        },
      }),
      reducer: (state, { payload }: PayloadAction<Omit<Vendor, 'number'>>) => vendors.number(state, payload),
    },
    productAdded: {
      prepare: (vendorId: string, draft: ProductDraft) => ({
        payload: { vendorId, product: { ...draft, id: nanoid() } },
      }),
      reducer(state, { payload: { vendorId, product } }: PayloadAction<{ vendorId: string; product: Product }>) {
        state.entities[vendorId]?.products.push(product);
      },
    },
    /** Carries only what was changed, and what it was. */
    productEdited: {
      prepare: (vendorId: string, productId: string, edit: Edit<ProductDraft>) => ({
        payload: { vendorId, productId, edit },
      }),
      reducer: (state, { payload }: PayloadAction<ProductEdit & { vendorId: string }>) => {
        putProductEdit(state.entities[payload.vendorId], payload);
      },
    },
    /** Several rates at once (D15); each product's edit only where its rate was changed. */
    pricesChanged: {
      prepare: (vendorId: string, edits: readonly ProductEdit[]) => ({
        payload: { vendorId, edits: edits.filter(({ edit }) => Object.keys(edit.to).length > 0) },
      }),
      reducer(state, { payload: { vendorId, edits } }: PayloadAction<{ vendorId: string; edits: ProductEdit[] }>) {
        for (const edit of edits) putProductEdit(state.entities[vendorId], edit);
      },
    },
    /** A file's rows at once (D17); what somebody changed or added meanwhile stays as it is, the rest goes in. */
    productsImported: {
      prepare: (vendorId: string, { added, edits }: ProductImport<ProductDraft>) => ({
        payload: { vendorId, added: added.map((draft) => ({ ...draft, id: nanoid() })), edits },
      }),
      reducer(state, { payload: { vendorId, ...imported } }: PayloadAction<ProductImport & { vendorId: string }>) {
        const vendor = state.entities[vendorId];
        if (!vendor) return;
        const { added, edits } = fitting((isDraft(vendor) ? current(vendor) : vendor).products, imported);
        const byId = new Map(vendor.products.map((product) => [product.id, product]));
        for (const { productId, edit } of edits) {
          const product = byId.get(productId);
          if (product) putEdit(product, edit);
        }
        vendor.products.push(...added);
      },
    },
    /** A file's rows at once; what somebody changed or added meanwhile stays as it is, the rest goes in. */
    vendorsImported: {
      prepare: ({ added, edits }: VendorImport<VendorDetails>) => ({
        payload: { added: added.map((details) => ({ ...details, id: nanoid() })), edits },
      }),
      reducer(state, { payload }: PayloadAction<VendorImport>) {
        const { added, edits } = vendorFitting(tableBefore(state), payload);
        for (const { vendorId, edit } of edits) {
          const vendor = state.entities[vendorId];
          if (vendor) putEdit(vendor, edit);
        }
        for (const details of added) vendors.number(state, { ...details, products: [] });
      },
    },
  },
  selectors: {
    ...vendors.getSelectors(),
    /** The vendor with the number in an address. */
    selectVendorNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { vendorAdded, productAdded, productEdited, pricesChanged, productsImported, vendorsImported } =
  vendorsSlice.actions;
export const {
  selectAll: selectVendors,
  selectById: selectVendor,
  selectTotal: selectVendorCount,
  selectVendorNumbered,
} = vendorsSlice.selectors;

/** How many products all vendors offer together. */
export const selectProductCount = createSelector([selectVendors], (all) =>
  all.reduce((count, { products }) => count + products.length, 0),
);
