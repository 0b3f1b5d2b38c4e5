import type { Refusal } from '@/journal/model';
import { comparedName } from '@/store/kit/typed/cleanText';
import { changedMeanwhile } from '@/store/kit/edit';
import { fittingOf } from '@/store/kit/sheets/fitting';
import type { Fitted } from '@/store/kit/sheets/importable';
import type { Product, ProductDraft, ProductEdit, ProductImport } from './vendor';

/** What the fields are called, and of which product they are: a dialog may hold all rates of a vendor. */
export const labelsOf = ({ name }: Pick<Product, 'name'>): Record<keyof ProductDraft, string> => ({
  name: 'Product Name',
  rate: `Rate of ${name}`,
  unit: `Unit of ${name}`,
  minOrderQty: `MOQ of ${name}`,
  kind: `Kind of ${name}`,
  model: `Model of ${name}`,
  hsn: `HSN of ${name}`,
  warrantyMonths: `Warranty (months) of ${name}`,
});

/** Why an edit of a product cannot be. */
export const productRefusal = (product: Product | undefined, { edit }: ProductEdit): Refusal | undefined =>
  product
    ? changedMeanwhile<ProductDraft>(product, edit, labelsOf(product), ['rate'])
    : { reason: 'This product is not there any more: somebody took its adding back.' };

/** What of an import fits the products that are there now, and why the rest of it does not: somebody was faster. */
export function fitting<Added extends ProductDraft>(
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
      return isThere ? { reason: `${name} was added meanwhile.` } : undefined;
    },
  );
}
