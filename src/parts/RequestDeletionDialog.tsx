import { deletionRequestFor, deletionRequestOf } from '@/store/vehicles/deletions/deletionRequest';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import { DELETION_STATUSES } from '@/store/vehicles/deletions/deletion';
import type { DeletionRequestValues } from '@/store/vehicles/deletions/deletionSchema';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { SuggestInput } from '@/ui/SuggestInput';
import { TextArea } from '@/ui/TextArea';
import { useAppSelector } from './hooks';
import { useSay } from './useSay';
import { useToday } from './useToday';

const Field = fieldsOf<DeletionRequestValues>();

export interface RequestDeletionDialogProps {
  /** The vehicles that may be meant; the first is meant where there is no other. */
  plates: readonly string[];
  onClose: () => void;
}

/** Asks which vehicle shall be deleted, and why: from then on it is led through what is open of it. */
export default function RequestDeletionDialog({ plates, onClose }: RequestDeletionDialogProps) {
  const say = useSay();
  const today = useToday();
  const business = useAppSelector(selectVehicleContext);
  const ask = ({ vehicleNo, ...answers }: DeletionRequestValues) => {
    const vehicle = openVehicle(business, vehicleNo);
    return (
      vehicle !== undefined &&
      say(
        vehicleDeletionRequested(deletionRequestOf(business, vehicle, answers)),
        `Deletion of ${vehicle.vehicleNo} requested`,
      )
    );
  };
  return (
    <FormDialog
      title="Request Deletion"
      does={vehicleDeletionRequested}
      schema={deletionRequestFor(business)}
      initialValues={{ date: today, ...(plates.length === 1 && { vehicleNo: plates[0] }) }}
      onSubmit={ask}
      onClose={onClose}
    >
      <Field name="vehicleNo" label="Vehicle No">
        <SuggestInput suggestions={plates} />
      </Field>
      <Field name="status" label="Status">
        <WordSelect choices={DELETION_STATUSES} placeholder="Select a status" />
      </Field>
      <Field name="reason" label="Reason">
        <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <Field name="date" label="Date">
        <DateInput />
      </Field>
    </FormDialog>
  );
}
