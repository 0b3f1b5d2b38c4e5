import { useState } from 'react';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { CHARGES, GST_CHOICES, PLANS } from '@/store/clients/accounts/account';
import { startChoices } from '@/store/billing/terms/termsStart';
import { termsPreview } from '@/store/billing/terms/termsPreview';
import { selectBilling } from '@/store/billing/billRun/selectBilling';
import {
  chosenStart,
  termsEdit,
  termsOf,
  vehicleTermsSchema,
  type VehicleTermsValues,
} from '@/store/vehicles/vehicles/vehicleTermsSchema';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { SmallLine } from '@/ui/SmallLine';
import { useTyped } from '@/ui/typedValues';
import { useToday } from '@/parts/useToday';
import { SinceFields } from './SinceFields';

const Field = fieldsOf<VehicleTermsValues>();

interface OfVehicle {
  vehicle: Vehicle;
  first: string;
}

/** What the next runs charge as it stands in the form; nothing while something in it is none. */
function Preview({ vehicle, first }: OfVehicle) {
  const typed = useTyped();
  const today = useToday();
  const state = useAppSelector(selectBilling);
  const schema = vehicleTermsSchema(first);
  if (!schema.isValidSync(typed)) return null;
  const values = schema.cast(typed);
  const edit = termsEdit(vehicle, state.accounts.entities[vehicle.accountId ?? ''], values);
  return (
    <div role="status" aria-label="What the next runs charge">
      {termsPreview(state, vehicle, { edit, from: chosenStart(values, today), on: today }).map((line) => (
        <SmallLine key={line}>{line}</SmallLine>
      ))}
    </div>
  );
}

/** Asks what the subscription of a vehicle costs for a month, and whether it is paid for. */
export default function TermsDialog({ vehicle: now, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const say = useSay();
  // As it was when the dialog opened: what others change meanwhile is told.
  const [vehicle] = useState(now);
  const account = useAppSelector((state) => state.accounts.entities[vehicle.accountId ?? '']);
  const today = useToday();
  const store = useAppStore();
  const [{ first, choices, since }] = useState(() => startChoices(store.getState(), [now], today));
  const save = (values: VehicleTermsValues) => {
    const edit = termsEdit(vehicle, account, values);
    return (
      Object.keys(edit.to).length === 0 ||
      say(vehicleTermsChanged(vehicle.id, edit, chosenStart(values, today), today), `${vehicle.vehicleNo}: terms saved`)
    );
  };
  return (
    <FormDialog
      title={`Terms: ${vehicle.vehicleNo}`}
      does={vehicleTermsChanged}
      schema={vehicleTermsSchema(first)}
      initialValues={{ ...termsOf(vehicle, account), since }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="price" label="Price" hint="For one month. Bills that are issued stay as they are.">
        <MoneyInput />
      </Field>
      <Field name="duration" label="Duration">
        <WordSelect choices={PLANS} />
      </Field>
      <Field name="gst" label="GST">
        <WordRadios label="GST" choices={GST_CHOICES} />
      </Field>
      <Field name="charge" label="Type" explains="Foc, Demo" hint="Foc and Demo vehicles get no bill.">
        <WordRadios label="Type" choices={CHARGES} />
      </Field>
      <SinceFields choices={choices} />
      <Field
        name="billedUntil"
        label="Billed Until"
        explains="Billed until"
        hint="Billed elsewhere up to this day: it is charged from the day after."
      >
        <DateInput />
      </Field>
      <Preview vehicle={vehicle} first={first} />
    </FormDialog>
  );
}
