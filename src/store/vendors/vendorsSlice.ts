import { createEntityAdapter, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Attachment } from '@/store/attachments/attachment';
import { nextId } from '@/store/nextId';
import type { Product, ProductDraft, Vendor, VendorDraft } from './vendor';

const vendors = createEntityAdapter<Vendor>();

/** Rates in rupees per unit, by product id. */
export type Rates = Record<number, number>;

/** A table of the given vendors. */
export const vendorTable = (rows: readonly Vendor[]) => vendors.getInitialState(undefined, rows);

/**
 * A product's id is its time of creation (spec 4), or the next free number when two fall on one instant. So the last
 * product has the highest id; looking at each would cost a replay dearly.
 */
const addProduct = (products: Product[], draft: ProductDraft, createdAt: number) => {
  const last = products.at(-1)?.id ?? 0;
  products.push({ ...draft, id: Math.max(createdAt, last + 1) });
};

export const vendorsSlice = createSlice({
  name: 'vendors',
  initialState: vendors.getInitialState(),
  reducers: {
    vendorAdded: {
      prepare: (draft: VendorDraft, gstFile?: Attachment) => ({
        payload: { draft, createdAt: Date.now(), ...(gstFile && { gstFile }) },
      }),
      reducer(state, { payload }: PayloadAction<{ draft: VendorDraft; createdAt: number; gstFile?: Attachment }>) {
        const { products: drafts, ...details } = payload.draft;
        const products: Product[] = [];
        for (const draft of drafts) addProduct(products, draft, payload.createdAt);
        const { createdAt, gstFile } = payload;
        vendors.addOne(state, { ...details, id: nextId(state), products, createdAt, ...(gstFile && { gstFile }) });
      },
    },
    productAdded: {
      prepare: (vendorId: number, draft: ProductDraft) => ({ payload: { vendorId, draft, createdAt: Date.now() } }),
      reducer(state, { payload }: PayloadAction<{ vendorId: number; draft: ProductDraft; createdAt: number }>) {
        const vendor = state.entities[payload.vendorId];
        if (vendor) addProduct(vendor.products, payload.draft, payload.createdAt);
      },
    },
    productEdited: {
      prepare: (vendorId: number, productId: number, draft: ProductDraft) => ({
        payload: { vendorId, productId, draft },
      }),
      reducer(state, { payload }: PayloadAction<{ vendorId: number; productId: number; draft: ProductDraft }>) {
        const product = state.entities[payload.vendorId]?.products.find(({ id }) => id === payload.productId);
        if (product) Object.assign(product, payload.draft);
      },
    },
    pricesChanged: {
      prepare: (vendorId: number, rates: Rates) => ({ payload: { vendorId, rates } }),
      reducer(state, { payload }: PayloadAction<{ vendorId: number; rates: Rates }>) {
        for (const product of state.entities[payload.vendorId]?.products ?? []) {
          product.rate = payload.rates[product.id] ?? product.rate;
        }
      },
    },
  },
  selectors: { ...vendors.getSelectors() },
});

export const { vendorAdded, productAdded, productEdited, pricesChanged } = vendorsSlice.actions;
export const {
  selectAll: selectVendors,
  selectById: selectVendor,
  selectTotal: selectVendorCount,
} = vendorsSlice.selectors;

/** How many products all vendors offer together. */
export const selectProductCount = createSelector([selectVendors], (all) =>
  all.reduce((count, { products }) => count + products.length, 0),
);
