import { Input } from 'antd';
import { BRANCHES, SERVICE_MODELS } from '@/store/care/jobs/job';
import { ISSUES } from '@/store/care/jobs/requestFlags';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { serviceRaised } from '@/store/facts/jobs';
import { selectKnownClients } from '@/store/vehicles/vehicles/knownClients';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';
import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useToday } from '@/parts/useToday';
import { contactWarning, imeiWarning } from '@/store/kit/typed/numberWarnings';
import { WordSelect } from '@/ui/Choices';
import { DateInput, MinuteInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { MobileInput } from '@/parts/MobileInput';
import { SchemaForm, type SchemaFormProps } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { SuggestInput } from '@/ui/SuggestInput';
import { TextArea } from '@/ui/TextArea';
import { Flags } from './Flags';
import { NamedCredit } from './JobCredit';
import { serviceSchema, type ServiceValues } from '@/store/care/jobs/serviceSchema';
import { serviceWarnings } from '@/store/care/jobs/serviceWarnings';

const Field = fieldsOf<ServiceValues>();

type ServiceFormProps = Pick<
  SchemaFormProps<typeof serviceSchema>,
  'initialValues' | 'brought' | 'onSubmit' | 'children'
>;

/** The Raise Service form; `children` stand above its fields. */
export function ServiceForm({ children, ...props }: ServiceFormProps) {
  const { clients, companies } = useAppSelector(selectKnownClients);
  const vehicles = useAppSelector(selectVehicles);
  const warn = serviceWarnings(useAppSelector(selectJobs), useToday());
  return (
    <SchemaForm
      schema={serviceSchema}
      resetAfterSubmit
      draft={useFormDraft('raise-service', props.initialValues?.registrationNo)}
      {...props}
    >
      {children}
      <Section title="Vehicle">
        <FormGrid>
          <Field name="clientUserName" label="Client User Name">
            <SuggestInput suggestions={clients} />
          </Field>
          <Field name="companyName" label="Company Name">
            <SuggestInput suggestions={companies} />
          </Field>
          <Field name="registrationNo" label="Registration No" warn={warn.vehicle}>
            <SuggestInput suggestions={vehicles.map(({ vehicleNo }) => vehicleNo)} />
          </Field>
          <Field name="deviceIMEI" label="Device IMEI" explains="IMEI" warn={imeiWarning}>
            <Input inputMode="numeric" autoComplete="off" />
          </Field>
          <Field name="deviceModel" label="Device Model">
            <WordSelect choices={SERVICE_MODELS} placeholder="Select a model" />
          </Field>
          <Field name="dateOfInstallation" label="Date of Installation" warn={warn.future}>
            <DateInput />
          </Field>
        </FormGrid>
        <NamedCredit person="clientUserName" />
      </Section>
      <Section title="Problem">
        <Field name="issues" label="Issues" warn={warn.issues}>
          <Flags label="Issues" words={ISSUES} />
        </Field>
        <FormGrid>
          <Field name="notWorking" label="Not Working Time" warn={warn.future}>
            <MinuteInput />
          </Field>
          <Field name="remark" label="Remark">
            <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
          </Field>
        </FormGrid>
      </Section>
      <Section title="Visit">
        <FormGrid>
          <Field name="location" label="Location">
            <Input autoComplete="off" />
          </Field>
          <Field name="branch" label="Branch">
            <WordSelect choices={BRANCHES} placeholder="Select a branch" />
          </Field>
          <Field name="personName" label="Person Name">
            <Input autoComplete="off" />
          </Field>
          <Field name="contactNo" label="Contact No" warn={contactWarning}>
            <MobileInput />
          </Field>
          <Field name="fromTime" label="From Time" warn={warn.past}>
            <DateInput />
          </Field>
          <Field name="toTime" label="To Time" warn={warn.toTime}>
            <DateInput />
          </Field>
        </FormGrid>
      </Section>
      <FormActions>
        <LimitedButton does={serviceRaised} type="primary" htmlType="submit">
          Submit
        </LimitedButton>
      </FormActions>
    </SchemaForm>
  );
}
