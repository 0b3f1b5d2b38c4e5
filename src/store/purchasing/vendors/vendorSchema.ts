import { mixed, type InferType } from 'yup';
import { area, capitals, line } from '@/store/kit/schema/fieldRules';
import { attachmentRule } from '@/store/kit/attachments/attachmentSchema';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { listed, rowOf } from '@/store/kit/schema/rowRules';
import { minOrderQty, productFields, rate, unit } from './productSchema';

const rowSchema = record({
  name: line('Product Name', 'Product name required'),
  rate: rate('Rate required'),
  unit,
  minOrderQty: minOrderQty('Minimum Order Quntity is required'),
  kind: productFields.kind,
});

/** What a vendor's form asks of it, but for its certificate and its products. */
export const vendorDetails = {
  name: line('Vendor Name', 'Vendor name is required'),
  phone: line('Phone', 'Phone number is required'),
  address: area('Address', 'Address is required'),
  gstNo: capitals('GST No', 'GST number is required'),
  panNo: capitals('PAN No', 'PAN number is required'),
  accountNo: line('Account No', 'Account number is required'),
};

/** The Add New Vendor form. */
export const vendorSchema = record({
  ...vendorDetails,
  gstFile: mixed((value): value is File => value instanceof File).typeError('Choose the GST certificate again.'),
  products: rowsOf(rowSchema),
});

/** A vendor as it is kept. */
export const vendorRowSchema = rowOf({
  ...vendorDetails,
  products: listed('Product', productFields),
  gstFile: attachmentRule,
});

/** An untouched form: one empty product row. */
export const blankVendor = { products: [rowSchema.getDefault()] };

export type VendorValues = InferType<typeof vendorSchema>;
