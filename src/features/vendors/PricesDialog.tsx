import { Input } from 'antd';
import { useAppDispatch } from '@/parts/hooks';
import { sayUndoable } from '@/store/undo/sayUndoable';
import type { Product, Vendor } from '@/store/vendors/vendor';
import { pricesChanged, type Rates } from '@/store/vendors/vendorsSlice';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { Notice } from '@/ui/Notice';
import { Rows } from '@/ui/Rows';
import { useToast } from '@/ui/toast';
import { pricesSchema } from '@/store/vendors/pricesSchema';

const ratesOf = (products: readonly Pick<Product, 'id' | 'rate'>[]): Rates =>
  Object.fromEntries(products.map(({ id, rate }) => [id, rate]));

/** Every product of a vendor with its rate, to be changed together (D15). */
export default function PricesDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { id, name, products } = vendor;
  return (
    <FormDialog
      title={`Edit Price: ${name}`}
      schema={pricesSchema}
      initialValues={{ products: products.map((product) => ({ ...product })) }}
      onSubmit={(values) => {
        const undo = dispatch(sayUndoable(pricesChanged(id, ratesOf(values.products))));
        toast({ text: `Prices of ${name} saved`, undo });
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
