import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';

/** The products of vendors that the changes unmake. */
const productsUnmade = (changes: readonly Change[]): ReadonlySet<string | undefined> =>
  new Set(
    changes.flatMap(({ path, was }) =>
      path.length === 4 && path[0] === 'vendors' && path[2] === 'products' && was === undefined ? [path[3]] : [],
    ),
  );

/** Why a vendor's product cannot be taken back: a stock request asks for it, and its units are received as what it is. */
export function productDependents({ requests }: Business, changes: readonly Change[]): Refusal | undefined {
  const unmade = productsUnmade(changes);
  if (unmade.size === 0) return undefined;
  const naming = Object.values(requests.entities).find(({ products }) =>
    products.some(({ productId }) => productId !== undefined && unmade.has(productId)),
  );
  return naming && { reason: `Not undone: stock request ${naming.number} is about it.` };
}
