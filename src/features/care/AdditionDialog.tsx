import { Input } from 'antd';
import {
  additionEdited,
  additionRecorded,
  DEVICE_TYPES,
  selectAdditions,
  type Addition,
} from '@/store/additions/additionsSlice';
import { selectKnownClients } from '@/store/business/knownClients';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { sayUndoable } from '@/store/undo/sayUndoable';
import { YES_NO } from '@/store/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { SuggestInput } from '@/ui/SuggestInput';
import { useToast } from '@/ui/toast';
import styles from './AdditionDialog.module.css';
import { additionSchema, type AdditionValues } from '@/store/additions/additionSchema';
import { additionWarnings } from '@/store/additions/additionWarnings';

const Field = fieldsOf<AdditionValues>();

export interface AdditionDialogProps {
  addition?: Addition | undefined;
  onClose: () => void;
}

/** Adds a new device, or edits the one given: every field of its row (D35). */
export default function AdditionDialog({ addition, onClose }: AdditionDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const today = useToday();
  const { clients, companies } = useAppSelector(selectKnownClients);
  const warn = additionWarnings(useAppSelector(selectAdditions), addition?.id);
  const save = (draft: AdditionValues) => {
    const undo = dispatch(sayUndoable(addition ? additionEdited(addition.id, draft) : additionRecorded(draft)));
    toast({ text: addition ? `${draft.vehicleNo} saved` : `${draft.vehicleNo} added`, undo });
  };
  return (
    <FormDialog
      title={addition ? 'Edit Device Details' : 'Add New Device'}
      schema={additionSchema}
      initialValues={addition ?? { date: today }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.grid}>
        <Field name="date" label="Date">
          <Input type="date" />
        </Field>
        <Field name="clientName" label="Client Name">
          <SuggestInput suggestions={clients} />
        </Field>
        <Field name="company" label="Company">
          <SuggestInput suggestions={companies} />
        </Field>
        <Field name="vehicleNo" label="Vehicle No" warn={warn.vehicleNo}>
          <Input autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field name="imei" label="IMEI" warn={warn.imei}>
          <Input inputMode="numeric" autoComplete="off" />
        </Field>
        <Field name="deviceType" label="Device Type">
          <WordSelect choices={DEVICE_TYPES} placeholder="Select a device type" />
        </Field>
        <Field name="billing" label="Billing">
          <WordRadios label="Billing" choices={YES_NO} />
        </Field>
      </div>
    </FormDialog>
  );
}
