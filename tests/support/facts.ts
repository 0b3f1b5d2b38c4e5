import fc from 'fast-check';
import type { ProductDraft, VendorDraft } from '@/store/vendors/vendor';
import { pricesChanged, productAdded, productEdited, vendorAdded } from '@/store/vendors/vendorsSlice';

const productDraft: fc.Arbitrary<ProductDraft> = fc.record({
  name: fc.constantFrom('Relay', 'Harness', 'Siren'),
  rate: fc.integer({ min: 1, max: 100_000 }),
  unit: fc.constantFrom('Pcs', 'Bundle'),
  minOrderQty: fc.integer({ min: 1, max: 500 }),
});

export const vendorDraft = (name: string, products: ProductDraft[] = []): VendorDraft => ({
  name,
  phone: '9820012345',
  address: '4 Link Road, Mumbai 400064',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  accountNo: '123456789012',
  products,
});

const vendorId = fc.integer({ min: 1, max: 3 });
const productId = fc.constantFrom(101, 102);

/** Any fact of the business that somebody may say, about rows that exist and rows that do not. */
export const anyFact = fc.oneof(
  fc.uuid().chain((name) => fc.array(productDraft, { maxLength: 2 }).map((all) => vendorAdded(vendorDraft(name, all)))),
  fc.tuple(vendorId, productDraft).map(([vendor, draft]) => productAdded(vendor, draft)),
  fc.tuple(vendorId, productId, productDraft).map(([vendor, id, draft]) => productEdited(vendor, id, draft)),
  fc.tuple(vendorId, fc.integer({ min: 1, max: 999 })).map(([vendor, rate]) => pricesChanged(vendor, { 101: rate })),
);
