import { Input } from 'antd';
import { useSay } from '@/parts/useSay';
import { edited } from '@/store/edit';
import { pricesSchema } from '@/store/vendors/pricesSchema';
import type { Vendor } from '@/store/vendors/vendor';
import { pricesChanged } from '@/store/vendors/vendorsSlice';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { Rows } from '@/ui/Rows';

/** Every product of a vendor with its rate, to be changed together (D15); `vendor` is as it was when this opened. */
export default function PricesDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const say = useSay();
  const { id, name, products } = vendor;
  return (
    <FormDialog
      title={`Edit Price: ${name}`}
      schema={pricesSchema}
      initialValues={{ products: products.map((product) => ({ ...product })) }}
      onSubmit={({ products: typed }) => {
        const edits = products.map((product, index) => ({
          productId: product.id,
          edit: edited(product, { ...product, rate: typed[index]?.rate ?? product.rate }),
        }));
        return say(pricesChanged(id, edits), `Prices of ${name} saved`);
      }}
      onClose={onClose}
    >
      {products.length === 0 && <Notice text={`${name} has no products yet.`} />}
      <Rows name="products">
        {({ index }) => (
          <Field name="rate" label={`${products[index]?.name} (₹ per ${products[index]?.unit})`}>
            <Input inputMode="decimal" prefix="₹" />
          </Field>
        )}
      </Rows>
    </FormDialog>
  );
}
