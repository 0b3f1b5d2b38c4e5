import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Attachment } from '@/store/attachments/attachment';
import { putEdit, type Edit } from '@/store/edit';
import { numbered, tableOf } from '@/store/table';
import type { Product, ProductDraft, Vendor, VendorDraft } from './vendor';

const vendors = tableOf<Vendor>();

/** A table of the given vendors. */
export const vendorTable = vendors.of;

/** What changes of one product. */
export interface ProductEdit {
  productId: string;
  edit: Edit<ProductDraft>;
}

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
      prepare: (vendorId: string, draft: ProductDraft) => ({ payload: { vendorId, product: { ...draft, id: nanoid() } } }),
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
  },
  selectors: {
    ...vendors.getSelectors(),
    /** The vendor with the number in an address. */
    selectVendorNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

export const { vendorAdded, productAdded, productEdited, pricesChanged } = vendorsSlice.actions;
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
