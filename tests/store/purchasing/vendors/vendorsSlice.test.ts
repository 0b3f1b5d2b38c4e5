import { describe, expect, test } from 'vitest';
import { replay } from '@/store/business/replay';
import { createStore, type AppStore } from '@/store/business/store';
import { edited } from '@/store/kit/edit';
import { productFieldsOf, type ProductDraft, type Vendor } from '@/store/purchasing/vendors/vendor';
import {
  selectProductCount,
  selectVendor,
  selectVendorCount,
  selectVendorNumbered,
  selectVendors,
  vendorTable,
} from '@/store/purchasing/vendors/vendorsSlice';
import { pricesChanged, productAdded, productEdited, vendorAdded } from '@/store/facts/vendors';
import { smallBusiness } from '../../../support/tabs';
import { productChange, vendor, vendorDraft } from '../../../support/vendors';

const cable: ProductDraft = { name: 'Power cable', rate: 40, unit: 'Pcs', minOrderQty: 5 };
const relay: ProductDraft = { name: 'Relay', rate: 85.5, unit: 'Bundle', minOrderQty: 1 };

const storeOf = (...vendors: Vendor[]) => createStore({ vendors: vendorTable(vendors) });
const withProducts = () =>
  vendor(1, {
    products: [
      { ...cable, id: 'cable' },
      { ...relay, id: 'relay' },
    ],
  });
const productsOf = (store: AppStore) => selectVendor(store.getState(), 'vendor-1')?.products ?? [];

describe('vendors', () => {
  test('are numbered from 1 in the order they were added, each with an identity of its own', () => {
    const store = createStore();
    for (const name of ['A', 'B']) store.dispatch(vendorAdded(vendorDraft(name)));
    const all = selectVendors(store.getState());
    expect(all.map(({ number, name }) => [number, name])).toEqual([
      [1, 'A'],
      [2, 'B'],
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  });

  test('get the number after the last one given', () => {
    const store = storeOf(vendor(7));
    store.dispatch(vendorAdded(vendorDraft('Eight')));
    expect(selectVendorNumbered(store.getState(), '8')?.name).toBe('Eight');
  });

  test.each(['1e0', '01', '1.0', ' 1', '+1', '0', '', '9'])('are not found by the address %j', (number) => {
    expect(selectVendorNumbered(storeOf(vendor(1)).getState(), number)).toBeUndefined();
  });

  test('keep the certificate they came with, and have none otherwise', () => {
    const store = createStore();
    const certificate = { hash: 'c1', name: 'gst.pdf', type: 'application/pdf', size: 10 };
    store.dispatch(vendorAdded(vendorDraft('With'), certificate));
    store.dispatch(vendorAdded(vendorDraft('Without')));
    expect(selectVendorNumbered(store.getState(), '1')?.gstFile).toEqual(certificate);
    expect(selectVendorNumbered(store.getState(), '2')).not.toHaveProperty('gstFile');
  });

  test('count their products and themselves', () => {
    const store = storeOf(vendor(1), vendor(2));
    for (const [id, draft] of [
      ['vendor-1', cable],
      ['vendor-2', relay],
      ['vendor-2', cable],
    ] as const) {
      store.dispatch(productAdded(id, draft));
    }
    expect([selectVendorCount(store.getState()), selectProductCount(store.getState())]).toEqual([2, 3]);
  });
});

describe('products', () => {
  test('take the changed fields when edited, and keep the others, their identity and their place', () => {
    const store = storeOf(withProducts());
    store.dispatch(productEdited('vendor-1', 'cable', edited(cable, { ...cable, name: 'Cable 2 m' })));
    expect(productsOf(store)[0]).toEqual({ ...cable, id: 'cable', name: 'Cable 2 m' });
  });

  test('lose what their form no longer says of them', () => {
    const store = storeOf(withProducts());
    const said = { ...cable, kind: 'Material', hsn: '854442' } as const;
    store.dispatch(productEdited('vendor-1', 'cable', edited(productFieldsOf(cable), productFieldsOf(said))));
    expect(productsOf(store)[0]).toMatchObject({ kind: 'Material', hsn: '854442' });
    const fact = productEdited(
      'vendor-1',
      'cable',
      edited(productFieldsOf(said), productFieldsOf({ ...cable, hsn: '854442' })),
    );
    expect(fact.payload.edit).toEqual({ was: { kind: 'Material' }, to: { kind: null } });
    store.dispatch(fact);
    expect(productsOf(store)[0]).toEqual({ ...cable, id: 'cable', hsn: '854442' });
  });

  test('change their rates together, the ones not changed staying out of the fact', () => {
    const store = storeOf(withProducts());
    const fact = pricesChanged('vendor-1', [
      { productId: 'cable', edit: edited(cable, { ...cable, rate: 55 }) },
      { productId: 'relay', edit: edited(relay, relay) },
    ]);
    store.dispatch(fact);
    expect(productsOf(store).map(({ rate }) => rate)).toEqual([55, 85.5]);
    expect(fact.payload.edits.map(({ productId }) => productId)).toEqual(['cable']);
  });
});

const goneVendor = 'This vendor was deleted, or adding it was undone.';

describe('a fact of the vendors', () => {
  const added = vendorAdded(vendorDraft('Konkan'));
  const relayOf = { id: 'product-1', name: 'Relay', rate: 80, unit: 'Pcs', minOrderQty: 10 };

  test.each([
    ['a product for a vendor that is gone', productAdded('nobody', cable), goneVendor],
    ['an edit of a vendor that is gone', productChange('nobody', relayOf, { rate: 1 }), goneVendor],
    [
      'prices of a vendor that is gone',
      pricesChanged('nobody', [{ productId: 'x', edit: { was: {}, to: { rate: 2 } } }]),
      goneVendor,
    ],
    [
      'an edit of a product that is gone',
      productChange('vendor-1', { ...relayOf, id: 'gone' }, { rate: 1 }),
      'This product is not there any more: somebody undid adding it.',
    ],
    [
      'an edit of what somebody changed meanwhile',
      productChange('vendor-1', { ...relayOf, rate: 70 }, { rate: 75 }),
      'Rate of Relay is ₹80 now, not ₹70.',
    ],
    [
      'prices of which one was changed meanwhile',
      pricesChanged('vendor-1', [
        { productId: 'product-2', edit: { was: { rate: 150 }, to: { rate: 151 } } },
        { productId: 'product-1', edit: { was: { rate: 70 }, to: { rate: 75 } } },
      ]),
      'Rate of Relay is ₹80 now, not ₹70.',
    ],
  ])('is refused, said or replayed: %s', (_title, fact, reason) => {
    const store = createStore({ ...smallBusiness });
    expect(store.dispatch(fact)).toMatchObject({ done: false, reason });
    const overtaken: string[] = [];
    const replayed = replay(smallBusiness, [fact], {
      overtaken: (_place, refusal) => void overtaken.push(refusal.reason),
      unreadable: () => {},
    });
    expect([replayed, overtaken]).toEqual([smallBusiness, [reason]]);
  });

  test('that adds is replayed once, however often it is there', () => {
    const { vendors } = replay(smallBusiness, [added, added]);
    expect(Object.values(vendors.entities).filter(({ name }) => name === 'Konkan')).toHaveLength(1);
  });

  test('of one field leaves what others changed of the same record', () => {
    const facts = [
      productChange('vendor-1', relayOf, { rate: 95 }),
      productChange('vendor-1', relayOf, { name: 'Relay 24 V' }),
    ];
    for (const order of [facts, facts.toReversed()]) {
      expect(replay(smallBusiness, order).vendors.entities['vendor-1']?.products[0]).toMatchObject({
        rate: 95,
        name: 'Relay 24 V',
      });
    }
  });
});
