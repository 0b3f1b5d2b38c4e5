import { DELETION_STATUSES, vehicleDeleted, type Deletion } from '@/store/deletions/deletionsSlice';
import { DeviceLink } from '@/parts/DeviceLink';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { YES_NO } from '@/store/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { Facts } from '@/ui/Facts';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { TextArea } from '@/ui/TextArea';
import styles from './DeleteVehicleDialog.module.css';
import { deletionDateWarning } from '@/store/deletions/deletionWarnings';
import { deletionSchema, type DeletionValues } from '@/store/deletions/deletionSchema';

const Field = fieldsOf<DeletionValues>();

/** Asks what belongs to a deletion, and marks the vehicle Deleted (D35). */
export default function DeleteVehicleDialog({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const say = useSay();
  const { id, vehicleNo, company, username, imei, sim, status, reason } = deletion;
  const save = (draft: DeletionValues) => say(vehicleDeleted(id, draft), `${vehicleNo} deleted`);
  return (
    <FormDialog
      title="Delete Vehicle"
      does={vehicleDeleted}
      schema={deletionSchema}
      initialValues={{ status, reason, deletionDate: useToday() }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.vehicle}>
        <Facts
          facts={[
            { label: 'Vehicle No', value: vehicleNo },
            { label: 'Company', value: company },
            { label: 'Username', value: username },
            { label: 'IMEI', value: <DeviceLink imei={imei} /> },
            { label: 'SIM', value: <DeviceLink imei={imei}>{sim}</DeviceLink> },
          ]}
        />
      </div>
      <Field name="status" label="Status">
        <WordSelect choices={DELETION_STATUSES} placeholder="Select a status" />
      </Field>
      <Field name="reason" label="Reason">
        <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <Field name="simDeactivation" label="SIM Deactivation">
        <WordRadios label="SIM Deactivation" choices={YES_NO} />
      </Field>
      <Field name="deletionDate" label="Deletion Date" warn={(date) => deletionDateWarning(date, deletion)}>
        <DateInput />
      </Field>
    </FormDialog>
  );
}
