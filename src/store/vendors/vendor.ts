import type { Attachment } from '@/store/attachments/attachment';
import type { Numbered } from '@/store/table';

/** The units that a form offers (spec 9); stored products may have others, such as Kg or Sheet (spec 3). */
export const PRODUCT_UNITS = ['Pcs', 'Bundle'] as const;

/** What a product's form holds: the rate in rupees per unit, the least quantity of an order (MOQ) in units. */
export interface ProductDraft {
  name: string;
  rate: number;
  unit: string;
  minOrderQty: number;
}

/** What a vendor sells. */
export interface Product extends ProductDraft {
  id: string;
}

/** What the form of a vendor holds (spec 3). */
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

/** Whom we buy from (spec 3); the total of products is derived and not a field (D6). */
export interface Vendor extends Numbered, VendorDetails {
  products: Product[];
  gstFile?: Attachment;
}
