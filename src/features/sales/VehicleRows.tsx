import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { PLANS } from '@/store/accounts/account';
import { vehicleNoWarning } from '@/store/numberWarnings';
import { WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { Rows } from '@/ui/Rows';
import { useToast } from '@/ui/toast';
import { isUnassigned, type BillValues, type SavedTerms } from '@/store/accounts/billSchema';
import { PriceInput } from './PriceInput';
import { Tick } from './Tick';
import styles from './VehicleRows.module.css';

const Field = fieldsOf<BillValues['vehicles'][number]>();

const warning = (vehicleNo: string) => (isUnassigned(vehicleNo) ? undefined : vehicleNoWarning(vehicleNo));

interface VehicleRowProps {
  index: number;
  saved: SavedTerms;
  remove: () => void;
}

function VehicleRow({ index, saved, remove }: VehicleRowProps) {
  const billed = Form.useFormInstance<BillValues>().getFieldValue(['vehicles', index, 'billed']) === true;
  return (
    <div role="group" aria-label={`Vehicle ${index + 1}`} className={styles.row}>
      <Field name="selected" label="Selected">
        <Tick billed={billed} />
      </Field>
      <Field name="vehicleNo" label="Vehicle Number" warn={warning}>
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field name="duration" label="Duration">
        <WordSelect choices={PLANS} />
      </Field>
      <Field name="price" label="Price">
        <PriceInput saved={saved} billed={billed} />
      </Field>
      <Button
        type="text"
        icon={<Icon of={DeleteOutlined} />}
        aria-label={`Remove vehicle ${index + 1}`}
        title={`Remove vehicle ${index + 1}`}
        onClick={remove}
      />
    </div>
  );
}

/** The vehicles of a bill, each with its tick: they can be renamed, and more can be added (D28). */
export function VehicleRows({ saved }: { saved: SavedTerms }) {
  const toast = useToast();
  return (
    <Rows
      name="vehicles"
      onRemoved={(putBack) => toast({ text: 'Vehicle removed', undo: putBack })}
      footer={(append) => (
        <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
          Add Vehicle
        </Button>
      )}
    >
      {({ index, remove }) => <VehicleRow index={index} saved={saved} remove={remove} />}
    </Rows>
  );
}
