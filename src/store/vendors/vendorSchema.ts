import { array, mixed, object, type InferType } from 'yup';
import { area, capitals, line } from '@/store/fieldRules';
import { minOrderQty, rate, unit } from './productSchema';

const rowSchema = object({
  name: line('Product Name', 'Product name required'),
  rate: rate('Rate required'),
  unit,
  minOrderQty: minOrderQty('Minimum Order Quntity is required'),
});

/** The Add New Vendor form (spec 5, misspelling included). */
export const vendorSchema = object({
  name: line('Vendor Name', 'Vendor name is required'),
  phone: line('Phone', 'Phone number is required'),
  address: area('Address', 'Address is required'),
  gstNo: capitals('GST No', 'GST number is required'),
  panNo: capitals('PAN No', 'PAN number is required'),
  accountNo: line('Account No', 'Account number is required'),
  gstFile: mixed<File>(),
  products: array().of(rowSchema).required(),
});

/** An untouched form: one empty product row (D16). */
export const blankVendor = { products: [rowSchema.getDefault()] };

export type VendorValues = InferType<typeof vendorSchema>;
