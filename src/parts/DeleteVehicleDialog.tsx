import { DELETION_STATUSES, type Deletion } from '@/store/vehicles/deletions/deletion';
import { vehicleDeleted } from '@/store/facts/deletions';
import { YES_NO } from '@/store/kit/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { Facts } from '@/ui/Facts';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { TextArea } from '@/ui/TextArea';
import { deletionFollows } from '@/store/vehicles/deletions/deletionRequest';
import { deletionDateWarning } from '@/store/vehicles/deletions/deletionWarnings';
import { vehicleDeletionSchema, type DeletionValues } from '@/store/vehicles/deletions/deletionSchema';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import styles from './DeleteVehicleDialog.module.css';
import { DeviceLink } from './DeviceLink';
import { useAppSelector } from './hooks';
import { useSay } from './useSay';
import { useToday } from './useToday';
import { VehicleLink } from './VehicleLink';

const Field = fieldsOf<DeletionValues>();

/** Asks what belongs to a deletion, and marks the vehicle Deleted; its subscription ends with it, and its SIM where that is asked. */
export default function DeleteVehicleDialog({ deletion, onClose }: { deletion: Deletion; onClose: () => void }) {
  const say = useSay();
  const { id, vehicleNo, company, username, imei, sim, status, reason } = deletion;
  const business = useAppSelector(selectVehicleContext);
  const today = useToday();
  const save = (draft: DeletionValues) =>
    say(vehicleDeleted(id, draft, deletionFollows(business, deletion, draft)), `${vehicleNo} deleted`);
  return (
    <FormDialog
      title="Delete Vehicle"
      does={vehicleDeleted}
      schema={vehicleDeletionSchema(today)}
      initialValues={{ status, reason, deletionDate: today }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.vehicle}>
        <Facts
          facts={[
            { label: 'Vehicle No', value: <VehicleLink vehicleNo={vehicleNo} /> },
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
