import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { fieldsOf } from '@/ui/Field';
import { FormRow } from '@/ui/FormGrid';
import { useFormScope } from '@/ui/formScope';
import { Icon } from '@/ui/Icon';
import { RemoveRow } from '@/ui/RemoveRow';
import { Rows } from '@/ui/Rows';
import { SearchSelect } from '@/ui/SearchSelect';
import { useToast } from '@/ui/toast';
import { LineAmounts } from './LineAmounts';
import { ProductSelect } from './ProductSelect';
import { RateOutput } from './RateOutput';
import { belowMinimum, productOf, repeatedProduct } from '@/store/purchasing/requests/requestLines';
import type { TypedLine } from '@/store/purchasing/requests/requestSchema';

const Field = fieldsOf<TypedLine>();
const COLUMNS = 'minmax(150px, 4fr) minmax(170px, 5fr) 84px 112px 104px 112px auto';

const linesOf = (values: object) => (values as { lines?: readonly TypedLine[] }).lines ?? [];

/** The lines of a stock request: at least one, each with what it costs. */
export function RequestLineRows({ vendors }: { vendors: readonly Vendor[] }) {
  const toast = useToast();
  const { put, read } = useFormScope();
  const follow = (index: number, values: TypedLine) => {
    for (const [name, value] of Object.entries(values)) put({ name: ['lines', index, name], value, touched: false });
  };
  return (
    <Rows
      name="lines"
      onRemoved={(putBack) => toast({ text: 'Line removed', undo: putBack })}
      footer={(append) => (
        <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
          Add Line
        </Button>
      )}
    >
      {({ index, count, remove }) => (
        <FormRow label={`Line ${index + 1}`} columns={COLUMNS}>
          <Field name="vendorId" label="Vendor">
            <SearchSelect
              placeholder="Type to search"
              empty="No vendor matches."
              options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={() => follow(index, { productId: undefined, rate: undefined, unit: undefined })}
            />
          </Field>
          <Field
            name="productId"
            label="Product"
            warn={(_product, values) => repeatedProduct(vendors, linesOf(values), index)}
          >
            <ProductSelect
              line={index}
              vendors={vendors}
              onChange={(productId) => {
                const line = { ...linesOf(read())[index], productId };
                const product = productOf(vendors, line);
                follow(index, { rate: product?.rate, unit: product?.unit });
              }}
            />
          </Field>
          <Field name="units" label="Units" warn={(_units, values) => belowMinimum(vendors, linesOf(values)[index])}>
            <Input inputMode="decimal" autoComplete="off" />
          </Field>
          <Field name="rate" label="Rate">
            <RateOutput />
          </Field>
          <LineAmounts line={index} vendors={vendors} />
          <RemoveRow row={`line ${index + 1}`} disabled={count === 1} onClick={remove} />
        </FormRow>
      )}
    </Rows>
  );
}
