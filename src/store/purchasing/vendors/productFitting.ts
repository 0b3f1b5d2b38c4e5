import type { Refusal } from '@/journal/port/model';
import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Fitted } from '@/store/kit/sheets/importable';
import { productLabelsOf, type Product, type ProductDraft, type ProductEdit, type ProductImport } from './vendor';

/** Why an edit of a product cannot be. */
export const productRefusal = (product: Product | undefined, { edit }: ProductEdit): Refusal | undefined =>
  product
    ? changedMeanwhile<ProductDraft>(product, edit, productLabelsOf(product), ['rate'])
    : { reason: 'This product is not there any more: somebody undid adding it.' };

/** What of an import fits the products that are there now, and why the rest of it does not: somebody was faster. */
export function productsFitting<Added extends ProductDraft>(
  products: readonly Product[],
  brought: ProductImport<Added>,
): Fitted<Added, ProductEdit> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const names = new Set(products.map(({ name }) => comparedName(name)));
  return fittingOf(
    brought,
    (edit) => productRefusal(byId.get(edit.productId), edit),
    ({ name }) => {
      const isThere = names.has(comparedName(name));
      names.add(comparedName(name));
      return isThere ? { reason: `${name} is there already.` } : undefined;
    },
  );
}
