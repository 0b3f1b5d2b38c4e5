import { array, mixed, object, string, type InferType } from 'yup';
import { minOrderQty, rate } from './productSchema';

const rowSchema = object({
  name: string().trim().required('Product name required'),
  rate: rate('Rate required'),
  unit: string().required('Unit is required').default('Pcs'),
  minOrderQty: minOrderQty('Minimum Order Quntity is required'),
});

/** The Add New Vendor form (spec 5, misspelling included). */
export const vendorSchema = object({
  name: string().trim().required('Vendor name is required'),
  phone: string().trim().required('Phone number is required'),
  address: string().trim().required('Address is required'),
  gstNo: string().trim().required('GST number is required'),
  panNo: string().trim().required('PAN number is required'),
  accountNo: string().trim().required('Account number is required'),
  gstFile: mixed<File>(),
  products: array().of(rowSchema).required(),
});

/** An untouched form: one empty product row (D16). */
export const blankVendor = { products: [rowSchema.getDefault()] };

export type VendorValues = InferType<typeof vendorSchema>;
