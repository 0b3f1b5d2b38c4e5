import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { REPAIR_STATUSES, WARRANTIES, type RepairedVehicle } from '@/store/care/messages/message';
import type { VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';
import { WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormRow } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { MoneyInput } from '@/ui/MoneyInput';
import { Rows } from '@/ui/Rows';
import { SuggestInput } from '@/ui/SuggestInput';
import { useToast } from '@/ui/toast';
import { mailVehicleWarning, type TypedVehicle } from '@/store/care/messages/mailSchema';
import { MailSpareTotal } from './MailSpareTotal';
import styles from './MailVehicleRows.module.css';

const Field = fieldsOf<RepairedVehicle>();
const COLUMNS = 'minmax(140px, 1fr) 196px 144px 204px minmax(120px, 1fr) 104px auto';

const rowsOf = (values: object) => (values as { vehicles?: readonly TypedVehicle[] }).vehicles ?? [];

/** The repaired vehicles of a mail, and what their spares cost together. */
export function MailVehicleRows({ known }: { known: readonly VehicleRow[] }) {
  const toast = useToast();
  return (
    <div className={styles.rows}>
      <Rows
        name="vehicles"
        onRemoved={(putBack) => toast({ text: 'Vehicle removed', undo: putBack })}
        footer={(append) => (
          <div className={styles.footer}>
            <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
              Add Vehicle
            </Button>
            <MailSpareTotal />
          </div>
        )}
      >
        {({ index, remove }) => (
          <FormRow label={`Vehicle ${index + 1}`} columns={COLUMNS}>
            <Field
              name="vehicleNo"
              label="Vehicle No."
              warn={(vehicleNo, values) => mailVehicleWarning(vehicleNo, rowsOf(values), index)}
            >
              <SuggestInput suggestions={known.map(({ vehicleNo }) => vehicleNo)} />
            </Field>
            <Field name="receivingDate" label="Receiving Date of Device">
              <DateInput />
            </Field>
            <Field name="status" label="Status">
              <WordSelect choices={REPAIR_STATUSES} />
            </Field>
            <Field name="warranty" label="Warranty/out of warranty">
              <WordSelect choices={WARRANTIES} />
            </Field>
            <Field name="spareChanged" label="Spare changed">
              <Input autoComplete="off" />
            </Field>
            <Field name="spareCost" label="Spare Cost">
              <MoneyInput />
            </Field>
            <Button type="text" aria-label={`Remove vehicle ${index + 1}`} onClick={remove}>
              Remove
            </Button>
          </FormRow>
        )}
      </Rows>
    </div>
  );
}
