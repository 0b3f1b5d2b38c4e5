import type { Attachment } from '@/store/kit/attachments/attachment';
import type { Edit } from '@/store/kit/edit';
import type { Brought } from '@/store/kit/sheets/importable';
import type { Numbered } from '@/store/kit/table';

/** The units that a form offers; stored products may have others, such as Kg or Sheet. */
export const PRODUCT_UNITS = ['Pcs', 'Bundle'] as const;

/** What a product can be: the first five are counted one by one by what they bear, the last by quantity. */
export const PRODUCT_KINDS = ['Device', 'Accessory', 'Controller', 'Lock', 'SIM', 'Material'] as const;

/** What of a product need not be said. */
interface ProductTraits {
  kind?: (typeof PRODUCT_KINDS)[number] | undefined;
  model?: string | undefined;
  /** The code of its goods in the harmonised system, of 4, 6 or 8 digits. */
  hsn?: string | undefined;
  /** How many months its maker answers for it. */
  warrantyMonths?: number | undefined;
}

/** What a product's form holds: the rate in rupees per unit, the least quantity of an order (MOQ) in units. */
export interface ProductDraft extends ProductTraits {
  name: string;
  rate: number;
  unit: string;
  minOrderQty: number;
}

/** What a vendor sells. */
export interface Product extends ProductDraft {
  id: string;
}

/** What changes of one product. */
export interface ProductEdit {
  productId: string;
  edit: Edit<ProductDraft>;
}

/** What an import brings to a vendor's products: those that are new, and what changes of those that are there. */
export type ProductImport<Added extends ProductDraft = Product> = Brought<Added, ProductEdit>;

/** What the form of a vendor holds. */
export interface VendorDetails {
  name: string;
  phone: string;
  address: string;
  gstNo: string;
  panNo: string;
  accountNo: string;
}

export interface VendorDraft extends VendorDetails {
  products: ProductDraft[];
}

/** What changes of one vendor's details. */
export interface VendorEdit {
  vendorId: string;
  edit: Edit<VendorDetails>;
}

/** What an import brings to the vendors: those that are new, without products yet, and what changes of those that are there. */
export type VendorImport<Added extends VendorDetails = VendorDetails & { id: string }> = Brought<Added, VendorEdit>;

/** Whom we buy from; the total of products is derived and not a field. */
export interface Vendor extends Numbered, VendorDetails {
  products: Product[];
  gstFile?: Attachment;
}

/** What a product's fields are called. */
export const PRODUCT_LABELS: Record<keyof ProductDraft, string> = {
  name: 'Product Name',
  rate: 'Rate',
  unit: 'Unit',
  minOrderQty: 'MOQ',
  kind: 'Kind',
  model: 'Model',
  hsn: 'HSN',
  warrantyMonths: 'Warranty (months)',
};

const ofFields = <Value>(valueOf: (field: keyof ProductDraft, label: string) => Value) =>
  Object.fromEntries(
    Object.entries(PRODUCT_LABELS).map(([field, label]) => [field, valueOf(field as keyof ProductDraft, label)]),
  ) as Record<keyof ProductDraft, Value>;

/** All that a product's form holds, also what is not said. */
export const productFieldsOf = (product: ProductDraft) =>
  // Each field has its own value, which the compiler cannot see through the loop.
  ofFields((field) => product[field]) as ProductDraft;

/** What they are called, and of which product they are: a dialog may hold all rates of a vendor. */
export const productLabelsOf = ({ name }: Pick<Product, 'name'>): Record<keyof ProductDraft, string> =>
  ofFields((field, label) => (field === 'name' ? label : `${label} of ${name}`));

/** What the fields are called, and of which vendor they are. */
export const detailLabelsOf = ({ name }: Pick<Vendor, 'name'>): Record<keyof VendorDetails, string> => ({
  name: 'Vendor Name',
  phone: `Phone of ${name}`,
  address: `Address of ${name}`,
  gstNo: `GST No of ${name}`,
  panNo: `PAN No of ${name}`,
  accountNo: `Account No of ${name}`,
});
