import { describe, expect, test, vi } from 'vitest';
import { createStore, type AppStore } from '@/store/business/store';
import type { ProductDraft, VendorDraft } from '@/store/vendors/vendor';
import {
  pricesChanged,
  productAdded,
  productEdited,
  selectProductCount,
  selectVendor,
  selectVendorCount,
  selectVendors,
  vendorAdded,
  vendorTable,
} from '@/store/vendors/vendorsSlice';

const cable: ProductDraft = { name: 'Power cable', rate: 40, unit: 'Pcs', minOrderQty: 5 };
const relay: ProductDraft = { name: 'Relay', rate: 85.5, unit: 'Bundle', minOrderQty: 1 };
const draft = (name: string, products: ProductDraft[] = []): VendorDraft => ({
  name,
  phone: '9820012345',
  address: '4 Link Road, Mumbai 400064',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  accountNo: '123456789012',
  products,
});

const productsOf = (store: AppStore) => selectVendor(store.getState(), 1)?.products ?? [];

const storeWith = (...names: string[]) => {
  const store = createStore();
  for (const name of names) store.dispatch(vendorAdded(draft(name)));
  return store;
};

describe('vendors', () => {
  test('are numbered from 1 in the order they were added', () => {
    const store = storeWith('A', 'B');
    expect(selectVendors(store.getState()).map(({ id, name }) => [id, name])).toEqual([
      [1, 'A'],
      [2, 'B'],
    ]);
  });

  test('get the number after the highest one, so that none is ever given twice', () => {
    const store = createStore({ vendors: vendorTable([{ ...draft('Seven'), id: 7, products: [] }]) });
    store.dispatch(vendorAdded(draft('Eight')));
    expect(selectVendor(store.getState(), 8)?.name).toBe('Eight');
  });

  test('keep the certificate they came with, and have none otherwise', () => {
    const store = createStore();
    const certificate = { id: 'c1', name: 'gst.pdf', type: 'application/pdf', size: 10 };
    store.dispatch(vendorAdded(draft('With'), certificate));
    store.dispatch(vendorAdded(draft('Without')));
    expect(selectVendor(store.getState(), 1)?.gstFile).toEqual(certificate);
    expect(selectVendor(store.getState(), 2)).not.toHaveProperty('gstFile');
  });

  test('count their products and themselves', () => {
    const store = storeWith('A', 'B');
    store.dispatch(productAdded(1, cable));
    store.dispatch(productAdded(2, relay));
    store.dispatch(productAdded(2, cable));
    expect([selectVendorCount(store.getState()), selectProductCount(store.getState())]).toEqual([2, 3]);
  });
});

describe('products', () => {
  test('take the time of their creation as id, and stay apart when created in one instant', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 });
    const store = createStore();
    store.dispatch(vendorAdded(draft('A', [cable, relay])));
    store.dispatch(productAdded(1, cable));
    vi.useRealTimers();
    expect(productsOf(store).map(({ id }) => id)).toEqual([
      1_700_000_000_000, 1_700_000_000_001, 1_700_000_000_002,
    ]);
  });

  test('take the new fields when edited, and keep their id and their place', () => {
    const store = createStore();
    store.dispatch(vendorAdded(draft('A', [cable, relay])));
    const [first] = productsOf(store);
    store.dispatch(productEdited(1, first?.id ?? 0, { ...relay, name: 'Relay 24 V' }));
    expect(productsOf(store)[0]).toEqual({ ...relay, id: first?.id, name: 'Relay 24 V' });
  });

  test('change their rates together, the ones not named staying as they are', () => {
    const store = createStore();
    store.dispatch(vendorAdded(draft('A', [cable, relay])));
    const [first] = productsOf(store);
    store.dispatch(pricesChanged(1, { [first?.id ?? 0]: 55 }));
    expect(productsOf(store).map(({ rate }) => rate)).toEqual([55, 85.5]);
  });

  test.each([
    ['added to', productAdded(99, cable)],
    ['edited of', productEdited(99, 1, cable)],
    ['priced of', pricesChanged(99, { 1: 2 })],
  ])('%s a vendor that does not exist change nothing', (_title, action) => {
    const store = storeWith('A');
    const before = store.getState();
    store.dispatch(action);
    expect(store.getState()).toBe(before);
  });
});
