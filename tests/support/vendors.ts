// Vendors with their products, and any fact of them.
import fc from 'fast-check';
import { edited } from '@/store/kit/edit';
import {
  PRODUCT_KINDS,
  type Product,
  type ProductDraft,
  type Vendor,
  type VendorDetails,
  type VendorDraft,
} from '@/store/purchasing/vendors/vendor';
import {
  pricesChanged,
  productAdded,
  productEdited,
  productsImported,
  vendorAdded,
  vendorsImported,
} from '@/store/facts/vendors';

export const vendorDraft = (name: string, products: ProductDraft[] = []): VendorDraft => ({
  name,
  phone: '9820012345',
  address: '4 Link Road, Mumbai 400064',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  accountNo: '123456789012',
  products,
});

export const vendor = (number: number, changes: Partial<Vendor> = {}): Vendor => ({
  ...vendorDraft(`Vendor ${number}`),
  id: `vendor-${number}`,
  number,
  products: [],
  ...changes,
});

/** The fact that a product's fields are changed from what they are. */
export const productChange = (vendorId: string, product: Product, changes: Partial<ProductDraft>) =>
  productEdited(vendorId, product.id, edited<ProductDraft>(product, { ...product, ...changes }));

const detailsOf = ({ products: _products, ...details }: VendorDraft): VendorDetails => details;

const productDraft: fc.Arbitrary<ProductDraft> = fc.record({
  name: fc.constantFrom('Relay', 'Harness', 'Siren'),
  rate: fc.integer({ min: 1, max: 100_000 }),
  unit: fc.constantFrom('Pcs', 'Bundle'),
  minOrderQty: fc.integer({ min: 1, max: 500 }),
  kind: fc.constantFrom(undefined, ...PRODUCT_KINDS),
  hsn: fc.constantFrom(undefined, '8536'),
});

const vendorId = fc.constantFrom('vendor-1', 'vendor-2', 'vendor-3');
const productId = fc.constantFrom('product-1', 'product-2');
const rate = fc.integer({ min: 1, max: 999 });

/** Any fact of the vendors, about rows that exist and rows that do not; of some edits others were faster. */
export const vendorFact = fc.oneof(
  fc.uuid().chain((name) => fc.array(productDraft, { maxLength: 2 }).map((all) => vendorAdded(vendorDraft(name, all)))),
  fc.tuple(vendorId, productDraft).map(([id, draft]) => productAdded(id, draft)),
  fc
    .tuple(vendorId, productId, productDraft)
    .map(([id, product, to]) => productEdited(id, product, { was: { rate: 80 }, to: { rate: to.rate } })),
  fc
    .tuple(vendorId, productId, productDraft)
    .map(([id, product, to]) => productEdited(id, product, { was: { name: 'Relay' }, to: { name: to.name } })),
  fc
    .tuple(vendorId, rate)
    .map(([id, to]) => pricesChanged(id, [{ productId: 'product-1', edit: { was: { rate: 80 }, to: { rate: to } } }])),
  fc.tuple(vendorId, fc.uuid(), productDraft, rate).map(([id, name, draft, to]) =>
    productsImported(id, {
      added: [{ ...draft, name }],
      edits: [
        { productId: 'product-1', edit: { was: { rate: 80 }, to: { rate: to } } },
        { productId: 'product-2', edit: { was: { unit: 'Pcs' }, to: { unit: draft.unit } } },
      ],
    }),
  ),
  fc.tuple(vendorId, fc.uuid(), fc.constantFrom('9820012345', '9820012346')).map(([id, gstNo, to]) =>
    vendorsImported({
      added: [{ ...detailsOf(vendorDraft(`Vendor ${gstNo}`)), gstNo }],
      edits: [{ vendorId: id, edit: { was: { phone: '9820012345' }, to: { phone: to } } }],
    }),
  ),
);
