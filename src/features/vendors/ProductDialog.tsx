import { Input } from 'antd';
import { useSay } from '@/parts/useSay';
import { edited } from '@/store/edit';
import type { Product, ProductDraft, Vendor } from '@/store/vendors/vendor';
import { productAdded, productEdited } from '@/store/vendors/vendorsSlice';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { productSchema } from '@/store/vendors/productSchema';
import { UnitSelect } from './UnitSelect';

const Field = fieldsOf<ProductDraft>();

export interface ProductDialogProps {
  vendor: Vendor;
  product?: Product | undefined;
  onClose: () => void;
}

/** Adds a product to the vendor, or edits the one given, as it was when this opened. */
export default function ProductDialog({ vendor, product, onClose }: ProductDialogProps) {
  const say = useSay();
  const save = (draft: ProductDraft) => {
    if (!product) return say(productAdded(vendor.id, draft), `${draft.name} added to ${vendor.name}`);
    return say(productEdited(vendor.id, product.id, edited<ProductDraft>(product, draft)), `${draft.name} saved`);
  };
  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Add Product'}
      schema={productSchema}
      initialValues={product}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="name" label="Product Name">
        <Input />
      </Field>
      <Field name="rate" label="Rate">
        <Input inputMode="decimal" prefix="₹" />
      </Field>
      <Field name="unit" label="Unit">
        <UnitSelect />
      </Field>
      <Field name="minOrderQty" label="Minimum Order Quantity">
        <Input inputMode="numeric" />
      </Field>
    </FormDialog>
  );
}
