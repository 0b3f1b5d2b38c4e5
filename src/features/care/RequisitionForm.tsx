import { selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { requisitionRaised } from '@/store/facts/requisitions';
import { PURPOSES, REQUISITION_CLIENTS, REQUISITION_JOB_TYPES } from '@/store/care/requisitions/requisition';
import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useSay } from '@/parts/useSay';
import { YES_NO } from '@/store/kit/yesNo';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { SchemaForm } from '@/ui/SchemaForm';
import { SuggestInput } from '@/ui/SuggestInput';
import { TextArea } from '@/ui/TextArea';
import { MaterialFields } from './MaterialFields';
import { requisitionOf, requisitionSchema, type RequisitionValues } from '@/store/care/requisitions/requisitionSchema';

const Field = fieldsOf<RequisitionValues>();

/** Raises a requisition; whom and where, earlier ones suggest. */
export function RequisitionForm() {
  const say = useSay();
  const earlier = useAppSelector(selectRequisitions);
  const submit = (values: RequisitionValues) =>
    say(requisitionRaised(requisitionOf(values)), `Requisition for ${values.locationInput} raised`);
  return (
    <SchemaForm schema={requisitionSchema} draft={useFormDraft('requisition')} onSubmit={submit} resetAfterSubmit>
      <FormGrid>
        <Field name="assignInput" label="Assign Input">
          <SuggestInput suggestions={earlier.map(({ assignInput }) => assignInput)} />
        </Field>
        <Field name="locationInput" label="Location Input">
          <SuggestInput suggestions={earlier.map(({ locationInput }) => locationInput)} />
        </Field>
        <Field name="clientDropdown" label="Client Dropdown">
          <WordSelect choices={REQUISITION_CLIENTS} placeholder="Select a client" />
        </Field>
        <Field name="purposeDropdown" label="Purpose Dropdown">
          <WordSelect choices={PURPOSES} placeholder="Select a purpose" />
        </Field>
        <Field name="jobTypeDropdown" label="Job Type Dropdown">
          <WordSelect choices={REQUISITION_JOB_TYPES} placeholder="Select a job type" />
        </Field>
        <Field name="paymentStatus" label="Payment Status">
          <WordRadios label="Payment Status" choices={YES_NO} />
        </Field>
        <Field name="overallMaterialRequired" label="Overall Material Required">
          <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
      </FormGrid>
      <MaterialFields />
      <FormActions>
        <LimitedButton does={requisitionRaised} type="primary" htmlType="submit">
          Submit
        </LimitedButton>
      </FormActions>
    </SchemaForm>
  );
}
