import { Input } from 'antd';
import { useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { CHARGES, GST_CHOICES, PLANS } from '@/store/clients/accounts/account';
import {
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

const Field = fieldsOf<VehicleTermsValues>();

/** Asks what the subscription of a vehicle costs for a month, and whether it is paid for. */
export default function TermsDialog({ vehicle: now, onClose }: { vehicle: Vehicle; onClose: () => void }) {
  const say = useSay();
  // As it was when the dialog opened: what others change meanwhile is told.
  const [vehicle] = useState(now);
  const account = useAppSelector((state) => state.accounts.entities[vehicle.accountId ?? '']);
  const save = (values: VehicleTermsValues) => {
    const edit = termsEdit(vehicle, account, values);
    return (
      Object.keys(edit.to).length === 0 ||
      say(vehicleTermsChanged(vehicle.id, edit), `${vehicle.vehicleNo}: terms saved`)
    );
  };
  return (
    <FormDialog
      title={`Terms: ${vehicle.vehicleNo}`}
      does={vehicleTermsChanged}
      schema={vehicleTermsSchema}
      initialValues={termsOf(vehicle, account)}
      onSubmit={save}
      onClose={onClose}
    >
      <Field name="price" label="Price" hint="For one month. Bills that are issued stay as they are.">
        <Input prefix="₹" inputMode="decimal" autoComplete="off" />
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
      <Field
        name="billedUntil"
        label="Billed Until"
        explains="Billed until"
        hint="Billed elsewhere up to this day: it is charged from the day after."
      >
        <DateInput />
      </Field>
    </FormDialog>
  );
}
