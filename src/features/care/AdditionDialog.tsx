import { Input } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { paths } from '@/paths';
import { rowOfTable } from '@/store/kit/table';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { type Addition, type AdditionDraft } from '@/store/vehicles/additions/addition';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { fittingWarning, UNBOUGHT } from '@/store/stock/devices/imeiAtHand';
import { selectStock } from '@/store/stock/onHand/selectStock';
import {
  additionFollows,
  additionPlace,
  newAdditionSchema,
  type AdditionPlace,
} from '@/store/vehicles/additions/additionPlace';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import { selectKnownClients } from '@/store/vehicles/vehicles/knownClients';
import { edited } from '@/store/kit/edit';
import { useAppSelector } from '@/parts/hooks';
import { RecordActivity } from '@/parts/RecordActivity';
import { useEditBase } from '@/parts/useEditBase';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { YES_NO } from '@/store/kit/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { OpenLink } from '@/ui/links';
import { SuggestInput } from '@/ui/SuggestInput';
import styles from './AdditionDialog.module.css';
import { additionFormSchema, type AdditionValues } from '@/store/vehicles/additions/additionSchema';
import { additionWarnings } from '@/store/vehicles/additions/additionWarnings';

const Field = fieldsOf<AdditionValues>();

export interface AdditionDialogProps {
  addition?: Addition | undefined;
  /** What is known of a new one. */
  given?: Partial<Pick<AdditionDraft, 'imei' | 'vehicleNo'>>;
  onClose: () => void;
}

/** What is in the way of a device in the vehicle that has the plate, or whose that is so far: with the way there. */
function placeWarning({ vehicle, inside, from }: AdditionPlace): ReactNode {
  if (!vehicle) return undefined;
  if (inside) {
    return (
      <>
        The device <OpenLink to={paths.stocks.deviceOf(inside.id)}>{inside.id}</OpenLink> is in it.
      </>
    );
  }
  if (!from) return undefined;
  const to = from.account ? paths.sales.detailedClientOf(from.account.number) : paths.care.vehicleOf(vehicle.vehicleNo);
  return (
    <>
      It is with <OpenLink to={to}>{from.name}</OpenLink>: it moves to this client.
    </>
  );
}

/** Adds a new device, or edits the one given, as it was when this opened: every field of its row. */
export default function AdditionDialog({ addition, given, onClose }: AdditionDialogProps) {
  const say = useSay();
  const today = useToday();
  const additions = useAppSelector(selectAdditions);
  const { base: opened, saveEdit } = useEditBase(
    addition,
    additions.find(({ id }) => id === addition?.id),
  );
  const { clients, companies } = useAppSelector(selectKnownClients);
  const stock = useAppSelector(selectStock);
  const warn = additionWarnings(additions, opened?.id, (imei, { vehicleNo = '', date = '' }) => {
    const known = rowOfTable(stock.devices, imei) !== undefined;
    return { known, says: known ? fittingWarning(stock, imei, { vehicleNo, date, moves: !opened }) : UNBOUGHT };
  });
  const business = useAppSelector(selectVehicleContext);
  const schema = useMemo(
    () => (opened ? additionFormSchema(today) : newAdditionSchema(business, today)),
    [opened, business, today],
  );
  const save = (draft: AdditionValues, show: (addition: Addition) => void) => {
    if (!opened) return say(additionRecorded(draft, additionFollows(business, draft)), `${draft.vehicleNo} added`);
    const edit = edited<AdditionDraft>(opened, draft);
    return saveEdit(edit, additionEdited(opened.id, edit), `${draft.vehicleNo} saved`, show);
  };
  return (
    <FormDialog
      title={opened ? 'Edit Device Details' : 'Add New Device'}
      does={opened ? additionEdited : additionRecorded}
      schema={schema}
      initialValues={opened ?? { date: today, ...given }}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.grid}>
        <Field name="date" label="Date">
          <DateInput />
        </Field>
        <Field name="clientName" label="Client Name">
          <SuggestInput suggestions={clients} />
        </Field>
        <Field name="company" label="Company">
          <SuggestInput suggestions={companies} />
        </Field>
        <Field
          name="vehicleNo"
          label="Vehicle No"
          warn={(typed, values) =>
            (opened ? undefined : placeWarning(additionPlace(business, { ...values, vehicleNo: typed }))) ??
            warn.vehicleNo(typed)
          }
        >
          <Input autoComplete="off" autoCapitalize="characters" />
        </Field>
        <Field name="imei" label="IMEI" explains="IMEI" warn={warn.imei}>
          <Input inputMode="numeric" autoComplete="off" />
        </Field>
        <Field name="deviceType" label="Device Type">
          <WordSelect choices={DEVICE_TYPES} placeholder="Select a device type" />
        </Field>
        <Field name="billing" label="Billing">
          <WordRadios label="Billing" choices={YES_NO} />
        </Field>
      </div>
      {opened && <RecordActivity record={opened.id} />}
    </FormDialog>
  );
}
