import type { Product } from '@/store/purchasing/vendors/vendor';
import { productEdited } from '@/store/facts/vendors';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';
import { formatCountOf } from '@/format';

const { button, count, describing, money, shown, text, untotalled } = columnsOf<Product>();

/** What is said of a product that need not be: `Device · FMB920 · HSN 852691 · 24 months`. */
const traitsText = ({ kind, model, hsn, warrantyMonths }: Product): string =>
  [kind, model, hsn && `HSN ${hsn}`, warrantyMonths !== undefined && formatCountOf(warrantyMonths, 'month')]
    .filter(Boolean)
    .join(' · ');

function nameWithTraits(product: Product) {
  const traits = traitsText(product);
  return (
    <>
      {product.name}
      {traits && <SmallLine>{traits}</SmallLine>}
    </>
  );
}

/** The columns of a vendor's products; what its name tells besides is titled as an import reads it. */
export const productColumns = (on: { update: (product: Product) => void }) => [
  describing(
    shown('text', 'product-name', 'Product Name', ({ name }) => name, nameWithTraits),
    { key: 'kind', title: 'Kind', kind: 'text', value: ({ kind }) => kind },
    { key: 'model', title: 'Model', kind: 'text', value: ({ model }) => model },
    { key: 'hsn', title: 'HSN', kind: 'identifier', value: ({ hsn }) => hsn },
    {
      key: 'warranty-months',
      title: 'Warranty (months)',
      kind: 'count',
      value: ({ warrantyMonths }) => warrantyMonths,
    },
  ),
  untotalled(money('rate-per-unit', 'Rate per unit', ({ rate }) => rate)),
  text('unit', 'Unit', ({ unit }) => unit),
  count('moq', 'MOQ', ({ minOrderQty }) => minOrderQty),
  button('action', 'Action', 'Update', on.update, productEdited),
];
