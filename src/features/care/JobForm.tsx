import { Input } from 'antd';
import { vehiclesOfAccount } from '@/store/vehicles/vehicles/accountVehicles';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { JOB_DEVICES, JOB_TYPES, TIME_SLOTS, VEHICLE_TYPES } from '@/store/care/jobs/job';
import { FITTINGS } from '@/store/care/jobs/requestFlags';
import { accountNamedIn } from '@/store/care/scheduling/jobAccount';
import { jobRaised } from '@/store/facts/jobs';
import { selectKnownClients } from '@/store/vehicles/vehicles/knownClients';
import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { YES_NO } from '@/store/kit/yesNo';
import { WordSelect } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { MobileInput } from '@/parts/MobileInput';
import { SchemaForm, type SchemaFormProps } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { useTyped } from '@/ui/typedValues';
import { Flags } from './Flags';
import { JobClientInput } from './JobClientInput';
import { NamedCredit } from './JobCredit';
import { VehiclesChoice } from './VehiclesChoice';
import { jobSchema, type JobValues } from '@/store/care/jobs/jobSchema';
import { jobWarnings } from '@/store/care/jobs/jobWarnings';

const Field = fieldsOf<JobValues>();

/** Which of the client's vehicles and slots are meant, once the company is a client that has some. */
function MeantVehicles() {
  const table = useAppSelector((state) => state.vehicles);
  const { companyName, clientName } = useTyped<JobValues>();
  const account = useAppSelector((state) => accountNamedIn(state, companyName, clientName));
  const vehicles = account ? vehiclesOfAccount(table, account.id) : [];
  if (vehicles.length === 0) return undefined;
  return (
    <Field name="vehicleIds" label="Vehicles" hint="Vehicles of this job, if known.">
      <VehiclesChoice
        options={vehicles.map(({ id, number, vehicleNo }) => ({
          value: id,
          label: isUnassigned(vehicleNo) ? `${vehicleNo} (${number})` : vehicleNo,
        }))}
      />
    </Field>
  );
}

interface JobFormProps extends Pick<
  SchemaFormProps<typeof jobSchema>,
  'brought' | 'initialValues' | 'onSubmit' | 'children'
> {
  /** The plates that it is about, where they are known; what is typed is kept for these. */
  about?: string | undefined;
}

/** The Raise Request (Job) form; `children` stand above its fields. */
export function JobForm({ about, children, ...props }: JobFormProps) {
  const { clients, companies } = useAppSelector(selectKnownClients);
  return (
    <SchemaForm schema={jobSchema} draft={useFormDraft('raise-request', about)} {...props}>
      {children}
      <Section title="Job">
        <FormGrid>
          <Field name="jobType" label="Job Type">
            <WordSelect choices={JOB_TYPES} placeholder="Select a type" />
          </Field>
          <Field name="noOfInstallation" label="No of Installation">
            <DigitsInput />
          </Field>
          <Field name="deviceModel" label="Device Model">
            <WordSelect choices={JOB_DEVICES} placeholder="Select a device" />
          </Field>
          <Field name="vehicleType" label="Vehicle Type">
            <WordSelect choices={VEHICLE_TYPES} placeholder="Select a type" />
          </Field>
        </FormGrid>
        <Field name="required" label="Required">
          <Flags label="Required" words={FITTINGS} />
        </Field>
      </Section>
      <Section title="Client">
        <FormGrid>
          <Field name="companyName" label="Company Name">
            <JobClientInput name="companyName" suggestions={companies} />
          </Field>
          <Field name="clientName" label="Client Name">
            <JobClientInput name="clientName" suggestions={clients} />
          </Field>
          <Field name="contactNo" label="Contact No" warn={jobWarnings.contactNo}>
            <MobileInput />
          </Field>
          <Field name="location" label="Location">
            <Input autoComplete="off" />
          </Field>
        </FormGrid>
        <NamedCredit person="clientName" />
        <MeantVehicles />
      </Section>
      <Section title="Visit">
        <Field name="availableTimeSlots" label="Available Time Slots" warn={jobWarnings.timeSlots}>
          <Flags label="Available Time Slots" words={TIME_SLOTS} />
        </Field>
        <FormGrid>
          <Field name="payment" label="Payment">
            <WordSelect choices={YES_NO} placeholder="Select Yes or No" />
          </Field>
          <Field name="remarks" label="Remarks">
            <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
          </Field>
        </FormGrid>
      </Section>
      <FormActions>
        <LimitedButton does={jobRaised} type="primary" htmlType="submit">
          Submit
        </LimitedButton>
      </FormActions>
    </SchemaForm>
  );
}
