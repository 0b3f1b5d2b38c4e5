import { createSelector, createSlice, current, isDraft } from '@reduxjs/toolkit';
import { putEdit } from '@/store/kit/edit';
import {
  pricesChanged,
  productAdded,
  productEdited,
  productsImported,
  vendorAdded,
  vendorsImported,
} from '@/store/facts/vendors';
import { numbered, tableBefore, tableOf } from '@/store/kit/table';
import { productsFitting } from './productFitting';
import { vendorFitting } from './vendorFitting';
import type { ProductEdit, Vendor } from './vendor';

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
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(vendorAdded, (state, { payload }) => vendors.number(state, payload))
      .addCase(productAdded, (state, { payload: { vendorId, product } }) => {
        state.entities[vendorId]?.products.push(product);
      })
      .addCase(productEdited, (state, { payload }) => putProductEdit(state.entities[payload.vendorId], payload))
      .addCase(pricesChanged, (state, { payload: { vendorId, edits } }) => {
        for (const edit of edits) putProductEdit(state.entities[vendorId], edit);
      })
      .addCase(productsImported, (state, { payload: { vendorId, ...imported } }) => {
        const vendor = state.entities[vendorId];
        if (!vendor) return;
        const { added, edits } = productsFitting((isDraft(vendor) ? current(vendor) : vendor).products, imported);
        const byId = new Map(vendor.products.map((product) => [product.id, product]));
        for (const { productId, edit } of edits) {
          const product = byId.get(productId);
          if (product) putEdit(product, edit);
        }
        vendor.products.push(...added);
      })
      .addCase(vendorsImported, (state, { payload }) => {
        const { added, edits } = vendorFitting(tableBefore(state), payload);
        for (const { vendorId, edit } of edits) {
          const vendor = state.entities[vendorId];
          if (vendor) putEdit(vendor, edit);
        }
        for (const details of added) vendors.number(state, { ...details, products: [] });
      }),
  selectors: {
    ...vendors.getSelectors(),
    /** The vendor with the number in an address. */
    selectVendorNumbered: (state, number: string | undefined) => numbered(state, number),
  },
});

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
