import type { Product } from '@/store/vendors/vendor';
import { productEdited } from '@/store/vendors/vendorsSlice';
import { columnsOf } from '@/ui/columns';

const { button, count, money, text } = columnsOf<Product>();

/** The columns of a vendor's products (spec 2, Vendors area). */
export const productColumns = (on: { update: (product: Product) => void }) => [
  text('product-name', 'Product Name', ({ name }) => name),
  money('rate-per-unit', 'Rate per unit', ({ rate }) => rate),
  text('unit', 'Unit', ({ unit }) => unit),
  count('moq', 'MOQ', ({ minOrderQty }) => minOrderQty),
  button('action', 'Action', 'Update', on.update, productEdited),
];
