import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessOf, businessReplaced, emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { productAdded, selectVendor, selectVendors, vendorAdded } from '@/store/vendors/vendorsSlice';
import { anyFact, vendorDraft } from '../support/facts';
import { smallBusiness } from '../support/tabs';

const siren = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 1 };

describe('a fact that is taken back', () => {
  test('leaves the business as it was before it', () => {
    const fact = fc.oneof(
      anyFact,
      fc.constantFrom(
        businessReplaced({ business: emptyBusiness, by: 'emptying' }),
        businessReplaced({ business: smallBusiness, by: 'backup' }),
      ),
    );
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 8 }), fact, (earlier, last) => {
        const store = createStore({ ...smallBusiness });
        for (const one of earlier) store.dispatch(one);
        const before = businessOf(store.getState());
        const takeBack = store.dispatch(sayUndoable(last));
        expect(takeBack()).toBeUndefined();
        expect(businessOf(store.getState())).toEqual(before);
      }),
    );
  });

  test('is refused with the reason once a later fact depends on it, and nothing changes', () => {
    const store = createStore({ ...smallBusiness });
    const takeBack = store.dispatch(sayUndoable(vendorAdded(vendorDraft('Konkan'))));
    store.dispatch(productAdded(3, siren));
    const before = store.getState();
    expect(takeBack()).toBe('Not undone: it has been changed again since.');
    expect(store.getState()).toBe(before);
  });

  test('leaves later facts about other records alone', () => {
    const store = createStore({ ...smallBusiness });
    const takeBack = store.dispatch(sayUndoable(productAdded(1, siren)));
    store.dispatch(productAdded(2, siren));
    expect(takeBack()).toBeUndefined();
    expect(selectVendor(store.getState(), 1)?.products).toHaveLength(2);
    expect(selectVendor(store.getState(), 2)?.products).toHaveLength(1);
  });

  test('puts a removed row back in its place', () => {
    const store = createStore({ ...smallBusiness });
    const takeBack = store.dispatch(sayUndoable(businessReplaced({ business: emptyBusiness, by: 'emptying' })));
    expect(selectVendors(store.getState())).toEqual([]);
    takeBack();
    expect(selectVendors(store.getState()).map(({ name }) => name)).toEqual(['First', 'Second']);
  });
});
