import type { Attachment } from '@/store/attachments/attachment';

/** The units that a form offers (spec 9); stored products may have others, such as Kg or Sheet (spec 3). */
export const PRODUCT_UNITS = ['Pcs', 'Bundle'] as const;

/** What a vendor sells: the rate in rupees per unit, the least quantity of an order (MOQ) in units. */
export interface Product {
  id: number;
  name: string;
  rate: number;
  unit: string;
  minOrderQty: number;
}

export type ProductDraft = Omit<Product, 'id'>;

/** Whom we buy from (spec 3); the total of products is derived and not a field (D6). */
export interface Vendor {
  id: number;
  name: string;
  phone: string;
  address: string;
  gstNo: string;
  panNo: string;
  accountNo: string;
  products: Product[];
  gstFile?: Attachment;
  /** When it was added, in milliseconds since 1970; the sample data has none. */
  createdAt?: number;
}

export type VendorDraft = Omit<Vendor, 'id' | 'products' | 'gstFile'> & { products: ProductDraft[] };
