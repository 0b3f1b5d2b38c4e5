import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { useEditBase } from '@/parts/useEditBase';
import { RecordActivity } from '@/parts/RecordActivity';
import { useSay } from '@/parts/useSay';
import { edited } from '@/store/kit/edit';
import { productFieldsOf, type Product, type ProductDraft, type Vendor } from '@/store/purchasing/vendors/vendor';
import { selectVendor } from '@/store/purchasing/vendors/vendorsSlice';
import { productAdded, productEdited } from '@/store/facts/vendors';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { productSchema } from '@/store/purchasing/vendors/productSchema';
import { KindSelect } from './KindSelect';
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
  const products = useAppSelector((state) => selectVendor(state, vendor.id))?.products ?? [];
  const { base, saveEdit } = useEditBase(
    product,
    products.find(({ id }) => id === product?.id),
  );
  const save = (draft: ProductDraft, show: (product: Product) => void) => {
    if (!base) return say(productAdded(vendor.id, draft), `${draft.name} added to ${vendor.name}`);
    const edit = edited<ProductDraft>(base, productFieldsOf(draft));
    return saveEdit(edit, productEdited(vendor.id, base.id, edit), `${draft.name} saved`, show);
  };
  return (
    <FormDialog
      title={product ? 'Edit Product' : 'Add Product'}
      does={product ? productEdited : productAdded}
      schema={productSchema}
      initialValues={product}
      onSubmit={save}
      onClose={onClose}
    >
      <p>Vendor: {vendor.name}</p>
      <Field name="name" label="Product Name">
        <Input />
      </Field>
      <Field name="rate" label="Rate">
        <MoneyInput />
      </Field>
      <Field name="unit" label="Unit">
        <UnitSelect />
      </Field>
      <Field name="minOrderQty" label="Minimum Order Quantity" explains="MOQ">
        <Input inputMode="numeric" />
      </Field>
      <Field name="kind" label="Kind">
        <KindSelect />
      </Field>
      <Field name="model" label="Model">
        <Input autoComplete="off" />
      </Field>
      <Field name="hsn" label="HSN" explains="HSN, SAC" hint="4, 6 or 8 digits, as on the vendor’s invoice">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="warrantyMonths" label="Warranty (months)">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      {product && <RecordActivity record={product.id} />}
    </FormDialog>
  );
}
