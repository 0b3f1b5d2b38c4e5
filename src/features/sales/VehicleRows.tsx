import { DeleteOutlined, EyeOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { paths } from '@/paths';
import { PLANS } from '@/store/accounts/account';
import { vehicleNoWarning } from '@/store/numberWarnings';
import { WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Rows } from '@/ui/Rows';
import { useToast } from '@/ui/toast';
import { isUnassigned } from '@/store/accounts/newAccount';
import type { BillValues, SavedTerms } from '@/store/accounts/billSchema';
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
  const form = Form.useFormInstance<BillValues>();
  const billed = form.getFieldValue(['vehicles', index, 'billed']) === true;
  const id = String(form.getFieldValue(['vehicles', index, 'id']) ?? '');
  // As it is kept, whatever is being typed.
  const known = useAppSelector((state) => state.vehicles.entities[id]?.vehicleNo);
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
      <div className={styles.ways}>
        {known !== undefined && !isUnassigned(known) && (
          <LinkButton type="text" icon={<Icon of={EyeOutlined} />} aria-label={`Open vehicle ${known}`} to={paths.care.vehicleOf(known)} />
        )}
        <Button
          type="text"
          icon={<Icon of={DeleteOutlined} />}
          aria-label={`Remove vehicle ${index + 1}`}
          title={`Remove vehicle ${index + 1}`}
          onClick={remove}
        />
      </div>
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
