import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { ProductDraft } from '@/store/purchasing/vendors/vendor';
import { fieldsOf } from '@/ui/Field';
import { FormRow } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { MoneyInput } from '@/ui/MoneyInput';
import { RemoveRow } from '@/ui/RemoveRow';
import { Rows } from '@/ui/Rows';
import { useToast } from '@/ui/toast';
import { KindSelect } from './KindSelect';
import { UnitSelect } from './UnitSelect';

const Field = fieldsOf<ProductDraft>();

const COLUMNS = 'minmax(96px, 2fr) minmax(64px, 1fr) minmax(96px, 1fr) minmax(224px, 1fr) minmax(136px, 1fr) auto';

/** The product rows of a new vendor: any number of them, also none. */
export function ProductRows() {
  const toast = useToast();
  return (
    <Rows
      name="products"
      onRemoved={(putBack) => toast({ text: 'Product row removed', undo: putBack })}
      footer={(append) => (
        <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
          Add Product Row
        </Button>
      )}
    >
      {({ index, remove }) => (
        <FormRow label={`Product ${index + 1}`} columns={COLUMNS}>
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
          <RemoveRow row={`product ${index + 1}`} onClick={remove} />
        </FormRow>
      )}
    </Rows>
  );
}
