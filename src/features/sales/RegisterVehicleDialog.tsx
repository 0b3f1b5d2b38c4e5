import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { plateWarning } from '@/parts/plateWarning';
import { useSay } from '@/parts/useSay';
import { companyOf, GST_CHOICES, PLANS } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { selectTimelineContext } from '@/store/business/timeline/timelineContext';
import { VEHICLE_TYPES } from '@/store/care/jobs/job';
import { addedTerms } from '@/store/vehicles/vehicles/addedTerms';
import { registerSchema, type RegisterValues } from '@/store/vehicles/vehicles/vehicleFormSchema';
import { vehicleRegistered } from '@/store/facts/vehicles';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { MoneyInput } from '@/ui/MoneyInput';
import { SuggestInput } from '@/ui/SuggestInput';

const Field = fieldsOf<RegisterValues>();

/** Asks for a new vehicle of a client, on the terms of the client's bill and plan unless others are typed. */
export default function RegisterVehicleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const say = useSay();
  const context = useAppSelector(selectTimelineContext);
  const { duration, price, gst = 'Excluding' } = addedTerms(account);
  return (
    <FormDialog
      title={`Register Vehicle of ${companyOf(account)}`}
      does={vehicleRegistered}
      save="Register"
      schema={registerSchema(context)}
      initialValues={{ duration, price, gst }}
      onSubmit={(values) =>
        say(vehicleRegistered({ ...values, accountId: account.id }), `${values.vehicleNo} registered`)
      }
      onClose={onClose}
    >
      <Field name="vehicleNo" label="Vehicle No" warn={(typed) => plateWarning(context, typed)}>
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field name="type" label="Type">
        <SuggestInput suggestions={VEHICLE_TYPES} />
      </Field>
      <Field name="chassisNo" label="Chassis No">
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field name="duration" label="Duration">
        <WordSelect choices={PLANS} />
      </Field>
      <Field name="price" label="Price">
        <MoneyInput />
      </Field>
      <Field name="gst" label="GST">
        <WordRadios label="GST" choices={GST_CHOICES} />
      </Field>
    </FormDialog>
  );
}
