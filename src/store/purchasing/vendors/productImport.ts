import { comparedName } from '@/store/kit/typed/cleanText';
import { broughtBy } from '@/store/kit/sheets/broughtBy';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { productSchema } from './productSchema';
import { PRODUCT_KINDS, productFieldsOf, type Product, type ProductDraft, type ProductImport } from './vendor';

const SPAN = /^(\d+(?:\.\d+)?)[\s-]*(?:(m|mos?|mths?|months?)|y|yrs?|years?)\.?$/i;

/** A warranty as lists of prices word it, such as `1 year` or `18 months`, in months; any other text as it is. */
function monthsText(typed: string): string {
  const [, span, months] = SPAN.exec(typed.trim()) ?? [];
  if (span === undefined) return typed;
  return String(months === undefined ? Number(span) * 12 : Number(span));
}

/** An HSN without what tariffs and people write between its digits. */
const hsnText = (typed: string) => typed.replaceAll(/[-.\s\u2010-\u2014]/g, '');

/** A vendor's products, as people bring them along in a file. */
export const productImportable: Importable<ProductDraft, Product> = {
  one: 'product',
  many: 'products',
  columns: [
    {
      key: 'name',
      title: 'Product Name',
      kind: 'text',
      synonyms: [
        'Product',
        'Name',
        'Item',
        'Item Name',
        'Material',
        'Part',
        'Part Name',
        'Particulars',
        'Description',
        'Product Description',
      ],
    },
    {
      key: 'rate',
      title: 'Rate',
      kind: 'money',
      synonyms: [
        'Rate per unit',
        'Price',
        'Price per unit',
        'Unit Price',
        'Unit Rate',
        'Cost',
        'Unit Cost',
        'Amount',
        'Basic Rate',
      ],
    },
    {
      key: 'unit',
      title: 'Unit',
      kind: 'text',
      synonyms: ['UOM', 'Units', 'Unit of Measure', 'Unit of Measurement', 'Per'],
    },
    {
      key: 'minOrderQty',
      title: 'MOQ',
      kind: 'count',
      synonyms: [
        'Minimum Order Quantity',
        'Min Order Qty',
        'Minimum Order Qty',
        'Min Order Quantity',
        'Minimum Order',
        'Min Order',
        'Min Qty',
        'Minimum Quantity',
      ],
    },
    { key: 'kind', title: 'Kind', kind: 'text', optional: true, words: PRODUCT_KINDS, synonyms: ['Product Kind'] },
    {
      key: 'model',
      title: 'Model',
      kind: 'text',
      optional: true,
      synonyms: ['Model No', 'Model Number', 'Model Name'],
    },
    {
      key: 'hsn',
      title: 'HSN',
      kind: 'identifier',
      optional: true,
      synonyms: ['HSN Code', 'HSN No', 'HSN/SAC', 'HSN/SAC Code'],
      cleaned: hsnText,
    },
    {
      key: 'warrantyMonths',
      title: 'Warranty (months)',
      kind: 'count',
      optional: true,
      synonyms: ['Warranty', 'Warranty Months', 'Warranty in months', 'Warranty Period'],
      cleaned: monthsText,
    },
  ],
  schema: productSchema,
  knownBy: [{ column: 'name', compared: comparedName }],
  fieldsOf: productFieldsOf,
  examples: [
    {
      name: 'Relay 12 V',
      rate: 85.5,
      unit: 'Pcs',
      minOrderQty: 100,
      kind: 'Material',
      model: 'RL-12',
      hsn: '8536',
      warrantyMonths: 12,
    },
  ],
};

/** What validated rows bring to a vendor's products. */
export const productImportOf = (rows: readonly ValidatedRow<ProductDraft, Product>[]): ProductImport<ProductDraft> =>
  broughtBy(rows, productFieldsOf, (productId, edit) => ({ productId, edit }));
