import { PRODUCT_KINDS, type ProductDraft, type VendorDraft } from './vendor';

const TEXT_FIELDS = ['name', 'phone', 'address', 'gstNo', 'panNo', 'accountNo'] as const;

type Details = Pick<VendorDraft, (typeof TEXT_FIELDS)[number]>;
/** A product row of the form, in which anything may be missing. */
type ProductRow = { [Key in keyof ProductDraft]?: ProductDraft[Key] | undefined };

const isPriced = ({ name = '', rate }: ProductRow) => name.trim() !== '' && Number.isFinite(rate);

/** The multipart data of Add Vendor: products as a JSON list, of the rows having both name and rate. */
export function vendorBody(draft: Details & { products: readonly ProductRow[] }, gstFile?: File): FormData {
  const body = new FormData();
  for (const field of TEXT_FIELDS) body.append(field, draft[field]);
  if (gstFile) body.append('gstFile', gstFile);
  const sent = draft.products
    .filter(isPriced)
    .map(({ name, rate, unit, minOrderQty, kind }) => ({ name, rate, unit, minOrderQty, kind }));
  body.append('products', JSON.stringify(sent));
  return body;
}

function textOf(value: unknown, field: string): string {
  if (typeof value !== 'string') throw new Error(`The vendor cannot be read: ${field} must be a text.`);
  return value;
}

function numberOf(value: unknown, field: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new Error(`The vendor cannot be read: ${field} must be a number.`);
  }
  return value;
}

/** A product's kind, which need not be there. */
function kindOf(value: unknown, field: string): Pick<ProductDraft, 'kind'> {
  if (value === undefined) return {};
  const kind = PRODUCT_KINDS.find((one) => one === value);
  if (kind === undefined) throw new Error(`The vendor cannot be read: ${field} must be a kind of product.`);
  return { kind };
}

function productOf(row: unknown, index: number): ProductDraft {
  const field = (name: keyof ProductDraft) => `products[${index}].${name}`;
  const { name, rate, unit, minOrderQty, kind } = Object(row) as Partial<Record<keyof ProductDraft, unknown>>;
  return {
    name: textOf(name, field('name')),
    rate: numberOf(rate, field('rate')),
    unit: textOf(unit, field('unit')),
    minOrderQty: numberOf(minOrderQty, field('minOrderQty')),
    ...kindOf(kind, field('kind')),
  };
}

function productsOf(json: string): ProductDraft[] {
  let rows: unknown;
  try {
    rows = JSON.parse(json);
  } catch {
    // Text that is no JSON is refused below, together with JSON that is no list.
  }
  if (!Array.isArray(rows)) throw new Error('The vendor cannot be read: products must be a JSON list.');
  return rows.map(productOf);
}

/** Reads what `vendorBody` writes; a field that is missing or of a wrong kind is an Error that names it. */
export function readVendorBody(body: FormData): { draft: VendorDraft; gstFile?: File } {
  const text = (field: string) => textOf(body.get(field), field);
  const draft = {
    name: text('name'),
    phone: text('phone'),
    address: text('address'),
    gstNo: text('gstNo'),
    panNo: text('panNo'),
    accountNo: text('accountNo'),
    products: productsOf(text('products')),
  };
  const gstFile = body.get('gstFile');
  if (typeof gstFile === 'string') throw new Error('The vendor cannot be read: gstFile must be a file.');
  return { draft, ...(gstFile && { gstFile }) };
}
