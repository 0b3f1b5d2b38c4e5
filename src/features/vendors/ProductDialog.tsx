import { Input } from 'antd';
import { useAppDispatch } from '@/parts/hooks';
import { sayUndoable } from '@/store/undo/sayUndoable';
import type { Product, ProductDraft, Vendor } from '@/store/vendors/vendor';
import { productAdded, productEdited } from '@/store/vendors/vendorsSlice';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { useToast } from '@/ui/toast';
import { productSchema } from '@/store/vendors/productSchema';
import { UnitSelect } from './UnitSelect';

const Field = fieldsOf<ProductDraft>();

export interface ProductDialogProps {
  vendor: Vendor;
  product?: Product | undefined;
  onClose: () => void;
}

/** Adds a product to the vendor, or edits the one given. */
export default function ProductDialog({ vendor, product, onClose }: ProductDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const save = (draft: ProductDraft) => {
    const fact = product ? productEdited(vendor.id, product.id, draft) : productAdded(vendor.id, draft);
    const undo = dispatch(sayUndoable(fact));
    toast({ text: product ? `${draft.name} saved` : `${draft.name} added to ${vendor.name}`, undo });
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
