import { useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useSayEdit } from '@/parts/useSayEdit';
import { edited, reapplied } from '@/store/kit/edit';
import { pricesSchema } from '@/store/purchasing/vendors/pricesSchema';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { selectVendor } from '@/store/purchasing/vendors/vendorsSlice';
import { pricesChanged } from '@/store/facts/vendors';
import { Field } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { Notice } from '@/ui/Notice';
import { Rows } from '@/ui/Rows';

/** Every product of a vendor with its rate, to be changed together; `vendor` is as it was when this opened. */
export default function PricesDialog({ vendor, onClose }: { vendor: Vendor; onClose: () => void }) {
  const sayEdit = useSayEdit();
  const { id, name } = vendor;
  const now = useAppSelector((state) => selectVendor(state, id));
  const [products, setProducts] = useState(vendor.products);
  return (
    <FormDialog
      title={`Edit Price: ${name}`}
      does={pricesChanged}
      schema={pricesSchema}
      initialValues={{ products: products.map((product) => ({ ...product })) }}
      onSubmit={({ products: typed }, show) => {
        const edits = products.map((product, index) => ({
          productId: product.id,
          edit: edited(product, { ...product, rate: typed[index]?.rate ?? product.rate }),
        }));
        return sayEdit(pricesChanged(id, edits), `Prices of ${name} saved`, () => {
          // Whoever was told who was faster, and submits again, means it: from here on it is an edit of what is there now.
          const there = now?.products ?? products;
          const editOf = new Map(edits.map(({ productId, edit }) => [productId, edit]));
          setProducts(there);
          show({ products: there.map((product) => reapplied(product, editOf.get(product.id) ?? { was: {}, to: {} })) });
        });
      }}
      onClose={onClose}
    >
      {products.length === 0 && <Notice text={`${name} has no products yet.`} />}
      <Rows name="products">
        {({ index }) => (
          <Field name="rate" label={`${products[index]?.name} (₹ per ${products[index]?.unit})`}>
            <MoneyInput />
          </Field>
        )}
      </Rows>
    </FormDialog>
  );
}
