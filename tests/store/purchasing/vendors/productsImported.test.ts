import { expect, test } from 'vitest';
import { inWords } from '@/store/business/activity';
import { createStore } from '@/store/business/store';
import type { ProductDraft, ProductImport } from '@/store/purchasing/vendors/vendor';
import { selectVendor } from '@/store/purchasing/vendors/vendorsSlice';
import { productsImported } from '@/store/facts/vendors';
import { smallBusiness } from '../../../support/tabs';

const siren: ProductDraft = { name: 'Siren', rate: 90, unit: 'Pcs', minOrderQty: 2 };
const dearer = (productId: string, was: number) => ({ productId, edit: { was: { rate: was }, to: { rate: 99 } } });

/** Imports into the first vendor, which has a Relay of ₹80 and a Harness of ₹150. */
function imported(brought: ProductImport<ProductDraft>) {
  const store = createStore({ ...smallBusiness });
  const fact = productsImported('vendor-1', brought);
  const said = store.dispatch(fact);
  const products = selectVendor(store.getState(), 'vendor-1')?.products ?? [];
  return { store, fact, said, rates: products.map(({ name, rate }) => `${name} ${rate}`) };
}

test('an import adds what is new and changes what is there, in one fact', () => {
  const { store, fact, rates } = imported({ added: [siren], edits: [dearer('product-1', 80)] });
  expect(rates).toEqual(['Relay 99', 'Harness 150', 'Siren 90']);
  expect(inWords(fact, store.getState())).toMatch(/^imported products of .+: 1 new, 1 changed$/);
});

test('what somebody changed, added or took back meanwhile stays as it is, and the rest goes in', () => {
  const { rates } = imported({
    added: [{ ...siren, name: ' HARNESS' }, siren],
    edits: [dearer('product-1', 70), dearer('product-2', 150), dearer('gone', 1)],
  });
  expect(rates).toEqual(['Relay 80', 'Harness 99', 'Siren 90']);
});

test('an import of which nothing fits any more is refused with the reason', () => {
  expect(imported({ added: [], edits: [dearer('product-1', 70)] }).said).toMatchObject({
    done: false,
    reason: 'Rate of Relay is ₹80 now, not ₹70.',
  });
  expect(imported({ added: [{ ...siren, name: 'Relay' }], edits: [] }).said).toMatchObject({
    done: false,
    reason: 'Relay is there already.',
  });
});
