import type { Product } from '@/store/vendors/vendor';
import { productEdited } from '@/store/vendors/vendorsSlice';
import { columnsOf } from '@/ui/columns';

const { text, money, count, button } = columnsOf<Product>();

/** The columns of a vendor's products (spec 2, Vendors area). */
export const productColumns = (on: { update: (product: Product) => void }) => [
  text('Product Name', ({ name }) => name),
  money('Rate per unit', ({ rate }) => rate),
  text('Unit', ({ unit }) => unit),
  count('MOQ', ({ minOrderQty }) => minOrderQty),
  button('Action', 'Update', on.update, productEdited),
];
