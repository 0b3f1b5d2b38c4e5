import { comparedName } from '@/store/cleanText';
import { edited } from '@/store/edit';
import type { Importable } from '@/store/sheets/importable';
import type { JudgedRow } from '@/store/sheets/judging';
import { productSchema } from './productSchema';
import type { Product, ProductDraft, ProductImport } from './vendor';

const fieldsOf = ({ name, rate, unit, minOrderQty }: ProductDraft): ProductDraft => ({ name, rate, unit, minOrderQty });

/** A vendor's products, as people bring them along in a file (D17). */
export const productImportable: Importable<ProductDraft, Product> = {
  one: 'product',
  many: 'products',
  columns: [
    {
      key: 'name',
      title: 'Product Name',
      kind: 'text',
      synonyms: ['Product', 'Name', 'Item', 'Item Name', 'Material', 'Part', 'Part Name', 'Particulars', 'Description', 'Product Description'],
    },
    {
      key: 'rate',
      title: 'Rate',
      kind: 'money',
      synonyms: ['Rate per unit', 'Price', 'Price per unit', 'Unit Price', 'Unit Rate', 'Cost', 'Unit Cost', 'Amount', 'Basic Rate'],
    },
    { key: 'unit', title: 'Unit', kind: 'text', synonyms: ['UOM', 'Units', 'Unit of Measure', 'Unit of Measurement', 'Per'] },
    {
      key: 'minOrderQty',
      title: 'MOQ',
      kind: 'count',
      synonyms: ['Minimum Order Quantity', 'Min Order Qty', 'Minimum Order Qty', 'Min Order Quantity', 'Minimum Order', 'Min Order', 'Min Qty', 'Minimum Quantity'],
    },
  ],
  schema: productSchema,
  knownBy: [{ column: 'name', compared: comparedName }],
  fieldsOf,
  examples: [{ name: 'Relay 12 V', rate: 85.5, unit: 'Pcs', minOrderQty: 100 }],
};

/** What judged rows bring to a vendor's products. */
export function productImportOf(rows: readonly JudgedRow<ProductDraft, Product>[]): ProductImport<ProductDraft> {
  const brought: ProductImport<ProductDraft> = { added: [], edits: [] };
  for (const { verdict, draft, known } of rows) {
    if (!draft) continue;
    if (verdict === 'New') brought.added.push(fieldsOf(draft));
    if (verdict === 'Changed' && known) brought.edits.push({ productId: known.record.id, edit: edited(known.fields, fieldsOf(draft)) });
  }
  return brought;
}
