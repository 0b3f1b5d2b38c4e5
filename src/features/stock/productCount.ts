import { formatCountOf } from '@/format';
import { totalProducts, type ExpectedDetails } from '@/store/stock/expected/expected';

/** How many different products there are, as a stock request says it: `1 Product`, `3 Products`. */
export function productCount(details: ExpectedDetails): string {
  const count = totalProducts(details);
  return formatCountOf(count, 'Product');
}
